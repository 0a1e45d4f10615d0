package main

import (
	"encoding/json"
	"math"
	"math/big"
	"math/bits"
	"strings"

	wythoff "github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

var aboveVerb = verb{
	name:  "above",
	args:  "GAME --slope phi|p/q --by r",
	about: "Says whether Wythoff Nim with a finite list of further moves has a P-position (x,y) with y > φx + r, or y > px/q + r ([LW14] Question 2). If one is found, that is a proof. If the moves are symmetric and a transducer, such as a dictionary, writes the string of the columns, that bounds how far P-positions are from the line of slope φ, and often proves that there is none. Otherwise it says how many columns were computed.",
	more:  `It prints one object: "game", "slope" and "by" as they were read, "above", true, false, or null if it is not decided, "position", the first such P-position, or null, "proved", and "computed", how many columns were looked at.`,
	flags: []flag{
		{"slope", "phi|p/q", "of the line: the golden ratio, or a fraction"},
		{"by", "r", "y of the line where x is 0: an integer, a fraction or a decimal number"},
		sameJSON,
	},
	run: findAbove,
}

// mostColumns is how many columns are looked at, and mostBy bounds numerators and denominators.
const (
	mostColumns = 1 << 20
	mostBy      = 1_000_000
)

// aboveAnswer is what is printed.
type aboveAnswer struct {
	Game     string  `json:"game"`
	Slope    string  `json:"slope"`
	By       string  `json:"by"`
	Above    *bool   `json:"above"`
	Position *[2]int `json:"position"`
	Proved   bool    `json:"proved"`
	Computed int     `json:"computed"`
}

// edge is a line y = sx + r, where s is p/q, or φ if q is 0.
type edge struct{ p, q, above, below int }

func findAbove(c *call) error {
	g, err := c.game()
	if err != nil {
		return err
	}
	if _, ok := g.(reader); !ok {
		return misusef("%s is not an extension of Wythoff Nim, such as maharaja", g)
	}
	set, finite := finiteList(g)
	if !finite {
		return misusef("%s has infinite families of moves: the question is about finite lists", g)
	}
	e := edge{}
	if text := c.or("slope", ""); text != "phi" {
		step, _, err := c.slope()
		if err != nil || step[0] == 0 {
			return misusef("--slope: it must be phi or p/q, two numbers up to %d such as 3/2, not %.40q", mostSlope, text)
		}
		e.p, e.q = step[1], step[0]
	}
	r, ok := new(big.Rat).SetString(c.or("by", ""))
	if !ok || strings.ContainsAny(c.flags["by"], "eEpPxX") || r.Denom().Cmp(big.NewInt(mostBy)) > 0 || r.Num().CmpAbs(big.NewInt(mostBy)) > 0 {
		return misusef("--by: r must be a number such as 2, 1/2 or -0.5, a fraction of numbers up to a million, not %.40q", c.or("by", ""))
	}
	e.above, e.below = int(r.Num().Int64()), int(r.Denom().Int64())
	answer := aboveAnswer{Game: g.String(), Slope: c.flags["slope"], By: c.flags["by"]}
	stop := c.wait()
	answer.look(wythoff.New(set, wythoff.Kernel{}), e)
	if answer.Above == nil {
		answer.bound(set, e)
	}
	stop()
	return json.NewEncoder(c.out).Encode(answer)
}

// look looks for a P-position above the line, column by column.
func (a *aboveAnswer) look(table *wythoff.Table, e edge) {
	for x := range mostColumns {
		if x >= table.Known() {
			table.Extend(min(mostColumns, 2*x+64))
		}
		a.Computed++
		if y := table.Row(x); e.before(x, y) {
			yes := true
			a.Above, a.Position, a.Proved = &yes, &[2]int{x, y}, true
			return
		}
	}
}

// before reports whether (x,y) is above the line, exactly.
func (e edge) before(x, y int) bool {
	high := y*e.below - e.above // y - r
	if e.q > 0 {
		return high*e.q > e.p*x*e.below
	}
	// y - r > φx means 2(y-r) - x > √5·x.
	x *= e.below
	left := 2*high - x
	if left <= 0 {
		return false
	}
	leftHigh, leftLow := bits.Mul64(uint64(left), uint64(left))
	rightHigh, rightLow := bits.Mul64(5*uint64(x), uint64(x))
	return leftHigh > rightHigh || leftHigh == rightHigh && leftLow > rightLow
}

// bound decides by the bounds of b-a-n, if the moves are symmetric and a transducer proves some, for a line above
// which there is nothing in the columns that were looked at.
func (a *aboveAnswer) bound(set moves.Set, e edge) {
	if dictionary.Eligible(set) != nil {
		return
	}
	for search := dictionary.NewTransducer(set, 1000*usualThousands); a.Above == nil && search.Longer(); {
		w := search.Proved().Strings[0]
		most, ok := search.Highest()
		if !ok {
			most = math.Inf(1)
		}
		if above, ok := e.decide(w.Low, w.High, a.Computed, most); ok {
			a.Above, a.Proved = &above, true
		}
	}
}

// decide says whether a P-position is above a line, if in so many columns none is, and for those on and
// above the diagonal b-a-n lies between low ≤ 0 and high ≥ 0, and b-φa is at most most. docs/findings.md proves
// another bound of b-φa: (low+high+2)·φ - 2·(low+1), which is compared exactly.
func (e edge) decide(low, high, known int, most float64) (above, ok bool) {
	const slack = 1e-6 // far more than is lost in rounding
	by := big.NewRat(int64(e.above), int64(e.below))
	r, _ := by.Float64()
	by.Add(by, big.NewRat(int64(2*low+2), 1))
	switch {
	case e.q > 0 && e.p*e.p < e.q*(e.p+e.q): // the slope is less than φ
		return true, true
	case e.q > 0: // beyond all known columns b-pa/q ≤ r
		s := big.NewRat(int64(e.p), int64(e.q))
		f, _ := s.Float64()
		return false, r+(f-math.Phi)*float64(known) > most+slack || atLeastGolden(by.Add(by, s.Mul(s, big.NewRat(int64(known), 1))), low+high+2+known)
	case low == 0 && high == 0: // Wythoff Nim's own: b-φa comes as near to 1/φ as one likes, from below
		twice := 2*e.above + e.below
		return twice < 0 || twice*twice < 5*e.below*e.below, true
	}
	return false, r > most+slack || atLeastGolden(by, low+high+2)
}

// atLeastGolden reports whether r ≥ kφ, that is 2r-k ≥ √5·k.
func atLeastGolden(r *big.Rat, k int) bool {
	n := big.NewRat(int64(k), 1)
	left := new(big.Rat).Sub(new(big.Rat).Add(r, r), n)
	square, five := new(big.Rat).Mul(left, left), n.Mul(n, n)
	five.Mul(five, big.NewRat(5, 1))
	if k < 0 {
		return left.Sign() >= 0 || square.Cmp(five) <= 0
	}
	return left.Sign() >= 0 && square.Cmp(five) >= 0
}
