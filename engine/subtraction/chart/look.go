package chart

import "github.com/palacegames/palace/engine"

// Look reads the outcomes of a window that lies on the board, as Around.Read does, but from
// blocks alone: it computes those that lie before the window's last square. It does about so
// much work at most and reports whether that was enough. What it has computed stays, for the
// next time and for Step. It is not to be called when a map has been found.
func (s *Search) Look(dst []uint64, w engine.Window, work int) (done bool) {
	b := s.blocks
	b.work = work
	x, y := (w.X+w.W-1)/b.side(), (w.Y+w.H-1)/b.side()
	level := 0
	for max(x, y)>>level > 0 {
		level++
	}
	clear(dst)
	l := look{b, dst, w}
	left, above := b.border(level)
	_, _, err := l.cover(level, left, above, [2]int{x, y}, [2]int{})
	s.looked += work - b.work
	return err == nil
}

// Looked returns how much work Look has done in all.
func (s *Search) Looked() int { return s.looked }

// look is a window that is being looked at.
type look struct {
	*blocks
	dst    []uint64
	window engine.Window
}

// unknown is a strip, or half of one, that nobody needs.
const unknown strip = -1

// cover computes, of a block whose corner is a given leaf of the board, the leaves up to the
// last one along both axes, which is counted from that corner. It returns the strips of
// the block, as far as they are known then.
func (l *look) cover(level int, left, above strip, last, corner [2]int) (right, below strip, err error) {
	whole := 1<<level - 1
	if min(last[0], last[1]) >= whole {
		n, err := l.block(level, left, above)
		if err != nil {
			return 0, 0, err
		}
		r := reading{&Map{Rule: l.Rule, level: level, all: l.all, squares: l.squares}, l.dst, l.window}
		r.read(level, n, corner[0]*l.side(), corner[1]*l.side())
		return l.all[n].right, l.all[n].below, nil
	}
	half := 1 << (level - 1)
	rights, belows := [4]strip{unknown, unknown, unknown, unknown}, [4]strip{unknown, unknown, unknown, unknown}
	for i := range 4 {
		x, y := i%2*half, i/2*half
		if x > last[0] || y > last[1] {
			continue
		}
		from, over := l.lefts.halves[left][i/2], l.aboves.halves[above][i%2]
		if x > 0 {
			from = rights[i-1]
		}
		if y > 0 {
			over = belows[i-2]
		}
		to := [2]int{min(last[0]-x, half-1), min(last[1]-y, half-1)}
		if rights[i], belows[i], err = l.cover(level-1, from, over, to, [2]int{corner[0] + x, corner[1] + y}); err != nil {
			return 0, 0, err
		}
	}
	return l.lefts.pair(rights[1], rights[3]), l.aboves.pair(belows[2], belows[3]), nil
}
