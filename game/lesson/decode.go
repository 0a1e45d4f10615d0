package lesson

import (
	"encoding/binary"
	"strings"
	"unicode/utf16"
)

// MostFile is the longest file that can hold a lesson, in bytes: that of a lesson in UTF-16.
const MostFile = 2*MaxText + 2

// mark is what some programs put before a text, to say how it is written.
const mark = "\ufeff"

// Decode returns the text of a file, in UTF-8 or, where a mark says so, in UTF-16. The file has
// so many bytes, of which those beyond MostFile need not be given.
func Decode(file []byte, size int) (string, error) {
	var order binary.ByteOrder
	switch {
	case len(file) >= 2 && file[0] == 0xff && file[1] == 0xfe:
		order = binary.LittleEndian
	case len(file) >= 2 && file[0] == 0xfe && file[1] == 0xff:
		order = binary.BigEndian
	case size > MaxText+len(mark):
		return "", errLongLesson(size, MaxText)
	default:
		return strings.TrimPrefix(string(file), mark), nil
	}
	if size > MostFile {
		return "", errLongLesson(size, MaxText)
	}
	if len(file)%2 != 0 {
		return "", at(1, errCut)
	}
	units := make([]uint16, len(file)/2-1)
	for i := range units {
		units[i] = order.Uint16(file[2*i+2:])
	}
	return string(utf16.Decode(units)), nil
}
