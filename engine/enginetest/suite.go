package enginetest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/oracle"
)

// suite is one run over one game.
type suite struct {
	game    engine.Game
	options Options
	oracle  *oracle.Oracle
}

// words checks what a game says about itself.
func (s *suite) words() error {
	g := s.game
	switch {
	case g.Title() == "" || g.Rules() == "":
		return errors.New("the title or the rules are empty")
	case strings.Contains(g.Title()+g.Rules()+g.String(), "\n"):
		return errors.New("the title, the rules or the notation is more than one line")
	case g.K() < 1:
		return fmt.Errorf("its K is %d", g.K())
	case g.Dim() < 1:
		return fmt.Errorf("its Dim is %d", g.Dim())
	case g.Dim() == 2 && len(g.Kinds()) == 0:
		return errors.New("there are no kinds of board")
	}
	kinds := slices.Sorted(slices.Values(g.Kinds()))
	if len(slices.Compact(kinds)) != len(g.Kinds()) {
		return fmt.Errorf("its Kinds have doubles: %v", g.Kinds())
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

// rays checks that options are positions, that Check refuses what is none, and
// that every ray goes somewhere.
func (s *suite) rays() error {
	for _, p := range s.samples(s.options.positions()) {
		if err := s.game.Check(p); err != nil {
			return fmt.Errorf("the game refuses %v: %w", p, err)
		}
		before := slices.Clone(p)
		for _, r := range s.game.Rays(p) {
			if r.Count < 1 || len(r.Step) != s.game.Dim() || r.Step.Equal(make(engine.Position, len(p))) {
				return fmt.Errorf("at %v there is a ray %+v", p, r)
			}
			for _, i := range []int{1, r.Count} {
				if err := s.game.Check(r.At(p, i)); err != nil {
					return fmt.Errorf("the ray %+v leads from %v off the board: %w", r, p, err)
				}
			}
		}
		if !p.Equal(before) {
			return fmt.Errorf("a call of Rays changed its argument %v", before)
		}
	}
	wrong := []engine.Position{nil, make(engine.Position, s.game.Dim()-1), make(engine.Position, s.game.Dim()+1)}
	if !s.negative() {
		for d := range s.game.Dim() {
			p := make(engine.Position, s.game.Dim())
			p[d] = -1
			wrong = append(wrong, p)
		}
	}
	for _, p := range wrong {
		if err := sentence(s.game.Check(p)); err != nil {
			return fmt.Errorf("the game, asked for (%v): %w", p, err)
		}
	}
	return nil
}

// solver holds Palaces and Sights against the oracle, sometimes after preparing.
func (s *suite) solver() error {
	solver := s.game.Solver()
	for i, p := range s.samples(s.options.positions()) {
		before := slices.Clone(p)
		if preparer, ok := solver.(engine.Preparer); ok && i%3 > 0 {
			// Now and then it is told of something else before it is done.
			if err := prepare(preparer, p, i%3 == 1); err != nil {
				return err
			}
		}
		palaces, err := solver.Palaces(p)
		if err != nil {
			return fmt.Errorf("asked for Palaces(%v): %w", p, err)
		}
		if want := s.oracle.Palaces(p); !slices.EqualFunc(palaces, want, engine.Position.Equal) {
			return fmt.Errorf("wrong Palaces(%v): %v, want %v", p, palaces, want)
		}
		sights, err := solver.Sights(p)
		if err != nil {
			return fmt.Errorf("asked for Sights(%v): %w", p, err)
		}
		if want := s.oracle.Sights(p); !slices.Equal(sights, want) {
			return fmt.Errorf("wrong Sights(%v): %v, want %v", p, sights, want)
		}
		if !p.Equal(before) {
			return fmt.Errorf("the solver changed its argument %v", before)
		}
	}
	return nil
}

// prepare lets the solver prepare for p, to the end or only for a call.
func prepare(solver engine.Preparer, p engine.Position, end bool) error {
	if solver.Prepare(nil) {
		return errors.New("the solver prepares for no position at all")
	}
	measured, _ := solver.(engine.Measured)
	before := 0.0
	for calls := 0; solver.Prepare(p) && end; calls++ {
		if calls > 100_000 {
			return fmt.Errorf("there is no end to preparing for %v", p)
		}
		if measured == nil {
			continue
		}
		now := measured.Progress(p)
		if now < before || now > 1 {
			return fmt.Errorf("preparing for %v went from %v to %v", p, before, now)
		}
		before = now
	}
	return nil
}

// samples returns the small positions and n random larger ones, in random order.
func (s *suite) samples(n int) []engine.Position {
	r := rand.New(rand.NewPCG(s.options.Seed, 1))
	dim := s.game.Dim()
	lo, size := 0, s.options.size()
	if dim > 2 {
		size = max(4, 2*size/dim)
	}
	if s.negative() {
		lo = -size / 2
	}
	samples := []engine.Position{make(engine.Position, dim)}
	for i := range n {
		p := make(engine.Position, dim)
		for d := range p {
			p[d] = lo + r.IntN(size)
			if i%2 == 0 {
				p[d] /= 4
			}
		}
		samples = append(samples, p)
	}
	r.Shuffle(len(samples), func(i, j int) { samples[i], samples[j] = samples[j], samples[i] })
	return samples
}

// negative reports whether the game is played on negative squares too.
func (s *suite) negative() bool {
	kinds := s.game.Kinds()
	return len(kinds) > 0 && s.game.Board(kinds[0]).Plane().X < 0
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
