// Package certificate reads certificates of vector subtraction boards in two dimensions, and checks
// them. A certificate describes the outcome of every square: by the mosaics of the segments, the
// strips between them, and a corner. What is here knows the rules of the game and
// docs/certificates.md, and nothing of how segments are found.
//
// Of the files, form.go reads one, board.go says the outcome of a square, shape.go holds its parts
// against each other, proof.go the squares against the rules, write.go fills in what a file says
// beside the segments, and line.go follows lines.
//
// Sources: [LSY24] Section 9, Definition 56; package engine lists them.
package certificate
