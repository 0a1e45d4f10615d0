package moves

// And lists the moves in words, or says how many they are: "(2,3) and (3,2)",
// "(t,2t) for any t from 1 on", "one of 5 further moves".
func (f Form) And() string {
	return f.said(saying{listedAnd, rangeAnd, endlessAnd, oneOfAnd, endlessManyAnd.String()})
}

// Or does the same with "or" before the last one.
func (f Form) Or() string {
	return f.said(saying{listedOr, rangeOr, endlessOr, oneOfOr, endlessManyOr.String()})
}

// saying is how each kind of list is said.
type saying struct {
	listed  func(moves []string) string
	ranged  func(moves []string, from, to int) string
	endless func(moves []string, from int) string
	oneOf   func(n int) string
	many    string
}

func (f Form) said(by saying) string {
	const most = 4
	switch few := len(f.single)+len(f.families) <= most; {
	case !few && f.endless():
		return by.many
	case !few:
		return by.oneOf(f.all)
	case f.lo == 0:
		return by.listed(f.each())
	case f.endless():
		return by.endless(f.each(), f.lo)
	}
	return by.ranged(f.each(), f.lo, f.hi)
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
