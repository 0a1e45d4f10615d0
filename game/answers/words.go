package answers

import "unicode/utf8"

var (
	errForeign   = errForeignText(head)
	errManyMarks = errTooManyMarks(MostMarks)
)

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
