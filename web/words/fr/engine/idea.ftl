err-long = ce qui est choisi pour l’idée est trop long

err-name = le nom d’une idée n’a que des lettres : { $name }

err-part = après le nom d’une idée vient name=value, et pas { $part }

err-step = l’étape est un nombre de 0 à { $most }, et pas { $value }

err-twice = { $name } est donné deux fois

err-character = le caractère { $character }, numéro { $at }, n’a pas de sens ici

Err-no-idea = ce jeu n’a pas cette idée

err-lacks = il n’y a pas d’idée { $name } pour { $game }, { $names ->
    [none] ni d’autre
   *[other] mais il y a { $names }
}

err-control = il n’y a rien du nom de { $name } à choisir ici

err-choice = { $value } n’est pas un choix de « { $label } »

err-range = { $what } est un nombre de { $from } à { $to }, et pas { $value }

From-digit = chiffre { $n }

from-column = colonne { $column }

From-to = de { $first } à { $last }
