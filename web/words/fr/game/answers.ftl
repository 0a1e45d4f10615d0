err-empty = il n’y a rien ici

err-foreign-text = ce ne sont pas des réponses de Palace : un tel texte commence par { $head }

err-mistyped = un caractère est faux ici : le texte a été mal recopié, ou changé en route

err-cut-of = { $of ->
    [0] ce texte est coupé : seuls ses { $length } premiers caractères sont là
   *[other] ce texte est coupé : il n’y a que { $length } de ses { $of } caractères
}

err-longer = ce texte a { $n } caractères de trop à la fin

err-other-version = ce texte vient d’une autre version de Palace : { $letter }, alors que celle-ci lit { $first } et { $second }

err-sign-at = le caractère { $sign } à la place { $at } n’apparaît dans aucune réponse : le texte a été mal recopié

err-nothing = il n’y a rien à rendre

err-too-many-marks = on ne peut pas rendre plus de { $most } marques

err-marks = une case ne peut être marquée qu’une fois, et toutes les marques doivent être sur un même plateau

err-steps = ce ne sont pas des étapes d’une leçon

err-replies = ce ne sont pas des réponses aux étapes d’une leçon

err-tries = ce ne sont pas des essais aux problèmes d’une série

err-far = les marques sont trop éloignées les unes des autres pour être rendues : retires-en quelques-unes
