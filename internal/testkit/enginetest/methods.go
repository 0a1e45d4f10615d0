package enginetest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/palacegames/palace/engine"
)

// methods asks each method alone, and wherever it says
// that it fits, it answers as the oracle does; and far out, where no oracle reaches, all
// that fit answer alike.
func (s *suite) methods() error {
	m := &methodSuite{s, rand.New(rand.NewPCG(s.options.Seed, 5))}
	for i, method := range s.game.Solve() {
		if err := m.alone(i); err != nil {
			return fmt.Errorf("method %q alone: %w", method.Name, err)
		}
	}
	return m.together()
}

type methodSuite struct {
	*suite
	random *rand.Rand
}

// alone asks method i near the start of the board.
func (m *methodSuite) alone(i int) error {
	methods := m.game.Solve()
	method := &methods[i]
	if method.Name == "" || method.Idea == "" || method.Reach == "" || method.Cost == "" || method.File == "" || method.Fits == nil {
		return errors.New("it does not say what it is")
	}
	for _, p := range m.samples(m.options.positions() / 2) {
		if err := m.position(method, p); err != nil {
			return fmt.Errorf("at (%v): %w", p, err)
		}
	}
	for _, kind := range m.shape.Kinds {
		for j, w := range m.windows(m.game.Plane(engine.NewMap(m.game, kind, engine.Position{}, "")), m.random) {
			origin := engine.Position{}
			if j%3 == 2 {
				origin = m.lift(m.random.IntN(9), m.random.IntN(9))
			}
			if err := m.tiles(method, kind, origin, w); err != nil {
				return fmt.Errorf("%v around (%v), window %+v: %w", kind, origin, w, err)
			}
		}
	}
	return nil
}

// position asks for all that a method says of a position.
func (m *methodSuite) position(method *engine.Method, p engine.Position) error {
	if ok, err := fits(method, engine.Query{Ask: engine.AskPalaces, At: p}, method.Palaces != nil); err != nil {
		return err
	} else if ok {
		got, err := method.Palaces(p)
		if err != nil {
			return err
		}
		if want := m.oracle.Palaces(p); !slices.Equal(got, want) {
			return fmt.Errorf("palaces %v, want %v", got, want)
		}
	}
	if ok, err := fits(method, engine.Query{Ask: engine.AskSights, At: p}, method.Sights != nil); err != nil {
		return err
	} else if ok {
		got, err := method.Sights(p)
		if want := m.oracle.Sights(p); err != nil || !slices.Equal(got, want) {
			return fmt.Errorf("sights %v, %v, want %v", got, err, want)
		}
	}
	for _, kind := range m.shape.Kinds {
		if ok, err := fits(method, engine.Query{Ask: engine.AskValue, At: p, Kind: kind}, method.Value != nil); err != nil {
			return err
		} else if ok {
			got, err := method.Value(kind, p)
			if want := m.oracle.Value(kind, p); err != nil || got != engine.Num(int(want)) {
				return fmt.Errorf("%v %v, %v, want %v", kind, got, err, want)
			}
		}
	}
	return nil
}

// tiles asks for a window of a map, of which only what lies on its plane counts.
func (m *methodSuite) tiles(method *engine.Method, kind engine.Kind, origin engine.Position, w engine.Window) error {
	at := engine.NewMap(m.game, kind, origin, "")
	w = w.Intersect(m.game.Plane(at))
	ok, err := fits(method, engine.Query{Ask: engine.AskTiles, Kind: kind, Map: at, Window: w}, method.Maps != nil && !w.Empty())
	if err != nil || !ok {
		return err
	}
	squares := method.Open(at)
	if _, counts := squares.(engine.Counter); counts != (method.Sparse && kind == engine.Outcomes) {
		return fmt.Errorf("the map of %v is a Counter: %t, and the method sparse: %t", kind, counts, method.Sparse)
	}
	got, err := drain(squares.Source(w), kind, w)
	if err != nil {
		return err
	}
	for i, v := range got {
		p := at.Position(engine.Cell{X: w.X + i%w.W, Y: w.Y + i/w.W}, m.shape.Dim)
		if want := m.oracle.Value(kind, p); v != want {
			return fmt.Errorf("(%v) is %d, want %d", p, v, want)
		}
	}
	return nil
}

// fits asks whether a method that has the function answers a question, after its search if
// there is one.
func fits(method *engine.Method, q engine.Query, has bool) (bool, error) {
	if !has || !method.Answers(q) {
		return false, nil
	}
	err := method.Fits(q)
	if errors.Is(err, engine.ErrSearch) {
		engine.Finish(method.Prepare(q))
		if err = method.Fits(q); errors.Is(err, engine.ErrSearch) {
			return false, errors.New("after its search it wants to search again")
		}
	}
	if err != nil {
		return false, sentence(err)
	}
	return true, nil
}

// together asks all methods about positions farther out, where they must agree.
func (m *methodSuite) together() error {
	methods := m.game.Solve()
	for i := range m.options.positions() / 2 {
		digits := []int{max(1, min(3, 5-m.game.Shape().Dim)), 30}[i%2] // near enough for all that lies before it to be swept, or far
		p := m.distant(m.random, digits)
		if Refusal(m.game, p) != nil {
			continue
		}
		var fitting []*engine.Method
		for j := range methods {
			ok, err := fits(&methods[j], engine.Query{Ask: engine.AskPalaces, At: p}, methods[j].Palaces != nil)
			if err != nil {
				return fmt.Errorf("method %q at (%v): %w", methods[j].Name, p, err)
			}
			if ok {
				fitting = append(fitting, &methods[j])
			}
		}
		var want []engine.Position
		for j, method := range fitting {
			got, err := method.Palaces(p)
			switch {
			case err != nil:
				return fmt.Errorf("method %q at (%v): %w", method.Name, p, err)
			case j == 0:
				want = got
			case !slices.Equal(got, want):
				return fmt.Errorf("the palaces of (%v) are %v by method %q, and %v by %q", p, want, fitting[0].Name, got, method.Name)
			}
		}
		if err := m.steps(p, want, len(fitting) > 0); err != nil {
			return err
		}
		if i%8 < 2 { // one near enough to be filled in, one far: that may take long
			if err := m.values(methods, p); err != nil {
				return err
			}
		}
	}
	return nil
}

// values checks that all methods say the same of the values of a position.
func (m *methodSuite) values(methods engine.Methods, p engine.Position) error {
	for _, kind := range m.shape.Kinds {
		var first *engine.Method
		var want engine.Int
		for i := range methods {
			method := &methods[i]
			ok, err := fits(method, engine.Query{Ask: engine.AskValue, At: p, Kind: kind, Play: true}, method.Value != nil)
			if err != nil || !ok {
				if err != nil {
					return fmt.Errorf("method %q at (%v): %w", method.Name, p, err)
				}
				continue
			}
			got, err := method.Value(kind, p)
			switch {
			case err != nil:
				return fmt.Errorf("method %q at (%v): %w", method.Name, p, err)
			case first == nil:
				first, want = method, got
			case got != want:
				return fmt.Errorf("the %v value of (%v) is %v by method %q, and %v by %q", kind, p, want, first.Name, got, method.Name)
			}
		}
	}
	return nil
}

// steps checks that palaces are options.
func (m *methodSuite) steps(p engine.Position, palaces []engine.Position, known bool) error {
	if !known {
		return nil
	}
	rays := m.game.Rays(p)
	for _, q := range palaces {
		if !engine.Reaches(rays, q) {
			return fmt.Errorf("the palace (%v) is no option of (%v)", q, p)
		}
	}
	return nil
}
