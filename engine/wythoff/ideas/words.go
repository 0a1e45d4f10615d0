package ideas

import (
	"fmt"
	"math"
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// goldenExamples are other boards on which the golden ratio is to be seen.
func goldenExamples() []idea.Example {
	return []idea.Example{
		{Label: "The silver ratio: generalised Wythoff Nim, M = 2", Link: "mwythoff:2&idea=golden"},
		{Label: "Nearly golden: Maharaja Nim", Link: "maharaja&idea=golden"},
		{Label: "Golden no more: endless knight's lines", Link: "wythoff+(t,2t)(2t,t);t=1..&idea=golden"},
	}
}

// aboutBand says what golden is for a list of further moves.
func aboutBand(set moves.Set) idea.Idea {
	below := "All palaces below the diagonal are mirrored ones."
	if !set.Symmetric() {
		below = "The palaces below the diagonal are no mirrored ones, for the moves are not symmetric, and are not counted here."
	}
	return idea.Idea{
		Name:     nameGolden,
		Title:    "How close to the golden ratio?",
		About:    "Number the palaces above the diagonal from left to right: of Wythoff Nim pair n is (a,b) with b − a = n, and b near φ·a. Here b − a − n says how far other moves push it off.",
		More:     "As long as b − a − n stays small, the palaces stay near the two golden lines. " + below,
		Source:   "[LW14] Sections 1 to 3",
		Examples: append([]idea.Example{{Label: "The golden pairs themselves: Wythoff Nim", Link: "wythoff&idea=golden"}}, goldenExamples()[1:]...),
	}
}

const (
	steepLine = "y = φx"
	flatLine  = "y = x/φ"
)

func pairsTitle() string      { return "The palaces above the diagonal" }
func departuresTitle() string { return "b − a − n, palace by palace" }

// pairsHead leaves b−a out where it is long.
func pairsHead(far bool) []string {
	if far {
		return []string{"n", "a", "b", "b−a−n"}
	}
	return []string{"n", "a", "b", "b−a", "b−a−n"}
}

func countedTitle() string  { return "How often b − a − n is what" }
func countedHead() []string { return []string{"b−a−n", "palaces", "first", ""} }

// position writes a position.
func position(x, y *big.Int) string {
	return idea.Place(engine.Of(engine.Big(x), engine.Big(y)))
}

// square is a position in words.
type square struct{ x, y *big.Int }

// long reports whether its numbers are so long that they are not written out.
func (s square) long() bool { return len(s.x.String()) > 18 || len(s.y.String()) > 18 }

func (s square) String() string {
	if s.long() {
		return "This square"
	}
	return position(s.x, s.y)
}

// ofPair says of a position what the palace of its column is.
func ofPair(s square, palace bool, row *big.Int, p pair) string {
	departs := fmt.Sprintf("b − a − n = %s − %s − %s = %s", idea.Brief(p.b), idea.Brief(p.a), idea.Brief(p.n), signed(p.departure()))
	number := ", pair number " + idea.Brief(p.n)
	if s.long() {
		number, departs = "", "b − a − n = "+signed(p.departure())
	}
	if palace {
		return fmt.Sprintf("%s is a palace%s: %s.", s, number, departs)
	}
	return fmt.Sprintf("%s is no palace: %s%s, with %s.", s, s.column(row), number, departs)
}

// column says where the palace of the column is.
func (s square) column(row *big.Int) string {
	d := new(big.Int).Sub(row, s.y)
	if !s.long() || d.BitLen() > 20 {
		return "that of its column is " + position(s.x, row)
	}
	if d.Sign() > 0 {
		return "that of its column stands " + squares(d) + " farther up"
	}
	return "that of its column stands " + squares(d.Neg(d)) + " farther down"
}

// squares counts squares.
func squares(n *big.Int) string {
	if n.IsInt64() && n.Int64() == 1 {
		return "one square"
	}
	return idea.Brief(n) + " squares"
}

func belowDiagonal(s square, palace bool, row *big.Int) string {
	if palace {
		return fmt.Sprintf("%s is a palace below the diagonal, and these are not counted here: the moves are not symmetric.", s)
	}
	return fmt.Sprintf("%s is no palace: %s, below the diagonal.", s, s.column(row))
}

// outwards writes a number with three digits behind the point, the next ones away from zero.
func outwards(v float64) string {
	if v < 0 {
		return fmt.Sprintf("−%.3f", math.Ceil(-v*1000)/1000)
	}
	return fmt.Sprintf("+%.3f", math.Ceil(v*1000)/1000)
}

// inWords says how far b-a-n goes.
func (s *band) inWords(f spread) []string {
	words := []string{
		fmt.Sprintf("Among the first %d columns, b − a − n is from %s to %s.", s.end, signed(f.least), signed(f.most)),
		fmt.Sprintf("The thick lines are y = φx and y = x/φ. The palaces of these columns stand between the thin lines beside them: b − φa is from %s to %s.", outwards(f.low), outwards(f.high)),
	}
	if !s.set.Symmetric() {
		words[1] = fmt.Sprintf("The thick lines are y = φx and y = x/φ. Above the diagonal the palaces of these columns stand between the thin lines: b − φa is from %s to %s.", outwards(f.low), outwards(f.high))
	}
	if s.reader == nil {
		return words
	}
	low, high := s.reader.Departure()
	if low == 0 && high == 0 {
		return append(words, "It is 0 for all n, which is proved by the dictionary of these moves: so they change nothing, and the palaces are those of Wythoff Nim.")
	}
	if low == f.least && high == f.most {
		return append(words, "It goes no farther in all other columns: that is proved by the dictionary of these moves.")
	}
	return append(words, fmt.Sprintf("For all columns it is from %s to %s: that is proved by the dictionary of these moves.", signed(low), signed(high)))
}

// errBeyond says that columns are too far out.
func errBeyond(known int, why error) error {
	if why != nil {
		return fmt.Errorf("the palaces are known up to column %d here: %w", known-1, why)
	}
	return fmt.Errorf("the palaces are known up to column %d here", known-1)
}
