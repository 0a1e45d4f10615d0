// Package save writes what is on the map into files: it offers the formats, reads which
// squares are wished for, says what the file would be, and has the exporter write it part
// by part. A picture of what is seen comes from the canvas.
package save
