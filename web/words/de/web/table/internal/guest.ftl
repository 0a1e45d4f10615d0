err-names-no-member = eine Nachricht an Palace nennt einen Bestandteil von window.palace, der aufgerufen werden kann: { OR($members) }

err-no-list = die Argumente einer Nachricht an Palace sind eine Liste
