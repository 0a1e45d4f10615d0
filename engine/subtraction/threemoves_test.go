package subtraction_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// lemma is one of [LSY24] Section 8 as it is printed: its moves, and the squares of its sentence, in their order, seen
// from (x,y); of them those marked P are palaces, those marked N are not, and of those marked ? one is at least.
type lemma struct {
	moves, squares func(a, b, c, d int) []moves.Vector
	marks          string
}

var lemmas = map[string]lemma{
	"34": {additiveMoves, func(a, b, c, d int) []moves.Vector {
		return []moves.Vector{{2*a + c, 2*b + d}, {2*c + a, 2*d + b}, {0, 0}}
	}, "PPP"},
	"36 (i)": {additiveMoves, func(a, b, c, d int) []moves.Vector {
		return []moves.Vector{{0, 0}, {2*a + 2*c, 2*b + 2*d}, {2*c + a, 2*d + b}, {2*a + c, 2*b + d}}
	}, "PN??"},
	"36 (ii)":  {additiveMoves, func(a, b, c, d int) []moves.Vector { return []moves.Vector{{0, 0}, {2*a + c, 2*b + d}, {2 * a, 2 * b}} }, "PNP"},
	"36 (iii)": {additiveMoves, func(a, b, c, d int) []moves.Vector { return []moves.Vector{{0, 0}, {2*c + a, 2*d + b}, {2 * c, 2 * d}} }, "PNP"},
	"36 (iv)": {additiveMoves, func(a, b, c, d int) []moves.Vector {
		return []moves.Vector{{0, 0}, {2*c + a, 2*d + b}, {2*a + c, 2*b + d}, {2*a + 2*c, 2*b + 2*d}}
	}, "PNNP"},
	"37": {evenMoves, func(a, b, c, _ int) []moves.Vector { return []moves.Vector{{0, 0}, {2*a + 2*c, 2*b + 2*c}} }, "PP"},
	"39 (i)": {asymmetricMoves, func(a, b, c, d int) []moves.Vector {
		return []moves.Vector{{0, 0}, {2*a + 2*c, 2 * d}, {a + 2*c, 2*d - b}, {2*a + c, d - b}}
	}, "PN??"},
	"39 (ii)":  {asymmetricMoves, func(a, b, c, d int) []moves.Vector { return []moves.Vector{{0, 0}, {a + c, 2*b + d}, {0, 2 * b}} }, "PNP"},
	"39 (iii)": {asymmetricMoves, func(a, b, c, d int) []moves.Vector { return []moves.Vector{{0, 0}, {2*a + c, b + d}, {2 * a, 0}} }, "PNP"},
	"39 (iv)": {asymmetricMoves, func(a, b, c, d int) []moves.Vector {
		return []moves.Vector{{0, 0}, {a + 2*c, 2*d - b}, {2*a + c, d - b}, {2*a + 2*c, 2 * d}}
	}, "PNNP"},
}

func additiveMoves(a, b, c, d int) []moves.Vector {
	return []moves.Vector{{a, b}, {c, d}, {a + c, b + d}}
}

func evenMoves(a, b, c, _ int) []moves.Vector {
	return []moves.Vector{{a, b}, {a + c, b + c}, {a + 2*c, b + 2*c}}
}

func asymmetricMoves(a, b, c, d int) []moves.Vector {
	return []moves.Vector{{a, b}, {c, b + d}, {a + c, d}}
}

// quoted is a sentence that quotes a lemma, and square a square in it.
var (
	quoted = regexp.MustCompile(`^((?:\(-?\d+,-?\d+\)|[^.(])*)\(\[LSY24\] Lemma (\d+(?: \([iv]+\))?)\)\.(?: |$)`)
	square = regexp.MustCompile(`\((-?\d+),(-?\d+)\)`)
)

// TestLemmas holds the sentences that quote a lemma against the rules and against the lemma as it is printed: the
// squares lie where it has them, and are palaces or not as the sentence says. Each lemma is quoted.
func TestLemmas(t *testing.T) {
	said, seen := map[string]int{}, map[string]bool{}
	for i := range 81 {
		a, b, c, d := i%3, i/3%3, i/9%3, i/27
		for _, list := range [][]moves.Vector{additiveMoves(a, b, c, d), evenMoves(a, b, c, d), asymmetricMoves(a, b, c, d)} {
			g, err := subtraction.New(list...)
			if err != nil || len(g.List()) < 3 || seen[g.String()] {
				continue
			}
			seen[g.String()] = true
			w := &witness{oracle.New(g), 2}
			for at := range 14 * 14 {
				p := engine.At(at%14, at/14)
				if found := quoted.FindStringSubmatch(g.Reason(p, w.Palaces(p))); found != nil {
					said[found[2]]++
					if !w.proves(g, lemmas[found[2]], found[1], p) {
						t.Fatalf("%v, %v: %s", g, p, found[0])
					}
				}
			}
		}
	}
	for name := range lemmas {
		if said[name] == 0 {
			t.Errorf("Lemma %s is never quoted: %v", name, said)
		}
	}
	t.Log(said)
}

// proves reports whether a sentence about p is true, and its squares are those of a lemma.
func (w *witness) proves(g *subtraction.Game, l lemma, text string, p engine.Position) bool {
	var at []engine.Position
	for _, found := range square.FindAllStringSubmatch(text, -1) {
		n := numbers(found)
		if min(n[0], n[1]) < 0 {
			return false
		}
		at = append(at, engine.At(n[0], n[1]))
	}
	if len(at) == 3 && l.marks == "PP" { // the move stands behind them
		if at[2] != g.List()[1] {
			return false
		}
		at = at[:2]
	}
	if len(at) != len(l.marks) || !slices.Contains(at, p) {
		return false
	}
	palaces := 0
	for i, mark := range l.marks {
		palace := w.Outcome(at[i]) == engine.P
		if mark != '?' && palace != (mark == 'P') {
			return false
		}
		if palace {
			palaces++
		}
	}
	if strings.Contains(l.marks, "?") && palaces < 2 {
		return false
	}
	for i := range 5 * 5 * 5 * 5 {
		a, b, c, d := i%5, i/5%5, i/25%5, i/125
		other, err := subtraction.New(l.moves(a, b, c, d)...)
		if err != nil || other.String() != g.String() {
			continue
		}
		squares := l.squares(a, b, c, d)
		if !slices.ContainsFunc(at, func(q engine.Position) bool {
			k := slices.Index(at, q)
			by := q.Minus(at[0])
			return by != engine.At(squares[k][0]-squares[0][0], squares[k][1]-squares[0][1])
		}) {
			return true
		}
	}
	return false
}
