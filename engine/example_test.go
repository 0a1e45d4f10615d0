package engine_test

import (
	"errors"
	"fmt"
	"log"
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/catalog"
)

// The moves that win lead to P-positions: from (8,6) in Wythoff Nim there is one, to (5,3).
func ExampleMethods_Palaces() {
	g, err := catalog.Parse("wythoff")
	if err != nil {
		log.Fatal(err)
	}
	at := engine.At(8, 6)
	if err := g.Check(at); err != nil {
		log.Fatal(err)
	}
	winning, err := g.Solve().Palaces(at)
	fmt.Println(winning, err)
	// Output:
	// [5,3] <nil>
}

// A position may be as long as one likes. A golden pair of Wythoff Nim with a hundred digits, ⌊nφ⌋ and
// n more, is a P-position, so no move wins; from the square beside it one does.
func ExampleMethods_Palaces_aHundredDigits() {
	n := new(big.Int).Exp(big.NewInt(10), big.NewInt(99), nil)
	root := new(big.Int).Sqrt(new(big.Int).Mul(big.NewInt(5), new(big.Int).Mul(n, n)))
	a := new(big.Int).Rsh(new(big.Int).Add(n, root), 1) // (n + ⌊√5n⌋) / 2
	pair := engine.Of(engine.Big(a), engine.Big(new(big.Int).Add(a, n)))

	g, err := catalog.Parse("wythoff")
	if err != nil {
		log.Fatal(err)
	}
	methods := g.Solve()
	for _, p := range []engine.Position{pair, pair.Plus(engine.At(0, 1), engine.Num(1))} {
		winning, err := methods.Palaces(p)
		fmt.Println(len(p.At(0).String()), "digits: winning moves:", len(winning), err)
	}
	// Output:
	// 100 digits: winning moves: 0 <nil>
	// 100 digits: winning moves: 1 <nil>
}

// The nim-value of a position, and of one with other rules.
func ExampleMethods_Value() {
	for _, ruleset := range []string{"rook", "wythoff", "mwythoff:3"} {
		g, err := catalog.Parse(ruleset)
		if err != nil {
			log.Fatal(err)
		}
		v, err := g.Solve().Value(engine.NimValues, engine.At(6, 5))
		fmt.Println(g, v, err)
	}
	// Output:
	// rook 3 <nil>
	// wythoff 10 <nil>
	// mwythoff:3 11 <nil>
}

// Which methods solve a game, and which one answers.
func ExampleMethods_Explain() {
	g, err := catalog.Parse("wythoff")
	if err != nil {
		log.Fatal(err)
	}
	q := engine.Query{Ask: engine.AskValue, At: engine.At(6, 5), Kind: engine.NimValues}
	for _, v := range g.Solve().Explain(q) {
		fmt.Println(v.Name+":", v.Err)
	}
	// Output:
	// Golden ratio: it knows nothing about values of this kind
	// Column by column: it knows nothing about values of this kind
	// Mex, row by row: <nil>
}

// A map as bits: the palaces of 5-blocking Wythoff Nim around the corner.
func ExampleBoard() {
	g, err := catalog.Parse("blocking:5")
	if err != nil {
		log.Fatal(err)
	}
	board, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, engine.PalaceNumbers, engine.Position{}, ""))
	if err != nil {
		log.Fatal(err)
	}
	w := engine.Window{W: 11, H: 7}
	values, err := engine.Values(board, w)
	if err != nil {
		log.Fatal(err)
	}
	for y := range w.H {
		for _, v := range values[y*w.W:][:w.W] {
			if engine.PalaceNumbers.Outcome(v, 5) == engine.P {
				fmt.Print("1")
			} else {
				fmt.Print("0")
			}
		}
		fmt.Println()
	}
	// Output:
	// 11111000000
	// 11100110000
	// 11001001100
	// 10010010011
	// 10100000000
	// 01000001000
	// 01010000000
}

// A window far out is seen from an origin: its squares have small coordinates again.
func ExampleNewMap() {
	far := engine.Big(new(big.Int).Exp(big.NewInt(10), big.NewInt(60), nil))
	g, err := catalog.Parse("subtraction:(1,2)(2,1)")
	if err != nil {
		log.Fatal(err)
	}
	m := engine.NewMap(g, engine.Outcomes, engine.Of(far, far), "")
	board, err := engine.NewBoard(g, g.Solve(), m)
	if err != nil {
		log.Fatal(err)
	}
	values, err := engine.Values(board, engine.Window{X: -3, Y: -1, W: 8, H: 3})
	fmt.Println(values, err)
	fmt.Println(len(m.Position(engine.Cell{X: -3, Y: -1}, 2).At(0).String()), "digits")
	// Output:
	// [0 0 1 1 1 1 1 1 0 0 1 1 0 0 0 0 0 0 1 0 0 0 0 0] <nil>
	// 60 digits
}

// What takes long is a Job that the caller works off, in steps of a few milliseconds at most: so a
// page stays awake, and whoever has waited long enough just stops.
func ExampleJob() {
	g, err := catalog.Parse("wythoff+(1,2)(2,1)(4,7)")
	if err != nil {
		log.Fatal(err)
	}
	methods := g.Solve()
	q := engine.Query{Ask: engine.AskPalaces, At: engine.At(700_000, 400_000)}
	steps := 1
	for job := methods.Work(q); job.Step(); steps++ {
	}
	winning, err := methods.Palaces(q.At)
	fmt.Println(steps > 1, len(winning), err)
	// Output:
	// true 1 <nil>
}

// Tiles come in the order in which they are computed; most are seen before the last is.
func ExampleTiles() {
	g, err := catalog.Parse("exile:spiral")
	if err != nil {
		log.Fatal(err)
	}
	board, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, engine.Outcomes, engine.Position{}, ""))
	if err != nil {
		log.Fatal(err)
	}
	queens := 0
	for t := range engine.Tiles(board, engine.Window{X: -300, Y: -300, W: 600, H: 600}) {
		for y := t.Y; y < t.Y+t.H; y++ {
			for x := t.X; x < t.X+t.W; x++ {
				queens += int(t.At(x, y))
			}
		}
	}
	fmt.Println(queens, "queens")
	// Output:
	// 423 queens
}

// Positions are compared with ==, and may have any number of components of any length.
func ExamplePosition() {
	p := engine.Ints(3, 5, 8)
	q := p.Plus(engine.Ints(-1, -2, -3), engine.Num(2))
	fmt.Println(p, q, q == engine.Ints(1, 1, 2), q.Dim(), p.Minus(q))
	// Output:
	// 3,5,8 1,1,2 true 3 2,4,6
}

// The options of a position lie on rays.
func ExampleRay() {
	g, err := catalog.Parse("rook")
	if err != nil {
		log.Fatal(err)
	}
	rays := g.Rays(engine.At(2, 1))
	for _, r := range rays {
		fmt.Println(r.From, r.Step, r.Count)
	}
	fmt.Println(engine.Options(rays))
	// Output:
	// 1,1 -1,0 2
	// 2,0 0,-1 1
	// [0,1 1,1 2,0]
}

// A refusal is a sentence, and errors.Is tells what it is about.
func Example_refusal() {
	g, err := catalog.Parse("wythoff")
	if err != nil {
		log.Fatal(err)
	}
	board, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, engine.NimValues, engine.Position{}, ""))
	if err != nil {
		log.Fatal(err)
	}
	_, err = engine.Values(board, engine.Window{X: 1 << 30, W: 8, H: 8})
	fmt.Println(errors.Is(err, engine.ErrTooFar), err)
	_, err = engine.Values(board, engine.Window{X: -8, W: 8, H: 8})
	fmt.Println(errors.Is(err, engine.ErrOutside), err)
	_, err = engine.NewBoard(g, g.Solve(), engine.NewMap(g, engine.PalaceNumbers, engine.Position{}, ""))
	fmt.Println(errors.Is(err, engine.ErrNoMap), err)
	err = g.Check(engine.Ints(1, 2, 3))
	fmt.Println(errors.Is(err, engine.ErrWrongDimension), err)
	// Output:
	// true the window 8×8 at (1073741824,0) is too far out: it must end within 4096×4096 from (0,0)
	// true a window of 8×8 at -8,0 is not within the board, which begins at 0,0 and ends at 2147483646,2147483646
	// true wythoff has no map of kind "palace"
	// true a position of this game has two coordinates, not 3
}

// king is a game of its own: a king that moves towards the corner, one square at a time.
type king struct{}

func (king) String() string { return "king" }
func (king) Title() string  { return "The king" }
func (king) Rules() string  { return "Go one square left, up or up-left. Whoever cannot move loses." }

func (king) Shape() engine.Shape {
	return engine.Shape{Dim: 2, Blocking: 1, Kinds: []engine.Kind{engine.Outcomes}, Unbounded: true}
}

func (king) Plane(m engine.Map) engine.Window    { return engine.Quadrant(m.Origin, engine.Span) }
func (king) Check(p engine.Position) error       { return engine.CheckPair(p, 4096) }
func (king) Rays(p engine.Position) []engine.Ray { return steps(p) }
func (king) Solve() engine.Methods               { return engine.Methods{parity} }

// steps are the moves, a ray of one square each.
func steps(p engine.Position) (rays []engine.Ray) {
	for _, step := range []engine.Position{engine.At(-1, 0), engine.At(0, -1), engine.At(-1, -1)} {
		if q := p.Plus(step, engine.Num(1)); q.At(0).Sign() >= 0 && q.At(1).Sign() >= 0 {
			rays = append(rays, engine.From(p, step, engine.Num(1)))
		}
	}
	return rays
}

// parity solves it: a P-position has two even coordinates.
var parity = engine.Method{
	Name: "Parity", Idea: "A palace has two even coordinates.", Reach: "everywhere", Cost: "a look",
	Fits: func(q engine.Query) error {
		if q.Ask == engine.AskPalaces {
			return nil
		}
		return engine.ErrKind
	},
	Palaces: func(p engine.Position) (palaces []engine.Position, err error) {
		for _, q := range engine.Options(steps(p)) {
			if q.At(0).Big().Bit(0)+q.At(1).Big().Bit(0) == 0 {
				palaces = append(palaces, q)
			}
		}
		return palaces, nil
	},
}

// A new family is a name, how its rulesets are read, and a Game: what docs/games.md does in full, with
// tests that hold it against a count of all positions.
func ExampleFamily() {
	kings := engine.Family{Name: "king", Parse: func(s *notation.Scanner) (engine.Game, error) { return king{}, s.End() }}
	g, err := kings.Parse(notation.NewScanner(""))
	if err != nil {
		log.Fatal(err)
	}
	winning, err := g.Solve().Palaces(engine.At(7, 4))
	fmt.Println(g.Title(), winning, err)
	p, err := g.Solve().Palaces(engine.At(8, 4))
	fmt.Println("(8,4) is P:", len(p) == 0, err)
	// Output:
	// The king [6,4] <nil>
	// (8,4) is P: true <nil>
}
