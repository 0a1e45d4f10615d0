package enginetest_test

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/mwythoff"
	"github.com/palacegames/palace/engine/rook"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/wythoff"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

var families = []engine.Family{blocking.Family, exile.Family, mwythoff.Family, rook.Family, subtraction.Family, wythoff.Family, wythoff.Maharaja}

func TestSmallGamesPass(t *testing.T) {
	enginetest.Run(t, &euclid{}, enginetest.Options{})
	enginetest.Run(t, &king{}, enginetest.Options{})
}

// wrong is a fault that the suite must see, and a part of what it says then.
type wrong struct {
	fault, want string
	game        engine.Game
}

// mustFail verifies games with faults.
func mustFail(t *testing.T, list []wrong, o enginetest.Options) {
	t.Helper()
	for _, w := range list {
		err := enginetest.Verify(w.game, o)
		switch {
		case err == nil:
			t.Errorf("%s: %s: it passes", w.game, w.fault)
		case !strings.Contains(err.Error(), w.want):
			t.Errorf("%s: %s: want a failure with %q, got %v", w.game, w.fault, w.want, err)
		default:
			t.Logf("%s: %s: %v", w.game, w.fault, err)
		}
	}
}

// TestFarFaultsOfSmallGames: faults that are far out alone, or that let play go on without end.
func TestFarFaultsOfSmallGames(t *testing.T) {
	if testing.Short() {
		t.Skip("a shortened suite takes too few samples to see every fault")
	}
	step := func(dx, dy int, where func(x, y engine.Int) bool) *euclid {
		return &euclid{moves: func(p engine.Position) []engine.Ray {
			q := p.Plus(engine.At(dx, dy), engine.Num(1))
			if !where(p.At(0), p.At(1)) || q.At(0).Sign() < 0 || q.At(1).Sign() < 0 {
				return nil
			}
			return []engine.Ray{{From: q, Step: engine.At(1, 0), Count: engine.Num(1)}}
		}}
	}
	wedge := func(where func(b *big.Int, shown bool) bool) *euclid {
		return &euclid{off: func(b *big.Int, shown bool) int64 {
			if where(b, shown) {
				return 1
			}
			return 0
		}}
	}
	nims := func(rule func(q, g *big.Int, p engine.Position) (less, special bool)) *euclid {
		return &euclid{rule: rule}
	}
	right := func(q, g *big.Int) bool { return q.Cmp(g) <= 0 }
	beyond := func(p engine.Position, bits int) bool { return max(p.At(0).Bits(), p.At(1).Bits()) > bits }
	mustFail(t, []wrong{
		{"1a the wedge is off by one over 62 bits, not on the map", "far out", wedge(func(b *big.Int, shown bool) bool { return b.BitLen() > 62 && !shown })},
		{"1b the same from 10^6 on", "far out", wedge(func(b *big.Int, shown bool) bool { return b.Cmp(big.NewInt(1_000_000)) > 0 && !shown })},
		{"1c the map is off by one over 40 bits", "far out: the map around", wedge(func(b *big.Int, shown bool) bool { return b.BitLen() > 40 && shown })},
		{"1d both are over 62 bits", "far out", wedge(func(b *big.Int, shown bool) bool { return b.BitLen() > 62 })},
		{"1e both are for exactly 100 bits", "far out", wedge(func(b *big.Int, shown bool) bool { return b.BitLen() == 100 })},
		{"2a the nim rule has < for numbers over 62 bits", "nim-value of", nims(func(q, g *big.Int, p engine.Position) (bool, bool) {
			return q.Cmp(g) < 0 || right(q, g) && !beyond(p, 62), false
		})},
		{"2b the same for small numbers", "nim at", nims(func(q, g *big.Int, p engine.Position) (bool, bool) {
			return q.Cmp(g) < 0 || right(q, g) && beyond(p, 62), false
		})},
		{"2c quotients over 60", "nim", nims(func(q, g *big.Int, p engine.Position) (bool, bool) { return right(q, g), q.Cmp(big.NewInt(60)) > 0 })},
		{"2d (37,11) alone", "nim at", nims(func(q, g *big.Int, p engine.Position) (bool, bool) { return right(q, g), p == engine.At(37, 11) })},
		{"3a a move that grows", "can be reached from itself: (", step(1, 0, func(x, y engine.Int) bool { return x == engine.Num(7) })},
		{"3b sideways and back", "can be reached from itself: (", &euclid{moves: func(p engine.Position) []engine.Ray {
			if q := engine.Of(p.At(1), p.At(0)); q != p {
				return []engine.Ray{{From: q, Step: engine.At(1, 0), Count: engine.Num(1)}}
			}
			return nil
		}}},
		{"3c to itself", "back to it", step(0, 0, func(x, y engine.Int) bool { return x == engine.Num(5) })},
		{"3d a move that grows beyond 1000", "can be reached from itself: (", step(1, 0, func(x, y engine.Int) bool { return x.Cmp(engine.Num(1000)) > 0 })},
		{"both ways on a diagonal beyond 1000", "can be reached from itself: (", &euclid{moves: func(p engine.Position) []engine.Ray {
			if x, y := p.At(0), p.At(1); x.Cmp(engine.Num(1000)) > 0 && y.Cmp(engine.Num(1000)) > 0 {
				by := 1 - 2*int(x.Big().Bit(0))
				return []engine.Ray{{From: p.Plus(engine.At(by, -by), engine.Num(1)), Step: engine.At(1, 0), Count: engine.Num(1)}}
			}
			return nil
		}}},
		{"A parity is flipped beyond 2^63", "far out", &king{flip: func(p engine.Position) bool { return beyond(p, 63) }}},
		{"B the nim-value 7 where x is beyond 2^63", "nim-value of", &king{seven: func(p engine.Position) bool { return p.At(0).Bits() > 63 }}},
	}, enginetest.Options{})
}

// faulty is a game whose methods are broken.
type faulty struct {
	engine.Game
	fault func(m engine.Method) engine.Method
}

func (g faulty) Solve() engine.Methods {
	methods := g.Game.Solve()
	for i, m := range methods {
		methods[i] = g.fault(m)
	}
	return methods
}

// reach reports whether a component of p is at least 2^bits.
func reach(p engine.Position, bits int) bool {
	for _, v := range p.Components(nil) {
		if v.Bits() > bits {
			return true
		}
	}
	return false
}

// dropping leaves out palaces of positions beyond 2^bits, all or the last one.
func dropping(bits int, all bool) func(m engine.Method) engine.Method {
	return func(m engine.Method) engine.Method {
		if whole := m.Palaces; whole != nil {
			m.Palaces = func(p engine.Position) ([]engine.Position, error) {
				list, err := whole(p)
				if len(list) > 0 && reach(p, bits) {
					list = list[:len(list)-1]
					if all {
						list = nil
					}
				}
				return list, err
			}
		}
		return m
	}
}

// valuing changes values of a kind beyond 2^bits.
func valuing(bits int, kind engine.Kind, change func(v engine.Int) engine.Int) func(m engine.Method) engine.Method {
	return func(m engine.Method) engine.Method {
		if whole := m.Value; whole != nil {
			m.Value = func(k engine.Kind, p engine.Position) (engine.Int, error) {
				v, err := whole(k, p)
				if err == nil && k == kind && reach(p, bits) {
					v = change(v)
				}
				return v, err
			}
		}
		return m
	}
}

// moved shows maps of outcomes one column to the left where squares lie beyond 2^bits.
func moved(bits int) func(m engine.Method) engine.Method {
	return func(m engine.Method) engine.Method {
		if m.Maps != nil {
			m.Maps = shiftedMaps{m.Maps, bits}
		}
		return m
	}
}

type shiftedMaps struct {
	engine.Maps
	bits int
}

func (s shiftedMaps) Open(at engine.Map) engine.Squares {
	whole := s.Maps.Open(at)
	if at.Kind != engine.Outcomes {
		return whole
	}
	return shifted{whole, at, s.bits}
}

type shifted struct {
	engine.Squares
	m    engine.Map
	bits int
}

func (s shifted) Source(w engine.Window) engine.Source {
	if !reach(s.m.Position(engine.Cell{X: w.X, Y: w.Y}, 2), s.bits) {
		return s.Squares.Source(w)
	}
	by := w
	by.X++
	values, err := engine.Values(s.Squares, by)
	if err != nil {
		panic(err)
	}
	all := &source{}
	tiles := engine.NewTiling(w)
	for v, ok := tiles.Next(); ok; v, ok = tiles.Next() {
		t := engine.Tile{Window: v}
		for i := range v.Area() {
			t.Wide = append(t.Wide, values[(v.Y-w.Y+i/v.W)*w.W+v.X-w.X+i%v.W])
		}
		all.tiles = append(all.tiles, t)
	}
	return all
}

// TestFarFaultsOfFamilies breaks the real games far out.
func TestFarFaultsOfFamilies(t *testing.T) {
	if testing.Short() {
		t.Skip("a shortened suite takes too few samples to see every fault")
	}
	plus := func(v engine.Int) engine.Int { return v.Plus(engine.Num(1)) }
	five := func(engine.Int) engine.Int { return engine.Num(5) }
	not := func(v engine.Int) engine.Int { return engine.Num(1).Minus(v) }
	for i, text := range []string{"rook", "wythoff", "mwythoff:1", "mwythoff:2", "mwythoff:1000", "maharaja", "wythoff+(2,3)(3,2)", "exile:spiral", "exile:quadrant",
		"subtraction:(1,2)(2,1)", "subtraction:(2,6)(3,3)(6,1)", "subtraction:(3)(7)(12)", "blocking:1", "blocking:5"} {
		g, bits, far := parsed(t, text), 63, 1000
		switch {
		case !g.Shape().Unbounded:
			bits, far = 9, 0
		case strings.HasPrefix(text, "exile") || strings.HasPrefix(text, "wythoff+") || text == "maharaja":
			far = 300 // an answer takes milliseconds
		case text == "mwythoff:1000":
			far = 4000 // a position has thousands of rays, which count
		}
		faults := []wrong{
			{"no palaces", "", faulty{g, dropping(bits, true)}},
			{"the last palace is left out", "", faulty{g, dropping(bits, false)}},
			{"outcomes are turned round", "", faulty{g, valuing(bits, engine.Outcomes, not)}},
		}
		if bits > 9 && g.Shape().Dim == 2 {
			faults = append(faults, wrong{"the map is moved beyond 2^40", "", faulty{g, moved(40)}})
		}
		if strings.HasPrefix(text, "rook") || strings.HasPrefix(text, "subtraction:(1") || strings.HasPrefix(text, "subtraction:(3)") { // nim-values know no end
			faults = append(faults,
				wrong{"nim-values are one too large", "nim", faulty{g, valuing(64, engine.NimValues, plus)}},
				wrong{"nim-values are 5", "nim", faulty{g, valuing(64, engine.NimValues, five)}})
		}
		if text == "blocking:5" {
			faults = append(faults, wrong{"palace numbers are one too large", "", faulty{g, valuing(9, engine.PalaceNumbers, plus)}})
		}
		if !testkit.More() { // of each game one or two of the faults, and every fault of several
			some := faults[:0]
			for j := (2 * i) % 3; j < len(faults); j += 3 {
				some = append(some, faults[j])
			}
			faults = some
		}
		mustFail(t, faults, enginetest.Options{Size: 20, Positions: 10, Far: far, Bounded: true})
	}
}

// TestFarFaultsBetweenMethods: what contradicts itself, and what fails, is told.
func TestFarFaultsBetweenMethods(t *testing.T) {
	g := parsed(t, "rook")
	mustFail(t, []wrong{
		{"D outcomes of palaces are wrong from 2^80", "outcome value of", faulty{g, valuing(80, engine.Outcomes, func(engine.Int) engine.Int { return engine.Num(0) })}},
		{"a method gives up beyond 2^62", "gives up", faulty{g, func(m engine.Method) engine.Method {
			whole := m.Palaces
			m.Palaces = func(p engine.Position) ([]engine.Position, error) {
				if reach(p, 62) {
					return nil, errors.New("gives up")
				}
				return whole(p)
			}
			return m
		}}},
	}, enginetest.Options{})
}

// parsed reads a game of a real family.
func parsed(t *testing.T, text string) engine.Game {
	t.Helper()
	for _, f := range families {
		if name, _, _ := strings.Cut(strings.ReplaceAll(text, "+", ":"), ":"); name == f.Name {
			return enginetest.MustParse(t, &f, text)
		}
	}
	t.Fatalf("no family plays %s", text)
	return nil
}
