package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/coloring"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// suggestion looks for the segments of a game, and for a scheme that paints them. It is a job.
type suggestion struct {
	game     Game
	near     int               // where segments are looked for next
	sectors  []coloring.Sector // those of segments that are proved
	outcomes *outcomes
	finding  *coloring.Suggestion
	found    *coloring.Scheme // nil as long as there is none
	reach    int              // where segments were looked for last
}

// Where segments are looked for, and how many outcomes a scheme is found by.
const (
	firstNear    = 1 << 10
	lastNear     = 1 << 13
	somePlaces   = 64
	suggestSide  = 768
	mostSuggests = 3600 // characters
)

func newSuggestion(g Game) *suggestion { return &suggestion{game: g, near: firstNear} }

// Step looks for segments somewhat farther out, or goes on to find the scheme.
func (s *suggestion) Step() (more bool) {
	switch {
	case s.finding != nil:
		if s.finding.Step() {
			return true
		}
		if scheme := s.finding.Scheme(); len(scheme.Colors) > 0 && len(scheme.String()) <= mostSuggests {
			s.found = scheme
		}
		return false
	case s.outcomes != nil:
		if !s.outcomes.Step() {
			s.finding = coloring.Suggest(s.sectors, s.outcomes.lost, suggestSide)
		}
		return true
	case s.near > lastNear:
		return false
	}
	survey, err := segment.At(s.game, s.near, somePlaces)
	s.reach, s.near = s.near, 2*s.near
	if err != nil || !survey.Settled {
		return err == nil && s.near <= lastNear
	}
	for _, seg := range survey.Segments {
		from, to := seg.From.Along, seg.To.Along
		s.sectors = append(s.sectors, coloring.Sector{U: seg.Along(from), V: seg.Along(to), Steps: seg.Steps(from, to)})
	}
	s.outcomes, err = outcomesOf(s.game, suggestSide, suggestSide)
	return err == nil
}

// Done returns about which part is done.
func (s *suggestion) Done() float64 {
	switch {
	case s.finding != nil:
		return 0.6 + 0.4*s.finding.Done()
	case s.outcomes != nil:
		return 0.5 + 0.1*s.outcomes.Done()
	}
	return 0.1 * float64(s.near) / lastNear
}

// makeshiftFor is a scheme to begin with: two moves together often lead from lost squares to
// lost squares.
func makeshiftFor(list []engine.Cell) *coloring.Scheme {
	a, b := list[0], list[min(1, len(list)-1)]
	return &coloring.Scheme{
		Colors: []string{makeshiftName},
		Starts: []coloring.Start{{}},
		Rules:  []coloring.Rule{{By: engine.Cell{X: a.X + b.X, Y: a.Y + b.Y}}},
	}
}
