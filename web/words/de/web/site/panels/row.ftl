row-row-pointed-at-pieces = Die Zeile, auf die gezeigt wird, oder die der Figur (l)

row-hear-row = Zeile als Ton abspielen
