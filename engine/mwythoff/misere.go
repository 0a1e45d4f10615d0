package mwythoff

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
)

// Misere lists the method of misère play [Fra82]: with M = 1 all is as in normal play but for a
// corner, and with a larger M the palaces are (E(n), H(n)) and their mirror images, n ≥ 0, where
//
//	E(n) = ⌊nα + 1/α⌋    H(n) = E(n) + M·n + 1
//
// which are all numbers from 0 on, each once: for M = 2
//
//	n      0  1  2   3   4
//	E(n)   0  2  3   4   6
//	H(n)   1  5  8  11  15
func (g Game) Misere() engine.Methods {
	if g.near() == 1 {
		return misere.Corner(g, []engine.Cell{{X: 1}, {Y: 1}, {X: 1, Y: 1}}, 0)
	}
	return engine.Methods{turned{g.beatty()}.method()}
}

// turned is misère play for M ≥ 2.
type turned struct{ beatty }

// E returns ⌊nα + 1/α⌋ = ⌊((Mn-1)(2-M) + (Mn+1)√(M²+4)) / 2M⌋, n ≥ 0.
func (t turned) E(n *big.Int) *big.Int {
	mn := new(big.Int).Mul(n, t.m)
	e := t.times(new(big.Int).Add(mn, num(1)))
	e.Add(e, mn.Mul(mn.Sub(mn, num(1)), t.plus(-1, 2)))
	return e.Div(e, t.plus(2, 0))
}

// H returns E(n) + M·n + 1, n ≥ 0.
func (t turned) H(n *big.Int) *big.Int {
	e := t.E(n)
	return e.Add(e.Add(e, num(1)), new(big.Int).Mul(n, t.m))
}

// firstE returns the least n with E(n) ≥ x. As nα + 1/α is larger than nα by less than α, that is
// the least n with ⌊nα⌋ ≥ x, or the one before.
func (t turned) firstE(x *big.Int) *big.Int {
	n := t.firstA(x)
	if n.Sign() > 0 {
		if before := new(big.Int).Sub(n, num(1)); t.E(before).Cmp(x) >= 0 {
			return before
		}
	}
	return n
}

// row returns y such that (x, y) is a palace, x ≥ 0: there is exactly one.
func (t turned) row(x *big.Int) *big.Int {
	n := t.firstE(x)
	if t.E(n).Cmp(x) == 0 {
		return t.H(n)
	}
	return t.E(n.Sub(x, n)) // of the x numbers before x, n are in E, and the others in H
}

// palaces looks along the column, the row and the band.
func (t turned) palaces(p engine.Position) ([]engine.Position, error) {
	x, y := p.At(0).Big(), p.At(1).Big()
	return rowOf(t.row).along(x, y, func(add func(a, b *big.Int)) {
		for range 2 {
			// A palace with y'-x' = M·n+1, n ≥ 0, is on the band if that differs from y-x by less than M.
			n, rest := new(big.Int).DivMod(new(big.Int).Sub(new(big.Int).Sub(y, x), num(1)), t.m, new(big.Int))
			for range 1 + rest.Sign() {
				if n.Sign() >= 0 {
					if a, b := t.E(n), t.H(n); a.Cmp(x) < 0 && b.Cmp(y) < 0 {
						add(a, b)
					}
				}
				n.Add(n, num(1))
			}
			// And once more in the mirror.
			mirrored := add
			add = func(a, b *big.Int) { mirrored(b, a) }
			x, y = y, x
		}
	}), nil
}

// byColumn is the palaces of a map, column by column.
type byColumn struct {
	row rowOf
	m   engine.Map
}

func (t turned) Open(m engine.Map) engine.Squares { return byColumn{t.row, m} }

func (b byColumn) Source(w engine.Window) engine.Source {
	return engine.EachTile(w, func(w engine.Window) engine.Tile {
		tile := engine.SparseTile(w)
		for x := w.X; x < w.X+w.W; x++ {
			corner := b.m.Position(engine.Cell{X: x}, 2)
			y := b.row(corner.At(0).Big())
			if at, ok := engine.Big(y.Sub(y, corner.At(1).Big())).Small(); ok && at >= w.Y && at < w.Y+w.H {
				tile.Mark(x, at)
			}
		}
		return tile
	})
}
