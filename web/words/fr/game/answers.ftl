err-empty = il n’y a rien ici

err-foreign-text = ce ne sont pas des réponses de Palace : un tel texte commence par { $head }

err-mistyped = un signe est faux ici : le texte a été mal recopié, ou changé en route

err-cut-short = ce texte est coupé : seuls ses { $length } premiers signes sont là

err-cut-of = ce texte est coupé : { $length } signes sont là sur { $of }

err-longer = il y a { $n } signes de trop après ce texte

err-other-version = ce texte vient d’une autre version de Palace : { $letter }, alors que celle-ci lit { $first } et { $second }

err-sign-at = le signe { $sign } à la place { $at } n’apparaît dans aucune réponse : le texte a été mal recopié

err-nothing = il n’y a rien à rendre

err-too-many-marks = on ne peut pas rendre plus de { $most } marques

err-marks = une case ne peut être marquée qu’une fois, et toutes sont d’un même plateau

err-steps = ce ne sont pas des étapes d’une leçon

err-replies = ce ne sont pas des réponses aux étapes d’une leçon

err-tries = ce ne sont pas des essais aux énigmes d’une série

err-far = les marques sont trop éloignées les unes des autres pour être rendues : retires-en quelques-unes
