// Package coloring paints squares of the board by a colouring scheme ([LSY24] Definition 40):
// some squares have a colour at the start, and an update rule gives the square that lies (a, b)
// farther on than one of a given colour a colour of its own. A scheme is legal if no square
// gets two colours. On an outcome segment its coloured squares are the P-positions.
//
// A scheme is written in lines, so that it can be edited: here the middle segment of
// {(1,2), (2,3), (3,1)}, Example 42.
//
//	red: (0,0..2)
//	green: (1,0) (1,1)
//	blue: (2,1)
//	red -> green (5,4)
//	green -> red (3,5), blue (5,4)
//	blue -> blue (5,4)
//
// So (0,0) is red, (5,4) green, (8,9) red again and (10,8) blue. In the place of a number may
// stand 0..2, or 2.. for all numbers from 2 on.
//
// scheme.go has what a scheme is, read.go and write.go its text, coat.go the painting, known.go
// the schemes of the paper, and suggest.go those that a board itself suggests.
//
// Sources: [LSY24] Section 9; package engine lists them.
package coloring
