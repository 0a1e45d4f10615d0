package answers

import "unicode/utf8"

var (
	errForeign   = errForeignText(head)
	errManyMarks = errTooManyMarks(MostMarks)
)

// errCut says that a text ends too early; of is how long it is as a whole, 0 if nobody knows.
func errCut(length, of int) error {
	if of == 0 {
		return errCutShort(length)
	}
	return errCutOf(length, of)
}

func errVersion(letter string) error {
	if first, _ := utf8.DecodeRuneInString(letter); first < 'A' || first > 'Z' {
		return errMistyped
	}
	return errOtherVersion(letter, string(versionA), string(versionB))
}

// errSign says which sign of a text is none.
func errSign(text string, at int) error {
	_, size := utf8.DecodeRuneInString(text[at:])
	return errSignAt(text[at:at+size], at+1)
}
