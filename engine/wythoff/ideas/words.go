package ideas

import (
	"fmt"
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
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
func aboutBand() idea.Idea {
	return idea.Idea{
		Name:     nameGolden,
		Title:    "How close to the golden ratio?",
		About:    "Number the palaces above the diagonal from left to right: of Wythoff Nim pair n is (a,b) with b − a = n, and b near φ·a. Here b − a − n says how far other moves push it off.",
		More:     "As long as b − a − n stays small, the palaces stay near the two golden lines. All palaces below the diagonal are mirrored ones.",
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
func countedHead() []string { return []string{"b−a−n", "palaces", ""} }

// at writes a position.
func at(x, y *big.Int) string {
	return idea.Place(engine.Of(engine.Big(x), engine.Big(y)))
}

// saidPair is a pair in words.
type saidPair struct{ n, a, b, departure string }

func said(p pair) saidPair {
	return saidPair{idea.Brief(p.n), idea.Brief(p.a), idea.Brief(p.b), signed(p.departure())}
}

// ofPair says of a position what the palace of its column is.
func ofPair(position string, palace bool, of string, p saidPair) string {
	if palace {
		return fmt.Sprintf("%s is a palace, of pair number %s: %s − %s − %s = %s.", position, p.n, p.b, p.a, p.n, p.departure)
	}
	return fmt.Sprintf("%s is no palace: that of its column is %s, of pair number %s, with %s − %s − %s = %s.", position, of, p.n, p.b, p.a, p.n, p.departure)
}

func belowDiagonal(position string, palace bool, of string) string {
	if palace {
		return fmt.Sprintf("%s is a palace below the diagonal, and these are not counted here: the moves are not symmetric.", position)
	}
	return fmt.Sprintf("%s is no palace: that of its column is %s, below the diagonal.", position, of)
}

// inWords says how far b-a-n goes.
func (s *band) inWords(f spread) []string {
	words := []string{fmt.Sprintf("Among the first %d columns, b − a − n is from %s to %s.", s.known, signed(f.least), signed(f.most))}
	if s.reader == nil {
		return words
	}
	low, high := s.reader.Departure()
	if low == 0 && high == 0 {
		return append(words, "It is 0 for all n, which is proved by the dictionary of these moves: so they change nothing, and the palaces are those of Wythoff Nim.")
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
