// Package chart is the map on the table: which board is painted, how much of it and in
// which colours, and what is known of it: the values under the pointer, the names of
// regions, how two games differ, and the rule that makes the numbers. The
// painter does the work; a Chart decides what to paint, and puts what it hears
// into a scene for the canvas and into words for the page.
//
// For rook@2,1 on 8×8 squares it orders a map of 64 squares from the painter, and its
// legend has two colours: #f2c230 for P, a palace, and #0c0c10 for N.
package chart
