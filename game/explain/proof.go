package explain

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/game/ways"
)

// Proof shows who wins from one position, step by step. Where the player to move
// wins, its steps are the palaces to go to. Where that player loses, its steps are the
// options, each of which leaves the other player a palace.
//
// It is told the palaces of its position, and at each step that asks for it those of
// the option. Nothing else has to be believed: that an option is not a palace shows in
// the palaces it sees, of which there are K at least.
type Proof struct {
	here    engine.Position
	view    game.View // for its words
	palaces []engine.Position
	lines   []engine.Ray // its options, each on one line only
	total   engine.Int   // how many options there are
	steps   []engine.Position
	summary string // "" while nobody has asked
}

// mostSteps bounds the steps of a proof: nobody takes more.
const mostSteps = 5000

// NewProof explains a position of the view's game, given the palaces among its options.
// It refuses what is no position of the game.
func NewProof(v *game.View, at engine.Position, palaces []engine.Position) (*Proof, error) {
	if err := game.CheckPosition(v.Game, v.Methods, at); err != nil {
		return nil, err
	}
	s := &Proof{here: at, view: *v, palaces: palaces}
	s.lines, s.total = ways.Lines(v.Game.Rays(at))
	s.steps = s.inOrder(palaces)
	if !s.Lost() {
		return s, nil
	}
	palace := map[engine.Position]bool{}
	for _, q := range palaces {
		palace[q] = true
	}
	for _, l := range s.lines {
		for i := engine.Num(0); i.Cmp(l.Count) < 0 && len(s.steps) < mostSteps; i = i.Plus(engine.Num(1)) {
			if q := l.At(i); !palace[q] {
				s.steps = append(s.steps, q)
			}
		}
	}
	return s, nil
}

// inOrder lists options line by line, the nearest first.
func (s *Proof) inOrder(options []engine.Position) []engine.Position {
	ordered := make([]engine.Position, 0, len(options))
	for _, l := range s.lines {
		ordered = append(ordered, ways.On(l, options)...)
	}
	return ordered
}

// At returns the position that is explained.
func (s *Proof) At() engine.Position { return s.here }

// Palaces returns the palaces among its options.
func (s *Proof) Palaces() []engine.Position { return s.palaces }

// Lost reports whether whoever moves from there loses: whether it is a palace.
func (s *Proof) Lost() bool {
	return s.view.Game.Shape().Outcome(len(s.palaces), s.lines) == engine.P
}

// Steps returns how many steps there are.
func (s *Proof) Steps() int { return len(s.steps) }

// Step returns the option that the i-th step is about, 1 ≤ i ≤ Steps.
func (s *Proof) Step(i int) engine.Position { return s.steps[i-1] }

// Asks reports whether the i-th step needs the palaces of its option to be explained.
func (s *Proof) Asks(i int) bool { return s.Lost() && i > len(s.palaces) && !s.shut() }

// shut reports whether all options can be blocked.
func (s *Proof) shut() bool {
	return s.total.Cmp(engine.Num(s.view.Game.Shape().Blocking)) < 0
}

// Answer chooses, of the palaces that an option sees, the one nearest to the end.
func (s *Proof) Answer(replies []engine.Position) engine.Position {
	return player.Closest(replies)
}
