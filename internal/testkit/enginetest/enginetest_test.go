package enginetest_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// sample is a correct game, solved by the oracle, with hooks to break it: rooks
// that may also step one square diagonally.
type sample struct {
	breakTile  func(*engine.Tile) // changes a tile before it is given
	twice      bool               // gives every tile twice
	unsorted   bool
	addNothing bool
	overEdge   bool // its plane shows squares that are none
	restless   bool // never done preparing
	nameless   bool // its method does not say what it is
	withdraws  bool // its preparation goes back
	miscounts  bool // its large values are wrong
	dense      bool // it says that its palaces cannot be counted
}

func (g *sample) String() string { return "sample" }
func (g *sample) Title() string  { return "Sample" }
func (g *sample) Rules() string  { return "Move left, up, or one step both ways." }

func (g *sample) Shape() engine.Shape {
	return engine.Shape{Dim: 2, Blocking: 1, Kinds: []engine.Kind{engine.Outcomes, engine.NimValues}}
}

func (g *sample) Plane(engine.Map) engine.Window {
	if g.overEdge {
		return engine.Window{X: -1, W: 1 << 40, H: 1 << 40}
	}
	return engine.Window{W: 1 << 40, H: 1 << 40}
}

func (g *sample) Check(p engine.Position) error {
	if x, y, ok := p.Pair(); !ok || x < 0 || y < 0 {
		return errors.New("a position is two numbers that cannot be negative")
	}
	return nil
}

func (g *sample) Rays(p engine.Position) (rays []engine.Ray) {
	x, y, _ := p.Pair()
	add := func(count, dx, dy int) {
		if count > 0 {
			rays = append(rays, engine.From(p, engine.At(-dx, -dy), engine.Num(count)))
		}
	}
	add(x, 1, 0)
	add(y, 0, 1)
	add(min(1, x, y), 1, 1)
	return rays
}

func (g *sample) Solve() engine.Methods { return g.solve(g) }

// solve solves a game with the faults of the sample.
func (g *sample) solve(as oracle.Rules) engine.Methods {
	o := oracle.New(as)
	m := engine.Method{
		Name: "Textbook", Idea: "The options tell.", Reach: "small boards", Cost: "a board", File: "enginetest_test.go",
		Fits: func(q engine.Query) error {
			_, near := q.At.Seen(engine.Position{}, 100)
			if q.Ask != engine.AskTiles && !near || q.Map.Origin != (engine.Position{}) {
				return errors.New("it is too far out")
			}
			return nil
		},
		Prepare: func(engine.Query) engine.Job { return &preparing{game: g} },
		Palaces: func(p engine.Position) ([]engine.Position, error) {
			palaces := o.Palaces(p)
			if g.unsorted && len(palaces) > 1 {
				palaces[0], palaces[1] = palaces[1], palaces[0]
			}
			return palaces, nil
		},
		Sights: func(p engine.Position) ([]int32, error) { return o.Sights(p), nil },
		Value: func(k engine.Kind, p engine.Position) (engine.Int, error) {
			v := int(o.Value(k, p))
			if g.miscounts && v > 4 {
				v++
			}
			return engine.Num(v), nil
		},
		Maps:   &board{game: g, oracle: o},
		Sparse: !g.dense,
	}
	if g.nameless {
		m.Name = ""
	}
	return engine.Methods{m}
}

// preparing is five steps of work, if all is well.
type preparing struct {
	game *sample
	done int
}

func (j *preparing) Step() bool {
	j.done++
	return j.game.restless || j.done < 5
}

func (j *preparing) Done() float64 {
	if j.game.withdraws {
		return 1 / float64(1+j.done)
	}
	return min(1, float64(j.done)/5)
}

type board struct {
	game   *sample
	kind   engine.Kind
	oracle *oracle.Oracle
}

func (b *board) Open(m engine.Map) engine.Squares {
	of := &board{b.game, m.Kind, b.oracle}
	if m.Kind == engine.Outcomes {
		return palaces{of}
	}
	return of
}

func (b *board) Source(w engine.Window) engine.Source {
	s := &source{}
	const size = engine.TileSize
	for y := w.Y / size * size; y < w.Y+w.H; y += size {
		for x := w.X / size * size; x < w.X+w.W; x += size {
			t := engine.Tile{Window: w.Intersect(engine.Window{X: x, Y: y, W: size, H: size})}
			values := b.oracle.Values(b.kind, t.Window)
			if b.kind == engine.Outcomes {
				t.Bits = make([]uint64, t.Stride()*t.H)
				for i, v := range values {
					t.Bits[i/t.W*t.Stride()+i%t.W/64] |= uint64(v) << (i % t.W % 64)
				}
			} else {
				t.Wide = values
			}
			if b.game.breakTile != nil {
				b.game.breakTile(&t)
			}
			s.tiles = append(s.tiles, t, engine.Tile{})
			if b.game.twice {
				s.tiles = append(s.tiles, t)
			}
		}
	}
	return s
}

// palaces is a map whose palaces are counted.
type palaces struct{ *board }

func (b palaces) Count(x, y, w, h, level int, dst []uint32) {
	for j := range h << level {
		for i := range w << level {
			v := b.oracle.Value(engine.Outcomes, engine.At(x+i, y+j))
			if b.game.addNothing {
				dst[j>>level*w+i>>level] = 0
			}
			dst[j>>level*w+i>>level] += uint32(v)
		}
	}
}

type source struct{ tiles []engine.Tile }

func (s *source) Next() (engine.Tile, bool) {
	if len(s.tiles) == 0 {
		return engine.Tile{}, false
	}
	t := s.tiles[0]
	s.tiles = s.tiles[1:]
	return t, true
}

func family(name string) *engine.Family {
	return &engine.Family{Name: name, Parse: func(*notation.Scanner) (engine.Game, error) { return &sample{}, nil }}
}

func TestACorrectGamePasses(t *testing.T) {
	enginetest.Run(t, &sample{}, enginetest.Options{Family: family("sample")})
}

func TestBrokenGamesFail(t *testing.T) {
	for want, g := range map[string]*sample{
		"lies on two tiles": {twice: true},
		"lie on no tile":    {breakTile: func(t *engine.Tile) { t.Wide, t.Bits = nil, nil }},
		"want":              {breakTile: func(t *engine.Tile) { flip(t, 0) }},
		"clipped":           {breakTile: func(t *engine.Tile) { t.X++ }},
		"beyond the last":   {breakTile: func(t *engine.Tile) { flip(t, t.W) }},
		"layouts":           {breakTile: func(t *engine.Tile) { t.Small = make([]int8, t.Area()) }},
		"length":            {breakTile: func(t *engine.Tile) { t.Bits, t.Wide = t.Bits[1:], t.Wide[min(1, len(t.Wide)):] }},
		"Palaces(":          {unsorted: true},
		"Count adds":        {addNothing: true},
		"method sparse":     {dense: true},
		"outside":           {overEdge: true},
		"no end":            {restless: true},
		"went from":         {withdraws: true},
		"what it is":        {nameless: true},
		"nim Value(":        {miscounts: true},
	} {
		err := enginetest.Verify(g, enginetest.Options{Size: 33})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want a failure with %q, got %v", want, err)
		}
	}
	if enginetest.Verify(&sample{}, enginetest.Options{Family: family("other")}) == nil {
		t.Error("a game whose notation does not parse passes")
	}
}

// flip changes the value in the given column of the first row.
func flip(t *engine.Tile, x int) {
	if t.Bits != nil && x < 64*t.Stride() {
		t.Bits[x/64] ^= 1 << (x % 64)
	} else if t.Wide != nil && x < t.W {
		t.Wide[x] += 5
	}
}

func TestPictures(t *testing.T) {
	w := engine.Window{X: 1, Y: 0, W: 4, H: 3}
	if got, want := enginetest.Bits(t, &sample{}, w), "0000\n0100\n1000"; got != want {
		t.Errorf("Bits:\n%s", got)
	}
	if got, want := enginetest.Rows(t, &sample{}, engine.NimValues, w), "1,2,3,4\n2,0,4,5\n0,1,5,3"; got != want {
		t.Errorf("Rows:\n%s", got)
	}
}
