// Package sweep counts through the whole board of blocking queens, block by block, and
// shows what was counted.
//
// A Sweep passes each block once, as far as anyone has asked. Its front is a line of edges,
// one on top of the next block of each column and one to the left of the next of each row.
// Only the half of the board on and above the diagonal is counted, for it is its own mirror
// image, and nothing in the outer space beyond the arm. After five blocks of the row 0 and
// three of row 1 the front is the line of = and ‖:
//
//	column  0  1  2  3  4  5
//	                       =
//	row 0   ■  ■  ■  ■  ■‖
//	row 1      ■  ■  ■‖ =
//	row 2         =  =
//
// The values are not kept, but some of the edges are, and from these any block is counted
// again when it is needed: Board gives the tiles of a window, Lines what a queen sees from
// a position. The same edges let others do the counting: Board.Divide cuts the board into
// pieces that depend on each other by their edges alone.
//
// sweep.go, front.go, keptedges.go and run.go count, walk.go and passing.go say in which
// order, replay.go counts again. board.go, source.go and blockview.go show tiles, reader.go
// and lines.go answer about positions. cell.go, codec.go, order.go, piece.go and division.go
// share the counting.
//
// Sources: [CLN15]; package engine lists them.
package sweep
