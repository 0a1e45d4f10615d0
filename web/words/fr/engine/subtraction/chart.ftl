err-pause = il reste des choses à faire

err-wrong = le plan est faux : une de ses cases ne découle pas de ses options
