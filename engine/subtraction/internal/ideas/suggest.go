package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/internal/coloring"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// suggestion looks for the segments of a game, and for a scheme that paints them. It is a job.
type suggestion struct {
	game     segment.Game
	search   *segment.Search
	reach    int               // where segments were looked for last
	sectors  []coloring.Sector // those of segments that are proved
	outcomes *idea.Values
	finding  *coloring.Suggestion
	found    *coloring.Scheme // nil as long as there is none
}

// How far out segments are looked for, on bands of how many squares and at how many places, and
// by how many outcomes a scheme is found.
const (
	farthestLook = 1 << 13
	suggestBand  = 1 << 26
	suggestAt    = 64
	suggestSide  = 768
	mostSuggests = 3600 // characters
)

func newSuggestion(g segment.Game) *suggestion {
	return &suggestion{game: g, search: segment.NewSearch(g, 0, suggestAt, suggestBand)}
}

// Step looks on for segments, or goes on to find the scheme.
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
			s.finding = coloring.Suggest(s.sectors, func(x, y int) bool { return s.outcomes.At(x, y) != 0 }, suggestSide)
		}
		return true
	case s.search == nil:
		return false
	case s.reach > 0 && s.search.Step():
		return true
	}
	return s.look()
}

// look takes what was found at a distance, or begins to look at the next one.
func (s *suggestion) look() (more bool) {
	if s.reach > 0 && s.search.Survey().Settled {
		for _, seg := range s.search.Survey().Segments {
			for _, part := range seg.Parts {
				from, to := part.From.Along, part.To.Along
				s.sectors = append(s.sectors, coloring.Sector{U: part.Along(from), V: part.Along(to), Steps: part.Steps(from, to)})
			}
		}
		var err error
		s.outcomes, err = idea.OutcomesOf(s.game, s.game.Solve(), engine.Position{}, engine.Window{W: suggestSide, H: suggestSide})
		s.search = nil
		return err == nil
	}
	if s.search.Near() >= farthestLook || !s.search.Farther() {
		s.search = nil
		return false
	}
	s.reach = s.search.Near()
	return true
}

// Done returns about which part is done.
func (s *suggestion) Done() float64 {
	switch {
	case s.finding != nil:
		return 0.6 + 0.4*s.finding.Done()
	case s.outcomes != nil:
		return 0.5 + 0.1*s.outcomes.Done()
	}
	return 0.5 * float64(s.reach) / farthestLook
}

// makeshiftFor is a scheme to begin with: two moves together often lead from lost squares to
// lost squares.
func makeshiftFor(list []engine.Cell) *coloring.Scheme {
	a, b := list[0], list[min(1, len(list)-1)]
	return &coloring.Scheme{
		Colors: []string{"red"},
		Starts: []coloring.Start{{}},
		Rules:  []coloring.Rule{{By: engine.Cell{X: a.X + b.X, Y: a.Y + b.Y}}},
	}
}
