package coloring

import (
	"math/bits"
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
)

// Whether a scheme paints the P-positions of a ruleset, and nothing else, is decided here. Let F of a
// square be the colours that rules give it, and whether it is a P-position. F follows from F of the squares that
// the moves and the rules come from: their steps, each of which is longer than 0, where the length of a
// vector is the sum of its components. On F a proof like that of a board's mosaics (docs/certificates.md) goes
// through, without mosaics.
//
// Take some lines from the corner, the first along the x-axis and the last along the y-axis, and a strip about
// each. Cross of a square, q·y − p·x along (q,p), tells how far it is from a line. A strip is the squares where it is
// from … to; a square lies beyond it if it is more, and before it if it is less. The strip along the x-axis has no from and the
// last one no to, and in these two lie all squares of lines that are coloured at the start without end. Each strip has a
// period u along its line. Let all lengths be near at least: other colours of the start end before near, and
//
//   - no square has, for two neighbouring strips whose periods are u and v, a cross of to + (the most that a step's cross is)
//     + 2·(cross of v) or less with the first one, and of from − (as much for the second one) or more with the second one.
//
// Then strips have a room between them, which grows. Say that i takes a square z if z and z−u lie beyond strip i−1 and before
// strip i+1 (where there are such), and z−u has the length near at least. Let
//
//   - F(z) = F(z−u) for all z of less than H that i takes, for all i, where H = near + 2·(the longest period) + (the longest step).
//
// Then it is so for all z, by induction on their length. If i takes all z−m, too, for the steps m, then the steps that come to z
// are just those that come to z−u: where i is not the first, y ≥ 0 beyond strip i−1, and the first u leaves y as
// it is; with x it is the same. So F(z) = F(z−u). If not, z is close to a neighbouring strip, say the next one, whose
// period is v, and far from strip i and from strip i+2. Then i+1 takes z and all z−m, so F(z) = F(z−v) as was just seen; i takes z−v and
// i+1 takes z−u, so F(z−v) = F(z−v−u) = F(z−u). ∎
//
// And some i takes every z of H or more. So F has no values that it has not below H: if up to there what is painted is P, in one
// colour, and what is not is not, so it is everywhere.
//
// It is a decision. What a scheme paints is semilinear, and lies in cones along the outermost ways on which colours come back to
// themselves, so these ways are the lines; between them, and along them, all repeats from some distance on, which is found if one looks
// far enough out. If it does not paint the P-positions, some square shows it. How far one has to look has no bound known here, and so
// a Proof ends at a distance, undecided.

// Proof is the job of deciding whether a scheme paints the P-positions of a ruleset.
type Proof struct {
	*Scheme
	moves []engine.Cell
	lines []engine.Cell // the directions of strips, from the x-axis to the y-axis
	most  int

	cells []uint16 // F, antidiagonal by antidiagonal, each from the x-axis on
	n     int      // how many antidiagonals
	next  int      // how many to have before the next try

	wrong, missed *engine.Cell
	clash         uint16   // the colours of wrong, a bit each
	strips        []Repeat // of the proof
}

// Repeat is a strip of a proof.
type Repeat struct {
	Along    engine.Cell // its line
	From, To int         // which values Cross has on its squares; nothing bounds the first one's From and the last one's To
	Period   engine.Cell
}

// Verdict is what a Proof comes to.
type Verdict int

const (
	Undecided Verdict = iota
	Exact             // proved: what is painted are the P-positions, each in one colour
	Only              // proved: nothing but P-positions is painted, but not all of them
	Wrong             // a square is painted and no P-position, or has two colours
)

// The first bit of F that is no colour.
const isPalace = 1 << mostColors

// firstTry is how many antidiagonals there are at the first try.
const firstTry = 1 << 8

// Prove begins to decide, with so many antidiagonals at most. Further lines may repeat as well, for a scheme that
// does not paint all.
func Prove(s *Scheme, moves, further []engine.Cell, most int) *Proof {
	p := &Proof{Scheme: s, moves: moves, most: most, next: firstTry}
	lines := []engine.Cell{{X: 1}, {Y: 1}}
	for of, n := s.loops(); n > 0; n-- {
		for _, side := range []int{1, -1} {
			if by, ok := s.outermost(of, n-1, side); ok {
				lines = append(lines, by)
			}
		}
	}
	for _, by := range append(lines, further...) {
		d := gcd(by.X, by.Y)
		p.lines = append(p.lines, engine.Cell{X: by.X / d, Y: by.Y / d})
	}
	sort.Slice(p.lines, func(i, j int) bool { return cross(p.lines[i], p.lines[j]) > 0 })
	p.lines = slices.Compact(p.lines)
	return p
}

// loops numbers the sets of colours that lead to each other, by colour.
func (s *Scheme) loops() (of []int, n int) {
	leads := make([]uint16, len(s.Colors)) // bits of colours
	for i := range leads {
		leads[i] = 1 << i
	}
	for range s.Colors {
		for _, r := range s.Rules {
			leads[r.From] |= leads[r.To]
		}
	}
	of = make([]int, len(s.Colors))
	for i := range of {
		of[i] = -1
		for j := range i {
			if leads[i]>>j&1 != 0 && leads[j]>>i&1 != 0 {
				of[i] = of[j]
			}
		}
		if of[i] < 0 {
			of[i] = n
			n++
		}
	}
	return of, n
}

// outermost returns the way from a colour of a loop back to itself that is nearest to the x-axis if side is 1, and to the y-axis if
// it is −1. ok is false if there is no such way.
func (s *Scheme) outermost(of []int, loop, side int) (best engine.Cell, ok bool) {
	// On the far side of best, that of which a way is looked for, the cross is positive.
	best = engine.Cell{Y: 1}
	if side < 0 {
		best = engine.Cell{X: 1}
	}
	for {
		by, found := s.round(of, loop, func(c engine.Cell) int { return side * cross(c, best) })
		if !found {
			break
		}
		best, ok = by, true
	}
	if !ok { // all ways lie along best, if there are any
		_, ok = s.round(of, loop, func(engine.Cell) int { return 1 })
	}
	return best, ok
}

// round looks for a way round within a loop whose steps weigh more than 0 together.
func (s *Scheme) round(of []int, loop int, weight func(engine.Cell) int) (by engine.Cell, ok bool) {
	type way struct {
		by    engine.Cell
		known bool
	}
	k := len(s.Colors)
	ways := make([]way, k*k)
	better := func(at int, by engine.Cell) {
		if w := &ways[at]; !w.known || weight(by) > weight(w.by) {
			*w = way{by, true}
		}
	}
	for _, r := range s.Rules {
		if of[r.From] == loop && of[r.To] == loop {
			better(r.From*k+r.To, r.By)
		}
	}
	for mid := range k {
		for at := range ways {
			if a, b := ways[at/k*k+mid], ways[mid*k+at%k]; a.known && b.known {
				better(at, engine.Cell{X: a.by.X + b.by.X, Y: a.by.Y + b.by.Y})
			}
		}
		for i := range k {
			if w := ways[i*k+i]; w.known && weight(w.by) > 0 {
				return w.by, true
			}
		}
	}
	return by, false
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func cross(along, c engine.Cell) int { return along.X*c.Y - along.Y*c.X }

func length(c engine.Cell) int { return c.X + c.Y }

// Step goes on with some antidiagonals, or tries to prove.
func (p *Proof) Step() (more bool) {
	if p.Verdict() != Undecided || p.n == p.most {
		return false
	}
	for work := 0; p.n < p.next && work < sliceWork; p.n++ {
		p.fill()
		if p.wrong != nil {
			return false
		}
		work += (p.n + 1) * (len(p.Rules) + len(p.moves) + 1)
	}
	if p.n == p.next {
		p.strips = p.repeats(p.n/2, p.n)
		p.next = min(2*p.next, p.most)
	}
	return p.strips == nil && p.n < p.most
}

// Done returns about which part is done at most: the proof may come earlier.
func (p *Proof) Done() float64 { return float64(p.n) * float64(p.n) / float64(p.most*p.most) }

// Verdict returns what is decided.
func (p *Proof) Verdict() Verdict {
	switch {
	case p.wrong != nil:
		return Wrong
	case p.strips == nil:
		return Undecided
	case p.missed != nil:
		return Only
	}
	return Exact
}

// Against returns the square nearest to the corner that is painted and no P-position, or has two colours, and which it has.
func (p *Proof) Against() (at engine.Cell, colors []int) {
	for color := range p.Colors {
		if p.clash>>color&1 != 0 {
			colors = append(colors, color)
		}
	}
	return *p.wrong, colors
}

// Missed returns the P-position nearest to the corner that is not painted, nil if none was found.
func (p *Proof) Missed() *engine.Cell { return p.missed }

// Reach is how far squares were looked at: those with x+y less than it.
func (p *Proof) Reach() int { return p.n }

// Strips are those of a proof. It is nil if there is none.
func (p *Proof) Strips() []Repeat { return p.strips }

// diagonal returns an antidiagonal.
func (p *Proof) diagonal(s int) []uint16 { return p.cells[s*(s+1)/2:][:s+1] }

// fill adds an antidiagonal.
func (p *Proof) fill() {
	p.cells = slices.Grow(p.cells, p.n+1)[:len(p.cells)+p.n+1]
	now := p.diagonal(p.n)
	clear(now)
	for _, a := range p.Starts {
		for y := a.Y.From; y <= min(a.Y.To, p.n-a.X.From); y++ {
			if a.X.has(p.n - y) {
				now[y] |= 1 << a.Color
			}
		}
	}
	for _, r := range p.Rules {
		if s := p.n - length(r.By); s >= 0 {
			for y, f := range p.diagonal(s) {
				now[y+r.By.Y] |= f >> r.From & 1 << r.To
			}
		}
	}
	// A move leads to a P-position: the highest bit, until it is known.
	const won = 1 << 15
	for _, m := range p.moves {
		if s := p.n - length(m); s >= 0 {
			for y, f := range p.diagonal(s) {
				now[y+m.Y] |= f & isPalace << (15 - mostColors)
			}
		}
	}
	for y, f := range now {
		if now[y] = f ^ won; f&won == 0 {
			now[y] = f | isPalace
		} else {
			now[y] = f &^ won
		}
		at := engine.Cell{X: p.n - y, Y: y}
		mask := f &^ won
		switch colors := bits.OnesCount16(mask); {
		case colors > 1 || colors == 1 && f&won != 0:
			if p.wrong == nil {
				p.wrong, p.clash = &at, mask
			}
		case colors == 0 && f&won == 0 && p.missed == nil:
			p.missed = &at
		}
	}
}

// repeats looks for a proof from near on that reads lengths below end. It returns nil if there is none.
func (p *Proof) repeats(near, end int) []Repeat {
	strips := make([]Repeat, len(p.lines))
	last := len(strips) - 1
	for i, along := range p.lines {
		strips[i].Along = along
	}
	strips[0].To, strips[last].From = -1, 1
	for _, a := range p.Starts {
		switch {
		case a.X.To == Endless && a.Y.To == Endless:
			return nil
		case a.X.To == Endless:
			strips[0].To = max(strips[0].To, a.Y.To)
			near = max(near, a.X.From+a.Y.To+1)
		case a.Y.To == Endless:
			strips[last].From = min(strips[last].From, -a.X.To)
			near = max(near, a.X.To+a.Y.From+1)
		default:
			near = max(near, a.X.To+a.Y.To+1)
		}
	}
	if near >= end {
		return nil
	}
	// Each strip takes a quarter of the room on either side.
	for i := range last {
		a, b := &strips[i], &strips[i+1]
		room := p.height(b.Along, b.From, near) - p.height(a.Along, a.To, near)
		if room <= 0 {
			return nil
		}
		a.To += room / 4 * length(a.Along)
		b.From -= room / 4 * length(b.Along)
	}
	steps := slices.Clone(p.moves)
	for _, r := range p.Rules {
		steps = append(steps, r.By)
	}
	far, longest := 0, 0
	for _, m := range steps {
		far = max(far, length(m))
	}
	for i := range strips {
		if !p.period(strips, i, near, end) {
			return nil
		}
		longest = max(longest, length(strips[i].Period))
	}
	if near+2*longest+far > end || !apart(strips, steps, near) {
		return nil
	}
	return strips
}

// height is about where a cross is met at a distance.
func (p *Proof) height(along engine.Cell, c, s int) int { return (c + along.Y*s) / length(along) }

// apart reports whether there is room between the strips from near on.
func apart(strips []Repeat, steps []engine.Cell, near int) bool {
	for i := range len(strips) - 1 {
		a, b := strips[i], strips[i+1]
		most, least := 0, 0
		for _, m := range steps {
			most, least = max(most, cross(a.Along, m)), min(least, cross(b.Along, m))
		}
		to := a.To + most + 2*cross(a.Along, b.Period)
		from := b.From + least + 2*cross(b.Along, a.Period)
		// On x+y = near, cross is c where y = (c + along.Y·near) / length(along).
		if (from+b.Along.Y*near)*length(a.Along) <= (to+a.Along.Y*near)*length(b.Along) {
			return false
		}
	}
	return true
}

// period finds the shortest period of a strip, and reports whether there is one.
func (p *Proof) period(strips []Repeat, i, near, end int) bool {
	along := strips[i].Along
	for k := 1; k*length(along) <= (end-near)/2; k++ {
		u := engine.Cell{X: k * along.X, Y: k * along.Y}
		if p.goesOn(strips, i, u, near, end) {
			strips[i].Period = u
			return true
		}
	}
	return false
}

// goesOn reports whether u is a period of what the strip takes.
func (p *Proof) goesOn(strips []Repeat, i int, u engine.Cell, near, end int) bool {
	for s := near + length(u); s < end; s++ {
		from, to := 0, s
		if i > 0 { // beyond the one before, also less u
			a := strips[i-1]
			from = floor(a.To+cross(a.Along, u)+a.Along.Y*s, length(a.Along)) + 1
		}
		if i < len(strips)-1 {
			b := strips[i+1]
			to = -floor(-(b.From+cross(b.Along, u)+b.Along.Y*s), length(b.Along)) - 1
		}
		if i == 0 {
			from = u.Y
		}
		if i == len(strips)-1 {
			to = s - u.X
		}
		if from < u.Y || to > s-u.X || from > to {
			return false
		}
		if !slices.Equal(p.diagonal(s)[from:to+1], p.diagonal(s - length(u))[from-u.Y:to+1-u.Y]) {
			return false
		}
	}
	return true
}

// floor divides and rounds down.
func floor(a, b int) int {
	if a < 0 {
		return -((-a + b - 1) / b)
	}
	return a / b
}
