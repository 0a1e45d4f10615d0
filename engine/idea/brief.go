package idea

// Brief writes a whole number in decimal digits for people: only the first and the last ones
// if there are so many that nobody reads them.
func Brief(digits string) string {
	const most, ends = 18, 6
	if len(digits) <= most {
		return digits
	}
	return digits[:ends] + "…" + digits[len(digits)-ends:]
}
