package catalog

// Families lists every family of games, in the order of the menu.
var Families = []Entry{}
