err-names-no-member = eine Nachricht an Palace muss einen Bestandteil von window.palace nennen, der aufgerufen werden kann: { OR($members) }

err-no-list = die Argumente einer Nachricht an Palace müssen eine Liste sein
