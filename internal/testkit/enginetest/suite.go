package enginetest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// suite is one run over one game.
type suite struct {
	game    engine.Game
	shape   engine.Shape
	options Options
	oracle  *oracle.Oracle
}

// words checks what a game says about itself.
func (s *suite) words() error {
	g, kinds := s.game, s.shape.Kinds
	switch {
	case g.Title() == "" || g.Rules() == "":
		return errors.New("the title or the rules are empty")
	case strings.Contains(g.Title()+g.Rules()+g.String(), "\n"):
		return errors.New("the title, the rules or the notation is more than one line")
	case strings.Count(g.Rules()+" ", ". ") > 3 && !s.shape.Misere, strings.Count(g.Rules()+" ", ". ") > 4:
		return errors.New("the rules are more than three sentences, and one about misère play")
	case s.shape.Blocking < 1:
		return fmt.Errorf("its blocking number is %d", s.shape.Blocking)
	case s.shape.Dim < 1:
		return fmt.Errorf("its positions have %d components", s.shape.Dim)
	case s.shape.Outskirts < 0 || s.shape.Outskirts >= engine.Span:
		return fmt.Errorf("its Outskirts are %d", s.shape.Outskirts)
	case s.shape.Dim == 2 && len(kinds) == 0:
		return errors.New("there are no kinds of board")
	}
	if len(slices.Compact(slices.Sorted(slices.Values(kinds)))) != len(kinds) {
		return fmt.Errorf("its Kinds have doubles: %v", kinds)
	}
	return nil
}

// notation checks that the game's text parses to a game with the same text.
func (s *suite) notation() error {
	if s.options.Family == nil {
		return nil
	}
	again, err := Parse(s.options.Family, s.game.String())
	if err != nil {
		return fmt.Errorf("its own notation does not parse: %w", err)
	}
	if again.String() != s.game.String() {
		return fmt.Errorf("parsed and printed again it is %s", again)
	}
	return nil
}

// rays checks that options are positions, that what is no position is refused, and that
// every ray goes somewhere.
func (s *suite) rays() error {
	for _, p := range s.samples(s.options.positions()) {
		if err := Refusal(s.game, p); err != nil {
			return fmt.Errorf("the game refuses (%v): %w", p, err)
		}
		if err := s.raysFrom(p); err != nil {
			return err
		}
	}
	dim := s.shape.Dim
	wrong := []engine.Position{{}, engine.Ints(make([]int, dim-1)...), engine.Ints(make([]int, dim+1)...)}
	for d := range dim {
		if !s.shape.Signed {
			wrong = append(wrong, engine.Ints(make([]int, dim)...).With(d, engine.Num(-1)))
		}
	}
	for _, p := range wrong {
		if err := sentence(Refusal(s.game, p)); err != nil {
			return fmt.Errorf("the game, asked for (%v): %w", p, err)
		}
	}
	return nil
}

// raysFrom checks the rays of one position.
func (s *suite) raysFrom(p engine.Position) error {
	for _, r := range s.game.Rays(p) {
		if r.Count.Sign() < 1 || r.From.Dim() != s.shape.Dim || r.Step.Dim() != s.shape.Dim || r.Step.Zero() {
			return fmt.Errorf("at (%v) there is a ray %+v", p, r)
		}
		if _, back := r.Reaches(p); back {
			return fmt.Errorf("the ray %+v leads from (%v) back to it", r, p)
		}
		for _, q := range []engine.Position{r.From, r.At(r.Count.Minus(engine.Num(1)))} {
			if err := s.game.Check(q); err != nil {
				return fmt.Errorf("the ray %+v leads from (%v) off the board: %w", r, p, err)
			}
		}
	}
	return nil
}

// answers holds what the methods say together against the oracle, sometimes after some of
// the work or all of it.
func (s *suite) answers() error {
	methods := s.game.Solve()
	if _, err := methods.Palaces(engine.Position{}); !errors.Is(err, engine.ErrWrongDimension) {
		return fmt.Errorf("asked for the palaces of no position: %v", err)
	}
	for i, p := range s.samples(s.options.positions()) {
		if i%3 > 0 {
			// Now and then they are told of something else before it is done.
			if err := prepare(methods.Work(engine.Query{Ask: engine.AskPalaces, At: p}), p, i%3 == 1); err != nil {
				return err
			}
		}
		palaces, err := methods.Palaces(p)
		if err != nil {
			return fmt.Errorf("asked for Palaces(%v): %w", p, err)
		}
		if want := s.oracle.Palaces(p); !slices.Equal(palaces, want) {
			return fmt.Errorf("wrong Palaces(%v): %v, want %v", p, palaces, want)
		}
		sights, err := methods.Sights(p, s.game.Rays(p))
		if err != nil {
			return fmt.Errorf("asked for Sights(%v): %w", p, err)
		}
		if want := s.oracle.Sights(p); !slices.Equal(sights, want) {
			return fmt.Errorf("wrong Sights(%v): %v, want %v", p, sights, want)
		}
		if i%4 > 0 { // methods asks each method for more of them
			continue
		}
		for _, kind := range s.shape.Kinds {
			value, err := methods.Value(kind, p)
			if want := engine.Num(int(s.oracle.Value(kind, p))); err != nil || value != want {
				return fmt.Errorf("wrong %v Value(%v): %v, %v, want %v", kind, p, value, err, want)
			}
		}
	}
	return nil
}

// prepare works on the answer about p, to the end or only for a step.
func prepare(job engine.Job, p engine.Position, end bool) error {
	before := job.Done()
	for steps := 0; job.Step() && end; steps++ {
		if steps > 100_000 {
			return fmt.Errorf("there is no end to preparing for (%v)", p)
		}
		now := job.Done()
		if now < before || now > 1 {
			return fmt.Errorf("preparing for (%v) went from %v to %v", p, before, now)
		}
		before = now
	}
	return nil
}

// samples returns the small positions and n random larger ones, in random order.
func (s *suite) samples(n int) []engine.Position {
	r := rand.New(rand.NewPCG(s.options.Seed, 1))
	dim := s.shape.Dim
	lo, size := 0, s.options.size()
	if dim > 2 {
		size = max(4, 2*size/dim)
	}
	if s.shape.Signed {
		lo = -size / 2
	}
	samples := []engine.Position{engine.Ints(make([]int, dim)...)}
	for i := range n {
		p := make([]int, dim)
		for d := range p {
			p[d] = lo + r.IntN(size)
			if i%2 == 0 {
				p[d] /= 4
			}
		}
		samples = append(samples, engine.Ints(p...))
	}
	r.Shuffle(len(samples), func(i, j int) { samples[i], samples[j] = samples[j], samples[i] })
	return samples
}

// sentence checks that err is an error, and one sentence.
func sentence(err error) error {
	if err == nil {
		return errors.New("not refused")
	}
	if text := err.Error(); text == "" || strings.Contains(text, "\n") {
		return fmt.Errorf("not one sentence: %q", text)
	}
	return nil
}
