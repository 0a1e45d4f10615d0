package game

import (
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// Study explains who wins from one position, step by step. Where the player to move
// wins, its steps are the palaces to go to. Where that player loses, its steps are the
// options, each of which leaves the other player a palace.
//
// It is told the palaces of its position, and at each step that asks for it those of
// the option. Nothing else has to be believed: that an option is no palace shows in
// the palaces it sees, of which there are K at least.
type Study struct {
	ground
	view    View // of the game, for its words
	palaces []engine.Position
	lines   []engine.Ray // its options, each on one line only
	total   engine.Int   // how many options there are
	steps   []engine.Position
}

// mostSteps bounds the steps of a study: nobody takes more.
const mostSteps = 5000

// NewStudy explains a position of the view's game, given the palaces among its options.
// It refuses what is no position of the game.
func NewStudy(v *View, at engine.Position, palaces []engine.Position) (*Study, error) {
	if err := CheckPosition(v, at); err != nil {
		return nil, err
	}
	s := &Study{ground: survey(v.Game, at), view: *v, palaces: palaces}
	s.lines, s.total = linesOf(s.rays)
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

// CheckPosition says why p is no position of the view's game, or nil.
func CheckPosition(v *View, p engine.Position) error { return check(v.Game, p) }

// inOrder lists options line by line, the nearest first.
func (s *Study) inOrder(options []engine.Position) []engine.Position {
	ordered := make([]engine.Position, 0, len(options))
	for _, l := range s.lines {
		ordered = append(ordered, onLine(l, options)...)
	}
	return ordered
}

// At returns the position that is explained.
func (s *Study) At() engine.Position { return s.here }

// Palaces returns the palaces among its options.
func (s *Study) Palaces() []engine.Position { return s.palaces }

// Lost reports whether whoever moves from there loses: whether it is a palace.
func (s *Study) Lost() bool { return len(s.palaces) < s.view.Game.Shape().Blocking }

// Steps returns how many steps there are.
func (s *Study) Steps() int { return len(s.steps) }

// Step returns the option that the i-th step is about, 1 ≤ i ≤ Steps.
func (s *Study) Step(i int) engine.Position { return s.steps[i-1] }

// Asks reports whether the i-th step needs the palaces of its option to be explained.
func (s *Study) Asks(i int) bool { return s.Lost() && i > len(s.palaces) && !s.shut() }

// shut reports whether all options can be blocked.
func (s *Study) shut() bool {
	return s.total.Cmp(engine.Num(s.view.Game.Shape().Blocking)) < 0
}

// Answer chooses, of the palaces that an option sees, the one nearest to the end.
func (s *Study) Answer(replies []engine.Position) engine.Position {
	return slices.MinFunc(replies, func(a, b engine.Position) int { return fromEnd(a).Cmp(fromEnd(b)) })
}

// Summary says who wins and why, in two or three sentences.
func (s *Study) Summary() string {
	at := english.Spot(s.here)
	if s.total.Sign() == 0 {
		return "No move leads on from " + at + ": whoever should move here has lost."
	}
	if s.view.Game.Shape().Blocking > 1 {
		return s.blocking() + s.blockedNow()
	}
	n := len(s.palaces)
	switch {
	case n == 1:
		return "From " + at + " one can go to the palace " + english.Spot(s.palaces[0]) + ", and there the other player loses."
	case n > 1:
		return "From " + at + " one can go to " + english.Digits(n) + " palaces, " + named(s.palaces) + ". At each of them the other player loses."
	case s.single():
		return at + " is a palace: whoever moves from it loses. Its only move leads to a " + s.square() + " from which the other player can go to a palace."
	}
	return at + " is a palace: whoever moves from it loses. Each of its " + grouped(s.total) + " moves leads to a " + s.square() + " from which the other player can go to a palace."
}

func (s *Study) single() bool { return s.total == engine.Num(1) }

// blocking is Summary where squares can be blocked.
func (s *Study) blocking() string {
	at, k, n := english.Spot(s.here), s.view.Game.Shape().Blocking, len(s.palaces)
	with := "with k = " + strconv.Itoa(k) + " "
	sees := at + " sees " + number(n, "palace")
	rest := s.total.Minus(engine.Num(n))
	switch {
	case s.shut() && s.single():
		return "One move leads on from " + at + ", and " + with + "it can be blocked: whoever should move here loses at once."
	case s.shut():
		return english.Digits(s.total.Clamp()) + " moves lead on from " + at + ", and " + with + "all of them can be blocked: whoever should move here loses at once."
	case n >= k:
		return sees + ", and " + with + "only " + english.Digits(k-1) + " can be blocked: " + stays(n-k+1) + " open to whoever moves. They lie " + s.directions() + "."
	case n > 0:
		sees += ", and " + with + them(n) + " can be blocked"
	}
	return sees + ": it is a palace itself. Each of the " + grouped(rest) + " other moves leads to a square that sees " + english.Digits(k) +
		" palaces or more, so that one stays open to the other player."
}

// directions says how many of the palaces lie each way: "2 west and 1 north".
func (s *Study) directions() string {
	var names []string
	counts := map[string]int{}
	for _, l := range s.lines {
		if n := len(onLine(l, s.palaces)); n > 0 {
			name := direction(&s.view, s.here, l)
			if counts[name] += n; counts[name] == n {
				names = append(names, name)
			}
		}
	}
	for i, name := range names {
		names[i] = english.Digits(counts[name]) + " " + name
	}
	return english.List(names, "and")
}

// blockedNow says, of the square where the piece stands, what the blocks have done.
func (s *Study) blockedNow() string {
	v := &s.view
	if v.Phase != MovePhase || v.Here != s.here || len(s.palaces) == 0 {
		return ""
	}
	open := unblocked(v, s.palaces)
	if len(open) == 0 {
		return " Now all of them are blocked."
	}
	return " Open now: " + named(open) + "."
}

// Explain says what the i-th step shows, 1 ≤ i ≤ Steps, given the palaces that its
// option sees if the step asks for them.
func (s *Study) Explain(i int, replies []engine.Position) string {
	q := s.Step(i)
	if !s.Lost() {
		return "Palace " + english.Digits(i) + " of " + english.Digits(s.Steps()) + ": " + english.Spot(q) + ", " + s.direction(q) + "."
	}
	words := "Move " + english.Digits(i) + " of " + grouped(s.total) + ", to " + english.Spot(q)
	switch k := s.view.Game.Shape().Blocking; {
	case s.shut():
		words += ": it can be blocked."
	case i <= len(s.palaces):
		words += ": a palace, so it is blocked."
	case k > 1:
		words += ": it sees " + english.Digits(len(replies)) + " palaces, and only " + english.Digits(k-1) + " can be blocked. " + english.Capital(stays(len(replies)-k+1)) + " open to the other player."
	default:
		words += ": the other player goes on to the palace " + english.Spot(s.Answer(replies)) + "."
	}
	return words + s.complete(i)
}

// complete says, at the last step, that every option was answered.
func (s *Study) complete(i int) string {
	if i < s.Steps() || s.single() {
		return ""
	}
	if engine.Num(i).Cmp(s.total) < 0 {
		return " These were the first " + english.Digits(i) + " moves; the others are answered in the same way."
	}
	if s.shut() {
		return " That is all of them."
	}
	return " All " + english.Digits(i) + " moves are answered."
}

// direction names the line on which an option lies.
func (s *Study) direction(q engine.Position) string {
	for _, l := range s.lines {
		if _, ok := l.Reaches(q); ok {
			return direction(&s.view, s.here, l)
		}
	}
	return ""
}

// square is what a position is called.
func (s *Study) square() string {
	if board(s.view.Game) {
		return "square"
	}
	return "position"
}
