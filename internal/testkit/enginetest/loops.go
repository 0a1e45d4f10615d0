package enginetest

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

const (
	mostRays  = 20_000 // that are looked along for plays that come back
	mostPlays = 24     // that are tried
	mostMoves = 24     // of a play
)

// loops looks for plays that come back, from positions of any length: the piece goes as far
// out as it can, or sometimes anywhere, and must never be able to go back to where it was.
func (s *suite) loops() error {
	j := s.newJudge(0)
	rays := mostRays
	for i := range mostPlays {
		var play []engine.Position
		next := s.distant(j.random, []int{2, 3, 4, 4, 30, 100}[i%6])
		for d := 1; d < s.shape.Dim && i%4 > 1; d++ { // a strip along the edge, where there are few ways
			next = next.With((i+d)%s.shape.Dim, engine.Num(j.random.IntN(8)))
		}
		for range mostMoves {
			if rays <= 0 || s.game.Check(next) != nil {
				break
			}
			play = append(play, next)
			along := j.rays(next)
			for back := len(play) - 1; back >= 0 && rays > 0; back-- {
				if rays -= len(along); engine.Reaches(along, play[back]) {
					return &oracle.Endless{Play: append(play[back:], play[back])}
				}
			}
			options, _ := j.some(next)
			if len(options) == 0 {
				break
			}
			next = slices.MaxFunc(options, func(a, b engine.Position) int { return a.Extent().Cmp(b.Extent()) })
			if j.random.IntN(4) == 0 {
				next = options[j.random.IntN(len(options))]
			}
		}
	}
	return nil
}
