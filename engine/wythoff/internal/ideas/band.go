package ideas

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// band illustrates how far the palaces of a list of moves are from the golden pairs. Those above
// the diagonal are (a_n, b_n), by their columns; b-a-n would be 0 for all n in Wythoff Nim.
type band struct {
	*source
	idea.Sheet
	end  int    // the columns before this one are measured
	seen spread // of those
}

// firstColumns is how many columns are searched at least.
const firstColumns = 1 << 14

// Look prepares the columns of the window.
func (s *band) Look(at idea.Gaze) (engine.Job, error) {
	s.Sheet = at.Sheet()
	s.end = firstColumns
	if !s.Far() {
		s.end = max(s.end, at.Window.X+at.Window.W)
	}
	s.end = min(s.end, s.most())
	return idea.InTurn(s.prepare(s.end, s.Far()), idea.Until(s.measure, s.measured)), nil
}

// spread is how far b-a-n has gone, and how often which value has come up; low and high bound
// b-φa.
type spread struct {
	counts    map[int]int
	least     int
	most      int
	low, high float64
	first     map[int]int // the first column of each value of b-a-n
	end       int         // of the columns before this one
	n         int         // how many pairs were measured
}

// measure measures some pairs of the columns before the end, or of as many as there are.
func (s *band) measure() (more bool) {
	const slice = 1 << 13
	f := &s.seen
	if f.counts == nil || f.end > s.end {
		*f = spread{counts: map[int]int{}, first: map[int]int{}}
	}
	last := s.rankAt(s.end)
	for n := f.n; n < min(last, f.n+slice); n++ {
		f.measure(n, int(s.above[n]), s.table.Row(int(s.above[n])))
	}
	f.n, f.end = min(last, f.n+slice), s.end
	return f.n < last
}

// measured returns which part is measured.
func (s *band) measured() float64 {
	return float64(s.seen.n) / float64(max(1, s.rankAt(s.end), s.seen.n))
}

// measure takes pair n, in column a and row b.
func (f *spread) measure(n, a, b int) {
	d := b - a - n
	if f.counts[d]++; f.counts[d] == 1 {
		f.first[d] = a
	}
	f.least, f.most = min(f.least, d), max(f.most, d)
	off := float64(b) - math.Phi*float64(a)
	f.low, f.high = min(f.low, off), max(f.high, off)
}

// Layer returns the lines, the band, what b-a-n is for the pairs around, and how often it is
// what.
func (s *band) Layer() (idea.Layer, error) {
	var l idea.Layer
	f := s.seen
	l.Words = s.inWords(f)
	own, said, err := s.own()
	if err != nil {
		return l, err
	}
	var anchor *big.Int
	if own != nil {
		l.Lit, anchor = []idea.Link{idea.LinkOf(own.n)}, own.a
	}
	list, err := s.pairs(s.column(turned, anchor), 80)
	if err != nil {
		return l, err
	}
	l.Words = append(said, l.Words...)
	l.Figures = append(s.tiles(list), s.lines(f)...)
	list = around(list, anchor)
	if len(list) > 0 {
		l.Strips = append(l.Strips, s.departures(list))
		l.Tables = append(l.Tables, s.listed(list))
	}
	l.Tables = append(l.Tables, s.counted(f))
	return l, nil
}

// own returns the pair whose palace stands in the column that is pointed at, if there is one, and
// what is said of the square that is.
func (s *band) own() (*pair, []string, error) {
	x, y, ok := s.Pointed()
	if !ok {
		return nil, nil, nil
	}
	row, err := s.row(x)
	if err != nil {
		return nil, nil, err
	}
	palace, at := row.Cmp(y) == 0, square{x, y}
	way, n, other := at.column(row)
	a := x
	if row.Cmp(x) < 0 && s.set.Symmetric() {
		a = row
	}
	own, err := s.pairs(a, 1)
	if err != nil || len(own) == 0 { // below the diagonal, and no mirror image of one above
		return nil, []string{belowWords(palace, at.long(), at.String(), way, n, other)}, err
	}
	p := own[0]
	return &p, []string{pairWords(palace, at.long(), at.String(), way, n, other, idea.Brief(p.n), idea.Signed(p.departure()), idea.Brief(p.a), idea.Brief(p.b))}, nil
}

// How many pairs are listed, and by how many the list moves on at a time.
const listed, turned = 26, 12

// around returns those pairs of a list among which that with column a is, if it is in the list.
func around(list []pair, a *big.Int) []pair {
	if a != nil {
		k := 0
		for k < len(list) && list[k].a.Cmp(a) < 0 {
			k++
		}
		if k < len(list) && k >= listed-2 {
			list = list[(k/turned-1)*turned:]
		}
	}
	return list[:min(len(list), listed)]
}

// tiles writes b-a-n on the palaces, where squares are large enough.
func (s *band) tiles(list []pair) (figures []idea.Figure) {
	const widest = 120
	if s.Window.W > widest {
		return nil
	}
	for _, p := range list {
		d, at := p.departure(), s.squares(p)
		if len(at) > 0 { // or they are far out of sight, about a square that is pointed at there
			figures = append(figures, idea.Figure{Kind: idea.Tiles, Squares: at, Hue: hueOf(d), Text: idea.Signed(d), Link: idea.LinkOf(p.n)})
		}
	}
	return figures
}

// departures is b-a-n for some pairs.
func (s *band) departures(list []pair) idea.Strip {
	strip := idea.Strip{Title: departuresTitle.String(), From: "n = " + idea.Brief(list[0].n)}
	for _, p := range list {
		d := p.departure()
		strip.Letters = append(strip.Letters, idea.Letter{Text: idea.Signed(d), Hue: hueOf(d), Link: idea.LinkOf(p.n), At: s.squares(p)})
	}
	return strip
}

// hueOf is gold where the pair is as far from the diagonal as a golden one.
func hueOf(departure int) idea.Hue {
	switch {
	case departure < 0:
		return idea.Class(1)
	case departure > 0:
		return idea.Class(2)
	}
	return idea.Gold
}

// listed is a table of pairs.
func (s *band) listed(list []pair) idea.Table {
	t := idea.Table{Title: pairsTitle.String(), Head: pairsHead(s.Far())}
	for _, p := range list {
		d := p.departure()
		row := idea.Row{
			Cells: []string{idea.Brief(p.n), idea.Brief(p.a), idea.Brief(p.b)},
			Hues:  []idea.Hue{idea.Soft, idea.Ink, idea.Ink},
			Link:  idea.LinkOf(p.n), At: s.squares(p),
		}
		if !s.Far() { // there the numbers are long
			row.Cells, row.Hues = append(row.Cells, idea.Num(0).Sub(p.b, p.a).String()), append(row.Hues, idea.Soft)
		}
		row.Cells, row.Hues = append(row.Cells, idea.Signed(d)), append(row.Hues, hueOf(d))
		t.Rows = append(t.Rows, row)
	}
	return t
}

// counted is a plot of how often b-a-n is what, and where it is so first.
func (s *band) counted(f spread) idea.Table {
	t := idea.Table{Title: countedTitle.String(), Head: []words.Text{"b−a−n", headPalaces, headFirst, ""}}
	const wide, rows = 11, 40
	top, each := 1, (f.most-f.least)/rows+1
	sums, first := map[int]int{}, map[int]int{}
	for d, n := range f.counts {
		at := (d - f.least) / each
		if sums[at] == 0 || f.first[d] < first[at] {
			first[at] = f.first[d]
		}
		sums[at] += n
		top = max(top, sums[at])
	}
	for at := 0; f.least+at*each <= f.most; at++ {
		from := f.least + at*each
		name := idea.Signed(from)
		if to := min(from+each-1, f.most); to > from {
			name += " … " + idea.Signed(to)
		}
		bar := strings.Repeat("█", (sums[at]*wide+top-1)/top)
		row := idea.Row{Cells: []string{name, "0", "", bar}, Hues: []idea.Hue{hueOf(from), idea.Ink, idea.Ink, idea.Ink}}
		if sums[at] > 0 {
			a := first[at]
			p := pair{idea.Num(s.rankAt(a)), idea.Num(a), idea.Num(s.table.Row(a))}
			row.Cells[1], row.Cells[2] = strconv.Itoa(sums[at]), position(p.a, p.b)
			row.Link, row.At = idea.LinkOf(p.n), s.squares(p)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// squares returns the squares of a pair: above the diagonal and, if the moves are symmetric, its
// mirror image below.
func (s *band) squares(p pair) []engine.Cell {
	if s.set.Symmetric() {
		return s.Twins(p.a, p.b)
	}
	if c, ok := s.Near(p.a, p.b); ok {
		return []engine.Cell{c}
	}
	return nil
}

// column returns the column of the window that lies a sixth behind its beginning, where what is
// seen begins, or, if the column at is not none and not among those that follow it, one shortly
// before at; never one before the corner. In steps, so that what is listed from there on stands
// still while the pointer goes on a little.
func (s *band) column(step int, at *big.Int) *big.Int {
	x := idea.Num(s.Window.X + s.Window.W/6)
	x.Add(x, s.X)
	if at != nil {
		end := idea.Num(s.Window.W * 2 / 3)
		if s.Window.W > 60 || at.Cmp(x) < 0 || at.Cmp(end.Add(end, x)) > 0 {
			x.Sub(at, idea.Num(step))
		}
	}
	if x.Sub(x, new(big.Int).Mod(x, idea.Num(step))); x.Sign() < 0 {
		x.SetInt64(0)
	}
	return x
}

// lines are y = φx and y = x/φ, through the middles of squares, and how far from them palaces stand.
func (s *band) lines(f spread) (figures []idea.Figure) {
	wythoff := wythoffPairs()
	up, right := wythoff.Offset(s.X, s.Y)+0.5-math.Phi/2, wythoff.Offset(s.Y, s.X)+0.5-math.Phi/2
	steep := func(by float64) []idea.Point { return idea.Across(s.Window, math.Phi, up+by) }
	flat := func(by float64) []idea.Point { return idea.Across(s.Window, 1/math.Phi, -(right+by)/math.Phi) }
	beside := func(line func(by float64) []idea.Point) {
		for _, by := range []float64{f.low, f.high} {
			if across := line(by); across != nil {
				figures = append(figures, idea.Figure{Kind: idea.Line, Points: across, Hue: idea.Soft, Faint: true})
			}
		}
	}
	figures = idea.Ruled(steep(0), steepLine.String())
	beside(steep)
	figures = append(figures, idea.Ruled(flat(0), flatLine.String())...)
	if s.set.Symmetric() { // or the palaces below the diagonal have not been measured
		beside(flat)
	}
	return figures
}
