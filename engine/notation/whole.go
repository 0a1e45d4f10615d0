package notation

// MaxLength is the longest text that is read at all, in bytes.
const MaxLength = 1 << 20

// CheckLength refuses a text longer than MaxLength.
func CheckLength(text string) error {
	if len(text) <= MaxLength {
		return nil
	}
	return errTooLong(len(text), MaxLength)
}

// Whole lets read take a text apart. It errs if the text is too long, if read errs, or
// if read leaves something over.
func Whole(text string, read func(s *Scanner) error) error {
	if err := CheckLength(text); err != nil {
		return err
	}
	s := NewScanner(text)
	if err := read(s); err != nil {
		return err
	}
	return s.End()
}
