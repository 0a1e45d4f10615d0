err-decides-alone = „{ $name }“ entscheidet selbst
