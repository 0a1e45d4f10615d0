package segment

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit"
)

// everyVector is the lattice of the vectors that move a place onto the same outcomes, each tried square by square.
func (p probe) everyVector(place int) (l Lattice) {
	at := p.corner(place)
	same := func(dx, dy int) bool {
		for y := at.Y; y < at.Y+p.side; y++ {
			for x := at.X; x < at.X+p.side; x++ {
				if p.palace(x, y) != p.palace(x+dx, y+dy) {
					return false
				}
			}
		}
		return true
	}
	for a := 0; a <= p.far; a++ {
		for b := -p.far; b <= p.far; b++ {
			dx, dy := b, a
			if at.X <= at.Y {
				dx, dy = a, b
			}
			if same(dx, dy) {
				l = l.with(dx, dy)
			}
		}
	}
	if l.Determinant() == 0 {
		return Lattice{}
	}
	return l
}

// TestEveryPeriod holds the periods of places against all vectors, each tried square by square. The mosaics are random;
// in many a few squares only tell a long period from a short one, and some end at a line through the place.
func TestEveryPeriod(t *testing.T) {
	r := rand.New(rand.NewPCG(37, 2))
	spanned, long := 0, 0
	for range testkit.Cases(5, 200) {
		small := Lattice{Width: 1 + r.IntN(9), Height: 1 + r.IntN(9)}
		small.Shift = r.IntN(small.Width)
		l := Lattice{Width: small.Width * (1 + r.IntN(90)/small.Width), Height: small.Height * (1 + r.IntN(90)/small.Height), Shift: small.Shift}
		density, odd := r.IntN(3), 1+r.IntN(3)
		short := newMosaic(small, func(int, int) bool { return r.IntN(3) <= density })
		cell := make([]bool, l.Determinant())
		for i := range cell {
			cell[i] = short.palace(i%l.Width, i/l.Width)
		}
		for range odd {
			i := r.IntN(len(cell))
			cell[i] = !cell[i]
		}
		m := newMosaic(l, func(x, y int) bool { return cell[y*l.Width+x] })
		ends := 1 << 20
		if r.IntN(4) == 0 {
			ends = 500 + r.IntN(200)
		}
		var wrong engine.Cell // a square that is not as the mosaic says
		show := func(x, y int) bool {
			if y > ends {
				return short.palace(x, y)
			}
			return m.palace(x, y) != (wrong == engine.Cell{X: x, Y: y})
		}
		p := newProbe(band(show, 1<<10, 1<<9))
		for i, place := range []int{0, r.IntN(p.middle()), ends * 9 / 10 % p.middle(), p.middle(), r.IntN(p.middle())} {
			if i == 4 { // at the edge of the place, where nothing else tells
				wrong = p.corner(place)
				wrong.X, wrong.Y = wrong.X+r.IntN(p.side), wrong.Y+p.side-1
				p = newProbe(band(show, 1<<10, 1<<9))
			}
			got, want := p.lattice(place), p.everyVector(place)
			if got != want {
				t.Fatalf("around %d: %v, want %v", place, got, want)
			}
			if want.Determinant() > 0 {
				spanned++
			}
			if want.Determinant() > small.Determinant() {
				long++
			}
		}
	}
	if t.Logf("%d places with periods, %d with longer ones than most squares have", spanned, long); long == 0 || spanned == long {
		t.Errorf("%d places with periods, %d with longer ones than most squares have", spanned, long)
	}
}
