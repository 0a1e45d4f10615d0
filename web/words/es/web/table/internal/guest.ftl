err-names-no-member = un mensaje a Palace nombra uno de los miembros de window.palace que se pueden llamar: { OR($members) }

err-no-list = los argumentos de un mensaje a Palace son una lista
