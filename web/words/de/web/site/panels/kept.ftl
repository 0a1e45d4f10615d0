kept-title = Auf ein anderes Gerät

kept-words = Sterne, Rätsel und Lektionen bleiben in diesem Browser. Kopiere diesen Text und füge ihn auf dem anderen Gerät in Palace ein. Oder füge hier einen ein und nimm ihn dazu.

kept-text = Was du gemacht hast

kept-copy = Kopieren

kept-add = Dazunehmen

kept-added = Dazugenommen. Das Bessere von beiden bleibt.
