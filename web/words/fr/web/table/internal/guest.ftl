err-names-no-member = un message à Palace doit nommer un des membres de window.palace que l’on peut appeler : { OR($members) }

err-no-list = les arguments d’un message à Palace doivent être une liste
