package coloring

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// Read reads a scheme, a line for every start or rule. It errs with one sentence that names
// the line, also if painting would not come to an end: a rule leads away from the corner.
func Read(text string) (*Scheme, error) {
	r := &reader{scheme: &Scheme{}}
	for i, line := range strings.Split(text, "\n") {
		r.Scanner = notation.NewScanner(line)
		if r.Done() {
			continue
		}
		if err := r.line(i + 1); err != nil {
			return nil, errLine(i+1, err)
		}
	}
	if len(r.scheme.Starts) == 0 {
		return nil, errNoStart
	}
	for color, line := range r.used {
		if !r.scheme.reached(color) {
			return nil, errLine(line, errNever(r.scheme.Colors[color]))
		}
	}
	return r.scheme, nil
}

// reader reads a scheme line by line.
type reader struct {
	*notation.Scanner
	scheme *Scheme
	used   []int // by colour, the line that named it first
}

// line reads a line that is not empty.
func (r *reader) line(number int) error {
	from, err := r.colors(number)
	if err != nil {
		return err
	}
	switch {
	case r.Skip("->"):
		return r.targets(number, from)
	case r.Skip(":"):
		return r.starts(from)
	}
	return r.Fail(r.Mark(), expectedSign.String())
}

// colors reads the names of colours.
func (r *reader) colors(number int) (list []int, err error) {
	for {
		color, err := r.color(number)
		if err != nil {
			return nil, err
		}
		list = append(list, color)
		if !r.Skip(",") {
			return list, nil
		}
	}
}

// color reads the name of a colour.
func (r *reader) color(number int) (int, error) {
	const longest = 12
	mark := r.Mark()
	name := r.Word()
	if name == "" {
		return 0, r.Fail(mark, expectedColor.String())
	}
	if len(name) > longest {
		return 0, r.Fail(mark, longName(longest))
	}
	color := slices.Index(r.scheme.Colors, name)
	if color < 0 {
		if color = len(r.scheme.Colors); color == mostColors {
			return 0, r.Fail(mark, manyColors(mostColors))
		}
		r.scheme.Colors, r.used = append(r.scheme.Colors, name), append(r.used, number)
	}
	return color, nil
}

// starts reads the squares that have colours from the start.
func (r *reader) starts(colors []int) error {
	for {
		if err := r.Expect("("); err != nil {
			return err
		}
		x, err := r.span(",")
		if err != nil {
			return err
		}
		y, err := r.span(")")
		if err != nil {
			return err
		}
		for _, color := range colors {
			r.scheme.Starts = append(r.scheme.Starts, Start{color, x, y})
		}
		if r.Skip(","); r.Done() {
			return nil
		}
	}
}

// span reads a number, or some in a row, and what must follow.
func (r *reader) span(end string) (s Span, err error) {
	mark := r.Mark()
	if s.From, err = r.Int(aNumber.String(), 0, mostNumber); err != nil {
		return s, err
	}
	s.To = s.From
	if r.Skip("..") {
		if r.Skip(end) {
			s.To = Endless
			return s, nil
		}
		if s.To, err = r.Int(aNumber.String(), 0, mostNumber); err != nil {
			return s, err
		}
		if s.To < s.From {
			return s, r.Fail(mark, backward.String())
		}
	}
	return s, r.Expect(end)
}

// targets reads what rules lead to.
func (r *reader) targets(number int, from []int) error {
	for {
		to, err := r.color(number)
		if err != nil {
			return err
		}
		for first := true; first || strings.HasPrefix(r.Rest(), "("); first = false {
			by, err := r.step()
			if err != nil {
				return err
			}
			for _, color := range from {
				r.add(Rule{color, to, by})
			}
			if len(r.scheme.Rules) > mostRules {
				return r.Fail(r.Mark(), manyRules(mostRules))
			}
		}
		if r.Done() {
			return nil
		}
		if err := r.Expect(","); err != nil {
			return err
		}
	}
}

// add adds a rule that is new.
func (r *reader) add(rule Rule) {
	if !slices.Contains(r.scheme.Rules, rule) {
		r.scheme.Rules = append(r.scheme.Rules, rule)
	}
}

// step reads how far a rule leads, which must be away from the corner.
func (r *reader) step() (by engine.Cell, err error) {
	mark := r.Mark()
	if err = r.Expect("("); err != nil {
		return by, err
	}
	if by.X, err = r.Int(aNumber.String(), -mostNumber, mostNumber); err != nil {
		return by, err
	}
	if err = r.Expect(","); err != nil {
		return by, err
	}
	if by.Y, err = r.Int(aNumber.String(), -mostNumber, mostNumber); err != nil {
		return by, err
	}
	if err = r.Expect(")"); err != nil {
		return by, err
	}
	switch {
	case by == engine.Cell{}:
		return by, r.Fail(mark, endlessly.String())
	case by.X < 0 || by.Y < 0:
		return by, r.Fail(mark, leadsBack.String())
	}
	return by, nil
}

// reached reports whether a square may ever have the colour.
func (s *Scheme) reached(color int) bool {
	return slices.ContainsFunc(s.Starts, func(a Start) bool { return a.Color == color }) ||
		slices.ContainsFunc(s.Rules, func(r Rule) bool { return r.To == color && r.From != color })
}
