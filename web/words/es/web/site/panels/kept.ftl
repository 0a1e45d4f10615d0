kept-title = A otro dispositivo

kept-words = Las estrellas, los problemas y las lecciones se quedan en este navegador. Copia este texto y pégalo en Palace en el otro dispositivo. O pega uno aquí y añádelo.

kept-text = Lo que has hecho

kept-copy = Copiar

kept-add = Añadir

kept-added = Añadido. Queda lo mejor de ambos.
