// Package save writes what is on the map into files: it offers the formats, reads which
// squares are wished for, says what the file would be, and has the exporter write it part
// by part. A picture of what is seen comes from the canvas.
//
// For 4×3 squares of Wythoff Nim, as bits, it says: 4 × 3 squares from (0,0) on: exactly
// 15 bytes. They are three lines of four digits and a line feed.
package save
