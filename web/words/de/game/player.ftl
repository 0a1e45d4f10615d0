err-decides-alone = „{ $name }“ entscheidet allein
