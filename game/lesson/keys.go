package lesson

import (
	"slices"
	"strconv"
	"strings"
)

// key is how a key of the text is read.
type key struct {
	many bool // it may come more than once
	of   bool // it may have a word before the colon: "hint N:"
	read func(r *reader, l line) error
}

// headKeys are read before the first step.
var headKeys = map[string]key{
	"name": {read: func(r *reader, l line) error {
		r.lesson.Name = l.text
		return checkName(l.text)
	}},
	"title": {read: func(r *reader, l line) error { return set(&r.lesson.Title, l.text) }},
	"minutes": {read: func(r *reader, l line) error {
		n, err := strconv.Atoi(l.text)
		if err != nil || n < 1 || n > 999 {
			return errMinutes(l.text)
		}
		r.lesson.Teacher.Minutes = n
		return nil
	}},
	"aim":    {read: func(r *reader, l line) error { return set(&r.lesson.Teacher.Aim, l.text) }},
	"pupils": {many: true, read: func(r *reader, l line) error { return add(&r.lesson.Teacher.Pupils, l.text) }},
	"leads":  {read: func(r *reader, l line) error { return set(&r.lesson.Teacher.Leads, l.text) }},
	"paper":  {many: true, read: func(r *reader, l line) error { return add(&r.lesson.Teacher.Paper, l.text) }},
	"plan":   {many: true, read: func(r *reader, l line) error { return add(&r.lesson.Teacher.Plan, l.text) }},
}

// stepKeys are read in a step.
var stepKeys = map[string]key{
	"say":   {many: true, read: func(r *reader, l line) error { return add(&r.step.Words, l.text) }},
	"board": {read: readBoard},
	"ring":  {many: true, read: readShape},
	"arrow": {many: true, read: readShape},
	"label": {many: true, read: readShape},
	"claim": {many: true, read: func(r *reader, l line) error {
		c, err := readClaim(l)
		if err == nil && len(r.step.Claims) == maxClaims {
			err = errTooManyClaims(maxClaims)
		}
		r.step.Claims = append(r.step.Claims, c)
		return err
	}},
	"task": {read: readTask},
	"ask":  {read: ofTask(func(t *Task, l line) error { return set(&t.Ask, l.text) })},
	"option": {many: true, read: ofTask(func(t *Task, l line) error {
		if t.Kind != Choose {
			return errNotOfTask(l.key, string(t.Kind))
		}
		return add(&t.Options, l.text)
	})},
	"answer": {many: true, read: ofTask(func(t *Task, l line) error {
		if t.Kind != Choose && t.Kind != Type {
			return errNotOfTask(l.key, string(t.Kind))
		}
		return add(&t.Answers, l.text)
	})},
	"right": {read: ofTask(func(t *Task, l line) error { return set(&t.Right, l.text) })},
	"hint": {many: true, of: true, read: ofTask(func(t *Task, l line) error {
		if l.of != "" {
			t.Hints = append(t.Hints, Hint{l.of, l.text})
			return nil
		}
		if t.Hint != "" {
			return errTwice(l.key)
		}
		return set(&t.Hint, l.text)
	})},
}

func set(to *string, text string) error {
	*to = text
	return nil
}

func add(to *[]string, text string) error {
	*to = append(*to, text)
	return nil
}

// ofTask reads a line about the task of the step, which has to come before it.
func ofTask(read func(t *Task, l line) error) func(r *reader, l line) error {
	return func(r *reader, l line) error {
		if r.step.Task == nil {
			return errBeforeTask(l.key)
		}
		return read(r.step.Task, l)
	}
}

// checkName refuses what is no name for a file and a link.
func checkName(name string) error {
	fine := func(c rune) bool { return 'a' <= c && c <= 'z' || '0' <= c && c <= '9' || c == '-' }
	if len(name) > 60 || strings.ContainsFunc(name, func(c rune) bool { return !fine(c) }) || strings.Trim(name, "-") != name {
		return errName(name)
	}
	return nil
}

// readBoard takes a link. That it opens is for Check.
func readBoard(r *reader, l line) error {
	link := strings.TrimPrefix(l.text, "#")
	if strings.Contains(link, "lesson=") {
		return errLoop
	}
	r.step.Board = link
	return nil
}

// readShape reads "ring: 1,2 2,1", "arrow: 3,3 0,3", "label: 3,3 start here".
func readShape(r *reader, l line) error {
	s := Shape{Kind: ShapeKind(l.key)}
	rest := l.text
	if s.Kind == Label {
		word, after, _ := strings.Cut(rest, " ")
		p, err := readSquare(word)
		if err != nil {
			return err
		}
		s.At, rest = append(s.At, p), strings.TrimSpace(after)
	} else {
		list, err := readSquares(rest)
		if err != nil {
			return err
		}
		s.At = list
	}
	switch {
	case len(s.At) > maxShapes:
		return errTooManyShapes(maxShapes)
	case s.Kind == Arrow && len(s.At) != 2:
		return errArrow
	case s.Kind == Label && (rest == "" || len(rest) > 40):
		return errLabel
	case s.Kind == Label:
		s.Text = rest
	}
	r.step.Shapes = append(r.step.Shapes, s)
	return nil
}

// readTask reads "win", "tap P in 0,0..7,7", "tap wins", "outcome 3,3", "choose", "type".
func readTask(r *reader, l line) (err error) {
	t := &Task{Line: l.n}
	r.step.Task = t
	kind, rest, _ := strings.Cut(l.text, " ")
	t.Kind, rest = TaskKind(kind), strings.TrimSpace(rest)
	switch t.Kind {
	case Outcome:
		t.At, err = readSquare(rest)
		return err
	case Tap:
		return t.readTap(rest)
	case Win, Choose, Type:
		if rest != "" {
			return errNothingAfter(kind, rest)
		}
		return nil
	}
	return errTask(kind)
}

func (t *Task) readTap(text string) (err error) {
	side, rest, _ := strings.Cut(text, " ")
	t.Side = TapSide(side)
	switch t.Side {
	case TapP, TapN:
		window, ok := strings.CutPrefix(strings.TrimSpace(rest), "in ")
		if !ok {
			return errTap
		}
		t.In, err = readWindow(window)
		return err
	case TapWins:
		if rest != "" {
			return errNothingAfter("tap wins", rest)
		}
		return nil
	}
	return errTap
}

// lacks says what a task lacks, nil for nothing.
func (t *Task) lacks() error {
	switch {
	case t.Kind == Choose && len(t.Options) < 2:
		return errFewOptions
	case (t.Kind == Choose || t.Kind == Type) && len(t.Answers) == 0:
		return errNoAnswer
	case t.Kind == Choose:
		for _, a := range t.Answers {
			if !slices.Contains(t.Options, a) {
				return errNoOption(a)
			}
		}
	}
	if t.Right == "" {
		return errNoRight
	}
	if t.Hint == "" {
		return errNoHint
	}
	return nil
}

// readClaim reads what a step says of the game.
func readClaim(l line) (c Claim, err error) {
	c = Claim{Line: l.n, Text: l.text}
	word, rest, _ := strings.Cut(l.text, " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "P", "N":
		c.Kind = map[string]ClaimKind{"P": IsP, "N": IsN}[word]
		c.At, err = readSquares(rest)
	case "known":
		c.Kind = Known
		if rest != "all" {
			c.At, err = readSquares(rest)
		}
	case "wins":
		from, to, ok := strings.Cut(rest, " to ")
		if !ok {
			return c, errClaim
		}
		c.Kind = Wins
		c.At, err = readSquares(from + " " + to)
	case "value":
		return c.reads(HasValue, rest, func(left string, right int) (err error) {
			c.At, err = readSquares(left)
			c.Count = right
			return err
		})
	case "table":
		left, right, ok := strings.Cut(rest, "=")
		words := strings.Fields(left)
		if c.Kind, c.Cells = Table, strings.Fields(right); !ok || len(words) < 2 || len(c.Cells) == 0 {
			return c, errClaim
		}
		c.Idea, c.Lines = words[0], words[1:]
	case "rows":
		return c.reads(Rows, rest, func(left string, right int) error {
			if c.Idea, c.Count = left, right; left == "" || strings.Contains(left, " ") {
				return errClaim
			}
			return nil
		})
	case "count":
		return c.reads(CountP, rest, func(left string, right int) (err error) {
			c.Count = right
			c.In, err = readAll(left)
			return err
		})
	case "all":
		left, right, ok := strings.Cut(rest, "=")
		if !ok {
			return c, errClaim
		}
		c.Kind = AllP
		if c.In, err = readAll(left); err == nil {
			c.At, err = readSquares(right)
		}
	default:
		return c, errClaim
	}
	return c, err
}

// reads reads "LEFT = NUMBER".
func (c *Claim) reads(kind ClaimKind, text string, read func(left string, right int) error) (Claim, error) {
	left, right, ok := strings.Cut(text, "=")
	n, err := strconv.Atoi(strings.TrimSpace(right))
	if !ok || err != nil {
		return *c, errClaim
	}
	c.Kind = kind
	err = read(strings.TrimSpace(left), n)
	return *c, err
}

// readAll reads "P in 0,0..7,7".
func readAll(text string) (w window, err error) {
	rest, ok := strings.CutPrefix(strings.TrimSpace(text), "P in ")
	if !ok {
		return w, errClaim
	}
	return readWindow(strings.TrimSpace(rest))
}
