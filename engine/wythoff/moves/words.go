package moves

// And lists the moves in words, or says how many they are: "(2,3) and (3,2)",
// "(t,2t) for any t from 1 on", "one of 5 further moves".
func (f Form) And() string { return f.said(false) }

// Or does the same with "or" before the last one.
func (f Form) Or() string { return f.said(true) }

func (f Form) said(or bool) string {
	const most = 4
	return listed(or, len(f.single)+len(f.families) > most, f.endless(), f.each(), f.lo, f.hi, f.all)
}

// each writes the moves, those of families with their t.
func (f Form) each() (texts []string) {
	for _, m := range f.single {
		texts = append(texts, list([]Move{m}, ""))
	}
	for _, m := range f.families {
		texts = append(texts, list([]Move{m}, "t"))
	}
	return texts
}

// TooMany says that a list has more than MaxMoves moves.
func TooMany() string { return tooMany(MaxMoves) }
