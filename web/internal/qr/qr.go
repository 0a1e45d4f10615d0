// Package qr writes text as a QR code, so that a link can be scanned off a screen. The
// coding itself, its error correction and the layout of the modules, is the work of
// rsc.io/qr/coding; this package chooses what that leaves open: how the text is cut
// into segments, the version, the level of error correction, and the mask.
//
// HELLO WORLD is eleven bytes, and with 4 bits for the mode and 8 for the length these are
// 100 bits. The smallest version, of 21×21 modules, has room for 72 at the highest level of
// error correction and for 104 at the next, so that is what is chosen.
//
// References:
//
//	[ISO18004] ISO/IEC 18004:2015. QR Code bar code symbology specification.
package qr

import (
	"strconv"

	"rsc.io/qr/coding"
)

// Quiet is how many modules around a code stay light. A scanner needs them.
const Quiet = 4

// MaxLength is how many characters a code holds, if they are no long numbers.
const MaxLength = 2953

// ErrTooLong says that a text does not fit into the largest code.
var ErrTooLong = errLong(MaxLength)

// Code is a QR code: Size modules on a side, the quiet zone not among them.
type Code struct {
	Size int
	dark []bool // row by row
}

// Dark reports whether the module in column x and row y is dark. Beyond the code none
// is.
func (c Code) Dark(x, y int) bool {
	return x >= 0 && y >= 0 && x < c.Size && y < c.Size && c.dark[y*c.Size+x]
}

// Encode returns the smallest code of a text. A larger code is harder to scan from the
// back of a room than one with less error correction, so that is raised only as far as
// the size stays the same.
func Encode(text string) (Code, error) {
	parts := segments(text)
	for v := coding.Version(coding.MinVersion); v <= coding.MaxVersion; v++ {
		need := 0
		for _, part := range parts {
			need += part.Bits(v)
		}
		for level := coding.H; level >= coding.L; level-- {
			if need <= 8*v.DataBytes(level) {
				return plain(v, level, parts)
			}
		}
	}
	return Code{}, ErrTooLong
}

// plain returns the code under the mask that disturbs a scanner least.
func plain(v coding.Version, level coding.Level, parts []coding.Encoding) (best Code, err error) {
	least := -1
	for mask := coding.Mask(0); mask < 8; mask++ {
		plan, err := coding.NewPlan(v, level, mask)
		if err != nil {
			return Code{}, err
		}
		drawn, err := plan.Encode(parts...)
		if err != nil {
			return Code{}, err
		}
		code := unpacked(drawn)
		if p := penalty(code); least < 0 || p < least {
			least, best = p, code
		}
	}
	return best, nil
}

// unpacked returns the code that the library keeps in bits.
func unpacked(drawn *coding.Code) Code {
	c := Code{drawn.Size, make([]bool, 0, drawn.Size*drawn.Size)}
	for y := range c.Size {
		for x := range c.Size {
			c.dark = append(c.dark, drawn.Black(x, y))
		}
	}
	return c
}

// numeric is how many digits in a row are written as a number. A segment has a head,
// and so has the text that goes on after it; fewer digits than these do not save them.
const numeric = 12

// segments cuts a text into long numbers, which take ten bits for three digits, and
// what is between them, which takes a byte a character.
func segments(text string) (parts []coding.Encoding) {
	if whole := coding.Alpha(text); text != "" && whole.Check() == nil && digits(text) < len(text) {
		return []coding.Encoding{whole} // 5.5 bits a letter
	}
	start := 0 // of the text that is not yet in a segment
	for i := 0; i < len(text); {
		n := digits(text[i:])
		if n >= numeric {
			if start < i {
				parts = append(parts, coding.String(text[start:i]))
			}
			parts = append(parts, coding.Num(text[i:i+n]))
			start = i + n
		}
		i += max(n, 1)
	}
	if start < len(text) || len(parts) == 0 {
		parts = append(parts, coding.String(text[start:]))
	}
	return parts
}

// digits returns how many digits text begins with.
func digits(text string) int {
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return i
		}
	}
	return len(text)
}

// Path returns the dark modules, quiet zone and all, as the data of an SVG path in a
// square of Size + 2·Quiet.
func (c Code) Path() string {
	var b []byte
	for y := range c.Size {
		for x := 0; x < c.Size; x++ {
			from := x
			for c.Dark(x, y) {
				x++
			}
			if x == from {
				continue
			}
			b = strconv.AppendInt(append(b, 'M'), int64(from+Quiet), 10)
			b = strconv.AppendInt(append(b, ' '), int64(y+Quiet), 10)
			b = strconv.AppendInt(append(b, 'h'), int64(x-from), 10)
			b = append(b, 'v', '1', 'H')
			b = append(strconv.AppendInt(b, int64(from+Quiet), 10), 'z')
		}
	}
	return string(b)
}
