package sheet

import (
	"github.com/palacegames/palace/engine/words"
)

// Bytes writes a size for a reader: "640 bytes", "6.9 MB".
func Bytes(size float64) string {
	if size < 1000 {
		return small(int(size))
	}
	unit := 0
	for size /= 1000; size >= 999.5; size /= 1000 {
		unit++
	}
	digits := 0
	if size < 9.95 {
		digits = 1
	}
	return large(words.Fraction(size, digits), [...]string{"kB", "MB", "GB", "TB", "PB", "EB"}[unit])
}
