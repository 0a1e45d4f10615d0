// Package average paints the tiles of a board into the pixels of pictures, each pixel with
// the average of its squares' colours in linear light. What a tile's layout tells of many
// squares at once is used: bits are counted, bytes are sorted into planes of bits, and
// values that grow evenly are added up by a formula.
//
// At level 1 a pixel stands for 2×2 squares. With one of them a palace in gold, #f2c230,
// and three in black, #0c0c10, it is #82681b: a quarter of gold's light.
package average
