package board

import (
	"math"
	"slices"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/scene"
)

// The times of the pieces.
const (
	slideTime = 220 * time.Millisecond
	dropTime  = 200 * time.Millisecond
	dropDelay = 24 * time.Millisecond // between two pawns that drop together
	mostDelay = 300 * time.Millisecond
	mostDrops = 500 // pawns that drop at once; of more nobody sees the single one
)

// motion is which pieces are on their way on the board, and since when.
type motion struct {
	// path is the way of the main piece: an answer that comes at once goes on from where
	// the move that it answers leads, so that both are seen.
	path  []leg
	drops map[engine.Cell]clock.Moment
	// hand is where the piece was let go from which it moves next, nil if it was in no hand.
	hand *scene.Point
}

// leg is one move of the main piece.
type leg struct {
	from  scene.Point
	to    engine.Cell
	start clock.Moment
}

// mostLegs is how many moves are shown one after the other; who is faster than that
// sees the last one.
const mostLegs = 2

// follow sets in motion what changed between two scenes of one game, and reports
// whether the main piece moved.
func (m *motion) follow(old, now *scene.Scene, at clock.Moment) (moved bool) {
	from, to := old.At, now.At
	for i := range now.Boards {
		if i < len(old.Boards) && old.Boards[i].At != now.Boards[i].At {
			from, to = old.Boards[i].At, now.Boards[i].At
			moved = true
		}
	}
	moved = moved || now.Boards == nil && from != to
	if now.Look.Still {
		*m = motion{}
		return moved
	}
	if moved {
		m.travel(leg{scene.Middle(from), to, at})
	}
	m.fall(old, now, at)
	return moved
}

// shift moves the path to where it is seen from a square.
func (m *motion) shift(by engine.Cell) {
	for i := range m.path {
		l := &m.path[i]
		l.from.X, l.from.Y, l.to = l.from.X-float64(by.X), l.from.Y-float64(by.Y), minus(l.to, by)
	}
}

// travel adds a leg to the path, to begin when the one before has ended.
func (m *motion) travel(next leg) {
	m.path = slices.DeleteFunc(m.path, func(l leg) bool { return l.over(next.start) })
	if n := len(m.path); n > 0 && n < mostLegs && scene.Middle(m.path[n-1].to) == next.from {
		next.start = m.path[n-1].start.Add(slideTime)
	} else {
		m.path = nil
	}
	if m.hand != nil {
		next.from, m.path, m.hand = *m.hand, nil, nil
	}
	m.path = append(m.path, next)
}

func (l leg) over(now clock.Moment) bool { return now.Sub(l.start) >= slideTime }

// fall lets the pawns drop that are new on the board, when the main piece has arrived.
func (m *motion) fall(old, now *scene.Scene, at clock.Moment) {
	if len(now.Pawns) > mostDrops {
		m.drops = nil
		return
	}
	if n := len(m.path); n > 0 {
		if end := m.path[n-1].start.Add(slideTime); end.After(at) {
			at = end
		}
	}
	before := map[engine.Cell]bool{}
	for _, p := range old.Pawns {
		before[p.At] = true
	}
	drops := map[engine.Cell]clock.Moment{}
	for _, p := range now.Pawns {
		switch start, falling := m.drops[p.At]; {
		case falling:
			drops[p.At] = start
		case !before[p.At]:
			drops[p.At] = at.Add(min(time.Duration(len(drops))*dropDelay, mostDelay))
		}
	}
	m.drops = drops
}

// moving reports whether something is on its way.
func (m *motion) moving(now clock.Moment) bool {
	for _, l := range m.path {
		if !l.over(now) {
			return true
		}
	}
	for _, start := range m.drops {
		if now.Sub(start) < dropTime {
			return true
		}
	}
	return false
}

// place returns where the main piece, which belongs on square c, stands now, in squares.
func (m *motion) place(c engine.Cell, now clock.Moment) (x, y float64) {
	x, y = float64(c.X)+0.5, float64(c.Y)+0.5
	if n := len(m.path); n == 0 || m.path[n-1].to != c {
		return x, y
	}
	for _, l := range m.path {
		if !l.over(now) {
			return slid(l.from, scene.Middle(l.to), now.Sub(l.start))
		}
	}
	return x, y
}

// slid returns where a piece is that has been on its way for a while.
func slid(from, to scene.Point, since time.Duration) (x, y float64) {
	left := 1 - eased(since.Seconds()/slideTime.Seconds())
	return to.X + left*(from.X-to.X), to.Y + left*(from.Y-to.Y)
}

// drop returns how far a pawn on c has come: 0 not yet there, 1 at rest.
func (m *motion) drop(c engine.Cell, now clock.Moment) float64 {
	start, ok := m.drops[c]
	if !ok {
		return 1
	}
	return min(max(now.Sub(start).Seconds()/dropTime.Seconds(), 0), 1)
}

// eased slows down towards 1.
func eased(t float64) float64 {
	t = min(max(t, 0), 1)
	return 1 - math.Pow(1-t, 3)
}

// minus returns c seen from a square.
func minus(c, from engine.Cell) engine.Cell { return engine.Cell{X: c.X - from.X, Y: c.Y - from.Y} }
