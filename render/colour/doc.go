// Package colour is what colours the board and its map have, by day and by night, and what
// they say: palettes, which give every value of a map its colour, their legend, the themes
// of the board, how averages are taken in linear light and told apart from afar.
//
// Half gold #f2c230 and half black #0c0c10 make #b28e24 and not #7f6720: it is light that is
// averaged, not bytes.
package colour
