// Package region names what can be seen on the map of palace numbers of a blocking
// queen game, and finds where it is by measuring the values themselves.
//
// The map of game k organises itself into 11 regions with 14 borders and 6
// junctions, which are 7, 7 and 4 up to the symmetry of the board; the names are
// those of [CLN15] Section 3.1. On and above the diagonal, x ≥ y, they follow each
// other from left to right along the rows:
//
//	nose       hood ─casing─ épaulette ─seam─ arm ─skin─ outer space
//	           fabric ─rift─ épaulette ─seam─ arm ─skin─ outer space
//	armpit     fabric ─fray─ warp ─ arm ─skin─ outer space
//	prism      inner sector ─ warp ─ arm ─skin─ outer space
//
// Some borders are exact. The casing is the line x+2y = k. In each row the outer
// space begins after the last palace. The épaulette is where a formula of period 11
// gives the values, so rift and seam are the ends of its run in a row. The prism is
// the diagonal's last palace. The others are statistical: what changes there is how
// dense the palaces are. About one square in 11 is a palace in the fabric, one in 22
// in the warp, two in 5 in the arm and almost none in the inner sector; a border is
// put where it best divides a strip of a few rows, sheared along the border, into a
// part that is denser than the mean of the two densities and a part that is less
// so. Between the strips borders are straight.
//
// A Survey does the measuring; its Map says where to write the names, At names the
// region of a square, and Highlight marks the squares of a detail.
//
// In game 300, for example, the casing goes from the nose at (100, 100) to the shoulder
// at (300, 0), both with x+2y = 300. The seam and the rift end in the armpit at (385,
// 207), and the last palace on the diagonal, the prism, is (499, 499).
//
// Sources: [CLN15]; package engine lists them.
package region
