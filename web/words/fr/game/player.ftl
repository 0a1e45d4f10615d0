err-decides-alone = un joueur { $name } décide seul
