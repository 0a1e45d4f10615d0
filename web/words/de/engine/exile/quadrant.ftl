err-apart = die Damen in dieser Gegend folgen nicht aus denen näher an der Ecke, also wird die P-Position nicht gefunden
