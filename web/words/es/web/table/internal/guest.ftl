err-names-no-member = un mensaje a Palace debe nombrar uno de los miembros de window.palace que se pueden llamar: { OR($members) }

err-no-list = los argumentos de un mensaje a Palace deben ser una lista
