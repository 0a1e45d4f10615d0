package weave

import (
	"strconv"
	"strings"
)

// Formula writes the sum with its numbers, as in
// "g = a - b - c + e + f + p = 0 - 1 - (-1) + 0 + 1 + 3 = 4".
func (s *Step) Formula() string {
	var b strings.Builder
	b.WriteString("g = a - b - c + e + f + p =")
	for i, t := range s.Terms {
		if t.Sign == 0 {
			continue
		}
		switch {
		case i == 0:
		case t.Sign > 0:
			b.WriteString(" +")
		default:
			b.WriteString(" -")
		}
		b.WriteString(" " + inSum(t.Value, i > 0))
	}
	b.WriteString(" + " + inSum(s.Compensation, true) + " = " + inSum(s.Value, false))
	return b.String()
}

// Palaces says where p comes from, as in "p = 3 for a - 2 for b = 1", or that no
// square is a palace.
func (s *Step) Palaces() string {
	var b strings.Builder
	for _, t := range s.Terms {
		amount := t.Compensation
		switch {
		case amount == 0:
			continue
		case b.Len() == 0:
			b.WriteString(strconv.Itoa(int(amount)))
		case amount < 0:
			b.WriteString(" - " + strconv.Itoa(int(-amount)))
		default:
			b.WriteString(" + " + strconv.Itoa(int(amount)))
		}
		b.WriteString(" for " + t.Name)
	}
	if b.Len() == 0 {
		return "p = 0: none of the six is a palace"
	}
	return "p = " + b.String() + " = " + strconv.Itoa(int(s.Compensation))
}

// inSum writes a number, in parentheses if it is negative and something precedes it.
func inSum(v int32, follows bool) string {
	text := strconv.Itoa(int(v))
	if v < 0 && follows {
		return "(" + text + ")"
	}
	return text
}

// Words says what is to be done next.
func (p *Past) Words() string {
	if _, _, ok := p.Next(); !ok {
		return "All squares are found."
	}
	return "Two values lead to what is known: choose one."
}
