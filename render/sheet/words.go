package sheet

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/palacegames/palace/engine"
)

func noFormat(kind engine.Kind, format string) error {
	return errors.New("a file of " + kind.String() + " values is not written as " + format)
}

func wide(w engine.Window) error {
	return fmt.Errorf("%dx%d is too large to be saved: at most %d squares each way", w.W, w.H, MaxSide)
}

// large says that a window makes too large a file, and of which edge a square is that does not.
func large(w engine.Window, size float64, edge int) error {
	return fmt.Errorf("%dx%d squares would make a file of about %s, and a page saves at most %s at a time: %[5]dx%[5]d squares, for example",
		w.W, w.H, Bytes(size), Bytes(MaxSize), edge)
}

// Bytes writes a size for a reader: "640 bytes", "6.9 MB".
func Bytes(size float64) string {
	if size < 1000 {
		return strconv.Itoa(int(size)) + " bytes"
	}
	unit := 0
	for size /= 1000; size >= 999.5; size /= 1000 {
		unit++
	}
	digits := 0
	if size < 9.95 {
		digits = 1
	}
	return strconv.FormatFloat(size, 'f', digits, 64) + " " + [...]string{"kB", "MB", "GB", "TB", "PB", "EB"}[unit]
}

// described is what NumPy reads at the beginning of an array: a literal of Python.
func described(kind string, rows, columns int) string {
	return fmt.Sprintf("{'descr': '%s', 'fortran_order': False, 'shape': (%d, %d), }", kind, rows, columns)
}
