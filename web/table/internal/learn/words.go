package learn

// count says how far an explanation is: "1 of 4", "" for one without steps.
func count(step, steps int) string {
	if steps == 0 {
		return ""
	}
	return stepOf(step, steps)
}
