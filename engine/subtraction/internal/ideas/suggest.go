package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/internal/coloring"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// suggestion looks for the segments of a game, and for a scheme that paints them. It is a job. A scheme that turns out to be wrong
// farther out is looked for again, by a larger board.
type suggestion struct {
	game     segment.Game
	moves    []engine.Cell
	search   *segment.Search
	reach    int               // where segments were looked for last
	sectors  []coloring.Sector // those of segments that are proved
	lines    []engine.Cell     // the directions of the strips between them
	outcomes *idea.Values
	finding  *coloring.Suggestion
	side     int              // of the board that it is found by
	proof    *coloring.Proof  // nil until a scheme is found
	found    *coloring.Scheme // nil as long as there is none
}

// How far out segments are looked for, on bands of how many squares and at how many places, and
// by how many outcomes a scheme is found.
const (
	farthestLook = 1 << 13
	suggestBand  = 1 << 26
	suggestAt    = 64
	suggestSide  = 768
	farthestSide = 4 * suggestSide
	mostSuggests = 3600 // characters
)

func newSuggestion(g segment.Game, moves []engine.Cell) *suggestion {
	return &suggestion{game: g, moves: moves, search: segment.NewSearch(g, 0, suggestAt, suggestBand), side: suggestSide}
}

// Step looks on for segments, or goes on to find the scheme.
func (s *suggestion) Step() (more bool) {
	switch {
	case s.proof != nil:
		if s.proof.Step() {
			return true
		}
		if s.proof.Verdict() == coloring.Wrong && s.side < farthestSide {
			s.side *= 2
			s.finding, s.proof = nil, nil
			return s.solve()
		}
		s.found = s.proof.Scheme
		return false
	case s.finding != nil:
		if s.finding.Step() {
			return true
		}
		scheme := s.finding.Scheme()
		if len(scheme.Colors) == 0 || len(scheme.String()) > mostSuggests {
			return false
		}
		s.proof = coloring.Prove(scheme, s.moves, s.lines, mostProved)
		return true
	case s.outcomes != nil:
		if !s.outcomes.Step() {
			s.finding = coloring.Suggest(s.sectors, func(x, y int) bool { return s.outcomes.At(x, y) != 0 }, s.side)
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
		for _, strip := range s.search.Survey().Strips {
			s.lines = append(s.lines, strip.Along)
		}
		for _, seg := range s.search.Survey().Segments {
			for _, part := range seg.Parts {
				from, to := part.From.Along, part.To.Along
				s.sectors = append(s.sectors, coloring.Sector{U: part.Along(from), V: part.Along(to), Steps: part.Steps(from, to)})
			}
		}
		s.search = nil
		return s.solve()
	}
	if s.search.Near() >= farthestLook || !s.search.Farther() {
		s.search = nil
		return false
	}
	s.reach = s.search.Near()
	return true
}

// solve begins to solve the squares by which a scheme is found.
func (s *suggestion) solve() (more bool) {
	var err error
	s.outcomes, err = idea.OutcomesOf(s.game, s.game.Solve(), engine.Position{}, engine.Window{W: s.side, H: s.side})
	return err == nil
}

// Done returns about which part is done. It does not fall when a scheme is looked for again.
func (s *suggestion) Done() float64 {
	switch {
	case s.proof != nil || s.side > suggestSide:
		return 0.8
	case s.finding != nil:
		return 0.6 + 0.2*s.finding.Done()
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
