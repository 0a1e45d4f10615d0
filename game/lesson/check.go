package lesson

import (
	"slices"
	"sort"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/worth"
)

// Open opens the link of a board, as link.Open does.
type Open func(link string) (*game.Session, error)

// Check asks the engines about all that a lesson says: that its boards open, its claims
// hold, every square that its words speak of is on the board, a shape, in a task or in a
// claim, and every task can be solved. It returns what is wrong, each with its line, in
// the order of the text.
func Check(l *Lesson, open Open) (wrong []error) {
	c := NewChecking(l, open)
	for c.Step() {
	}
	return c.Wrong()
}

// checker checks a step.
type checker struct {
	step    *Step
	board   string
	open    Open
	view    game.View
	methods engine.Methods
}

// there says why p is no square of the board.
func (c *checker) there(p engine.Position) error {
	if err := c.view.Game.Check(p); err != nil {
		return errNotThere(p, err)
	}
	return nil
}

// palaces lists the P-positions that can be reached from p.
func (c *checker) palaces(p engine.Position) ([]engine.Position, error) {
	if err := c.there(p); err != nil {
		return nil, err
	}
	return c.methods.Palaces(p)
}

// outcome says who wins p.
func (c *checker) outcome(p engine.Position) (engine.Outcome, error) {
	palaces, err := c.palaces(p)
	if len(palaces) < c.view.Game.Shape().Blocking {
		return engine.P, err
	}
	return engine.N, err
}

// claim says why a claim does not hold.
func (c *checker) claim(l *Claim) error {
	switch l.Kind {
	case IsP, IsN:
		want := map[ClaimKind]engine.Outcome{IsP: engine.P, IsN: engine.N}[l.Kind]
		for _, p := range l.At {
			if o, err := c.outcome(p); err != nil || o != want {
				return first(err, errIs(p, o))
			}
		}
		return nil
	case Wins:
		wins, err := c.palaces(l.At[0])
		if want := sorted(l.At[1:]); err != nil || !slices.Equal(want, sorted(wins)) {
			return first(err, errWins(l.At[0], wins))
		}
		return nil
	case HasValue:
		return c.value(l)
	}
	all, err := All(&c.view, TapP, l.In)
	switch {
	case err != nil:
		return err
	case l.Kind == CountP && len(all) != l.Count:
		return errCount(len(all))
	case l.Kind == AllP && !slices.Equal(sorted(all), sorted(l.At)):
		return errAll(all)
	}
	return nil
}

// value says why squares do not have the value that a claim gives them: in a game of
// palace numbers how many P-positions they see, else their nim-value.
func (c *checker) value(l *Claim) error {
	shape := c.view.Game.Shape()
	for _, p := range l.At {
		var v engine.Int
		err := c.there(p)
		switch {
		case err != nil:
		case shape.Has(engine.PalaceNumbers):
			var palaces []engine.Position
			palaces, err = c.methods.Palaces(p)
			v = engine.Num(len(palaces))
		default:
			v, err = c.nim(p)
		}
		if err != nil || v != engine.Num(l.Count) {
			return first(err, errValue(p, v))
		}
	}
	return nil
}

// nim returns the nim-value of p, from the map if no method gives single ones.
func (c *checker) nim(p engine.Position) (engine.Int, error) {
	if v, err := c.methods.Value(engine.NimValues, p); err == nil {
		return v, nil
	}
	x, y, _ := p.Pair()
	values, err := look(&c.view, engine.NimValues, window{X: x, Y: y, W: 1, H: 1})
	if err != nil {
		return engine.Int{}, err
	}
	return engine.Num(int(values[0])), nil
}

// task says why a task cannot be solved.
func (c *checker) task(t *Task) error {
	switch t.Kind {
	case Outcome:
		_, err := c.outcome(t.At)
		return err
	case Tap:
		wanted, err := Wanted(t, &c.view)
		if err == nil && len(wanted) == 0 {
			err = errNothingToTap()
		}
		return err
	}
	return nil
}

// Wanted returns the squares that a Tap asks for, on the board of v.
func Wanted(t *Task, v *game.View) ([]engine.Position, error) {
	if t.Side != TapWins {
		return All(v, t.Side, t.In)
	}
	palaces, err := v.Game.Solve().Palaces(v.Here)
	if err != nil {
		return nil, err
	}
	return worth.Winning(v, palaces), nil
}

// All lists the P-positions or the N-positions of a window of a board, column by column.
func All(v *game.View, side TapSide, w window) (list []engine.Position, err error) {
	values, err := look(v, engine.Outcomes, w)
	if err != nil {
		return nil, err
	}
	m := mapOf(v, engine.Outcomes)
	for x := range w.W {
		for y := range w.H {
			if p := values[y*w.W+x] == 1; p == (side == TapP) {
				list = append(list, m.Position(engine.Cell{X: w.X + x, Y: w.Y + y}, v.Here.Dim()))
			}
		}
	}
	return list, nil
}

// look returns the values of a window, row by row.
func look(v *game.View, kind engine.Kind, w window) ([]int32, error) {
	shape := v.Game.Shape()
	asked := kind
	if !shape.Has(kind) && len(shape.Kinds) > 0 {
		asked = shape.Kinds[0] // from which the outcome follows
	}
	b, err := engine.NewBoard(v.Game, v.Game.Solve(), mapOf(v, asked))
	if err != nil {
		return nil, err
	}
	if err := b.Check(w); err != nil {
		return nil, err
	}
	values := engine.Values(b, w) // whose method may have to be found first
	if kind == engine.Outcomes {
		for i, value := range values {
			values[i] = 0
			if asked.Outcome(value, shape.Blocking) == engine.P {
				values[i] = 1
			}
		}
	}
	return values, nil
}

// mapOf returns the map of a board, with the game's own values and nothing else.
func mapOf(v *game.View, kind engine.Kind) engine.Map {
	plain := *v
	plain.Settings = game.Settings{Map: kind.String()}
	return plain.Map()
}

// pairs finds squares in a sentence: "(3,5)", "(1, 2, 0)".
func pairs(text string) (found []string) {
	for {
		_, rest, ok := strings.Cut(text, "(")
		if !ok {
			return found
		}
		text = rest
		inner, _, ok := strings.Cut(rest, ")")
		if numbers := strings.Split(inner, ","); ok && len(numbers) > 1 && !slices.ContainsFunc(numbers, noNumber) {
			found = append(found, inner)
		}
	}
}

// noNumber reports whether a word is no whole number, with a space before it or not.
func noNumber(word string) bool {
	digits := strings.TrimPrefix(strings.TrimPrefix(word, " "), "-")
	return digits == "" || strings.Trim(digits, "0123456789") != ""
}

// spoken lists the squares of which the words of a step speak without anything that makes
// sure of them.
func (c *checker) spoken() (unproved []engine.Position) {
	s := c.step
	known := []engine.Position{c.view.Here}
	words := slices.Clone(s.Words)
	for _, shape := range s.Shapes {
		known = append(known, shape.At...)
	}
	for _, l := range s.Claims {
		known = append(known, l.At...)
	}
	if t := s.Task; t != nil {
		words = append(append(append(words, t.Ask, t.Right, t.Hint), t.Options...), t.Answers...)
		for _, h := range t.Hints {
			words = append(words, h.Text)
		}
		known = append(known, t.At)
	}
	if listed, ok := c.view.Game.(engine.Editor); ok {
		known = append(known, listed.List()...)
	}
	for _, text := range pairs(strings.Join(append(words, s.Title), "\n")) {
		p, err := readSquare(strings.ReplaceAll(text, " ", ""))
		if err == nil && !slices.Contains(known, p) && !slices.Contains(unproved, p) {
			unproved = append(unproved, p)
		}
	}
	return unproved
}

func sorted(list []engine.Position) []engine.Position {
	list = slices.Clone(list)
	sort.Slice(list, func(i, j int) bool { return list[i].Compare(list[j]) < 0 })
	return list
}

// first returns the first error that is one.
func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
