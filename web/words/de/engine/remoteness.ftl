method-counted = Züge, Feld für Feld

method-counted-idea = Von einem Palast aus dauert das Spiel einen Zug länger als von seiner langsamsten Option, von jedem anderen Feld einen Zug länger als vom schnellsten erreichbaren Palast.

method-ranked = Der n-te Palast dauert 2n Züge

method-ranked-idea = Unter dem n-ten Palast liegen die Paläste 0 bis n−1 und keine anderen, und er hat eine Option, von der aus nur n−1 erreichbar ist.

err-elsewhere = eine Karte der Spieldauer beginnt in der Ecke

err-edge = die Spieldauer wird bis { $edge } Felder von der Ecke gezählt

err-looks = vor ({ $x },{ $y }) müssten zu viele Felder angesehen werden

err-while = es dauert eine Weile, die Spieldauer aller Felder vor ({ $x },{ $y }) zu zählen
