package screen

import (
	"slices"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
)

// The times of the pieces.
const (
	slideTime = 180 * time.Millisecond
	dropTime  = 200 * time.Millisecond
	dropDelay = 24 * time.Millisecond // between two pawns that drop together
	mostDelay = 300 * time.Millisecond
)

// motion is which pieces are on their way on the board, and since when.
type motion struct {
	slide struct {
		from, to engine.Cell
		start    time.Time
	}
	drops map[engine.Cell]time.Time
}

// follow sets in motion what changed between two scenes of one game, and reports
// whether the main piece moved.
func (m *motion) follow(old, now *render.Scene, at time.Time) (moved bool) {
	from, to := cellOf(old.View.Position), cellOf(now.View.Position)
	moved = from != to
	if now.Still {
		m.slide.start = time.Time{}
		m.drops = nil
		return moved
	}
	if moved {
		m.slide.from, m.slide.to, m.slide.start = from, to, at
	}
	before := map[engine.Cell]bool{}
	for _, b := range old.View.Blocked {
		before[cellOf(b)] = true
	}
	chosen := map[engine.Cell]bool{}
	for _, b := range old.Chosen {
		chosen[cellOf(b)] = true
	}
	drops := map[engine.Cell]time.Time{}
	for _, b := range slices.Concat(now.View.Blocked, now.Chosen) {
		c := cellOf(b)
		switch start, falling := m.drops[c]; {
		case falling:
			drops[c] = start
		case !before[c] && !chosen[c]:
			drops[c] = at.Add(min(time.Duration(len(drops))*dropDelay, mostDelay))
		}
	}
	m.drops = drops
	return moved
}

// moving reports whether something is on its way.
func (m *motion) moving(now time.Time) bool {
	if !m.slide.start.IsZero() && now.Sub(m.slide.start) < slideTime {
		return true
	}
	for _, start := range m.drops {
		if now.Sub(start) < dropTime {
			return true
		}
	}
	return false
}

// place returns where the main piece stands now, in squares.
func (m *motion) place(c engine.Cell, now time.Time) (x, y float64) {
	x, y = float64(c.X)+0.5, float64(c.Y)+0.5
	if m.slide.start.IsZero() || m.slide.to != c {
		return x, y
	}
	t := 1 - eased(now.Sub(m.slide.start).Seconds()/slideTime.Seconds())
	return x + t*float64(m.slide.from.X-c.X), y + t*float64(m.slide.from.Y-c.Y)
}

// drop returns how far a pawn on c has come: 0 not yet there, 1 at rest.
func (m *motion) drop(c engine.Cell, now time.Time) float64 {
	start, ok := m.drops[c]
	if !ok {
		return 1
	}
	return min(max(now.Sub(start).Seconds()/dropTime.Seconds(), 0), 1)
}
