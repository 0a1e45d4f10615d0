package ideas

// This file has what is said of an idea that is open, whatever it is about.

// busy says how far the work is.
func busy(share uint32) string {
	if share == 0 {
		return looking.String()
	}
	return lookingShare(int(share / 10))
}
