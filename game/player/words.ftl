# A player who is no computer was asked to choose.
# $name (Text) such as human
err-decides-alone = A { $name } decides alone
