// Package shade paints the tiles of a board into the pixels of pictures, each pixel with
// the average of its squares' colours in linear light. What a tile's layout tells of many
// squares at once is used: bits are counted, bytes are sorted into planes of bits, and
// values that grow evenly are added up by a formula.
package shade
