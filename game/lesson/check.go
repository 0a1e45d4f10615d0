package lesson

import (
	"slices"
	"sort"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
)

// Open opens the link of a board, as link.Open does.
type Open func(link string) (*game.Session, error)

// Check asks the engines about all that a lesson says: that its boards open, its claims
// hold, every square that its words speak of is on the board, a shape, in a task or in a
// claim, and every task can be solved. It returns what is wrong, each with its line, in
// the order of the text. Claims about ideas need a function that computes them, catalog.Illustrate.
func Check(l *Lesson, open Open, illustrate ...idea.Illustrate) (wrong []error) {
	c := NewChecking(l, open)
	for _, c.Illustrate = range illustrate {
	}
	for c.Step() {
	}
	return c.Wrong()
}

// checker checks a step.
type checker struct {
	step  *Step
	board string
	open  Open
	view  game.View
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
	return c.view.Methods.Palaces(p)
}

// outcome says who wins p.
func (c *checker) outcome(p engine.Position) (engine.Outcome, error) {
	palaces, err := c.palaces(p)
	if err != nil {
		return engine.N, err
	}
	return c.view.Game.Shape().Outcome(len(palaces), c.view.Game.Rays(p)), nil
}

// is says why a square is not a P-position or an N-position, as is claimed.
func (c *checker) is(kind ClaimKind, p engine.Position) error {
	want := map[ClaimKind]engine.Outcome{IsP: engine.P, IsN: engine.N}[kind]
	if o, err := c.outcome(p); err != nil || o != want {
		return first(err, errIs(p, o))
	}
	return nil
}

// wins says why the moves that win are not those that are claimed.
func (c *checker) wins(l *Claim) error {
	wins, err := c.palaces(l.At[0])
	if want := sorted(l.At[1:]); err != nil || !slices.Equal(want, sorted(wins)) {
		return first(err, errWins(l.At[0], wins))
	}
	return nil
}

// all says why a claim about all P-positions of a window does not hold.
func all(l *Claim, g *windowValues) error {
	all, err := g.list(TapP)
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

// tappable says why there is nothing to tap.
func tappable(wanted []engine.Position, err error) error {
	if err == nil && len(wanted) == 0 {
		return errNothingToTap
	}
	return err
}

// Wanted returns the squares that a Tap asks for, on the board of v.
func Wanted(t *Task, v *game.View) ([]engine.Position, error) {
	if t.Side != TapWins {
		return All(v, t.Side, t.In)
	}
	palaces, err := v.Methods.Palaces(v.Here)
	if err != nil {
		return nil, err
	}
	return explain.Winning(v, palaces), nil
}

// All lists the P-positions or the N-positions of a window of a board, column by column.
func All(v *game.View, side TapSide, w window) (list []engine.Position, err error) {
	palaces, err := v.Palaces(w)
	if err != nil {
		return nil, err
	}
	for x := w.X; x < w.X+w.W; x++ {
		for y := w.Y; y < w.Y+w.H; y++ {
			if c := (engine.Cell{X: x, Y: y}); palaces[c] == (side == TapP) {
				list = append(list, v.Position(c))
			}
		}
	}
	return list, nil
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
	for _, shape := range s.Shapes {
		known = append(known, shape.At...)
	}
	for _, l := range s.Claims {
		known = append(known, l.At...)
	}
	if t := s.Task; t != nil {
		known = append(known, t.At)
	}
	if listed, ok := c.view.Game.(engine.Editor); ok {
		known = append(known, listed.List()...)
	}
	for _, text := range pairs(strings.Join(s.texts(), "\n")) {
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
