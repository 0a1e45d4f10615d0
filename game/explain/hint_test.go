package explain_test

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// TestHints holds what the rungs of the ladder say of some 200 positions of each game against the game tree: whether a move wins,
// that one lies in every direction that is named, and none in another, and by what it is known.
func TestHints(t *testing.T) {
	for _, name := range []string{
		"rook", "wythoff", "mwythoff:2", "mwythoff:3", "maharaja", "wythoff+(t,2t)(2t,t);t=1..", "exile:spiral", "exile:quadrant",
		"subtraction:(1,2)(2,1)", "subtraction:(0,2)(5,1)", "subtraction:(1)(3)(4)", "blocking:2", "blocking:3", "blocking:5",
	} {
		for _, misere := range []bool{false, true} {
			g := gametest.Catalogued(t, name)
			if misere && g.Shape().Blocking > 1 {
				continue
			}
			truth, known, asked := oracle.New(g), map[string]int{}, 0
			for _, p := range gametest.Positions(g, 20) {
				text := name + "@" + p.String()
				if misere {
					text += "&misere=on"
				}
				if g.Shape().Blocking > 1 {
					text += "&block="
				}
				s, err := link.Open(text)
				if err != nil || s.View().Phase != game.MovePhase {
					continue
				}
				v := gametest.Seen(s)
				if misere {
					truth = oracle.New(v.Game)
				}
				if asked++; asked > 200 {
					break
				}
				palaces := truth.Palaces(p)
				hints := explain.Hints(&v, palaces)
				if wins := len(palaces) > 0; wins != (len(hints) == 2) || wins != strings.Contains(hints[0], "can win") {
					t.Fatalf("%s: %d moves win: %q", text, len(palaces), hints)
				} else if !wins {
					continue
				}
				l := explain.LookFor(&v, palaces)
				known[l.Known]++
				for _, where := range l.Where {
					if !strings.Contains(hints[1], where) {
						t.Fatalf("%s: %q says nothing of %q", text, hints[1], where)
					}
				}
				look(t, text, &v, truth, palaces, l)
			}
			if asked < 100 && g.Shape().Dim > 1 || known["other"]+known["equal"]+known["blocking"]+known["golden"]+known[""] < 5 {
				t.Errorf("%s, misère %v: %d positions, known by %v", name, misere, asked, known)
			}
		}
	}
}

// look checks one hint.
func look(t *testing.T, text string, v *game.View, truth *oracle.Oracle, palaces []engine.Position, l explain.Looking) {
	t.Helper()
	if l.Wins != len(palaces) {
		t.Fatalf("%s: %d moves win, not %d", text, len(palaces), l.Wins)
	}
	var lie []string
	for _, q := range palaces {
		lie = append(lie, compass(v.Here, q))
		switch l.Known {
		case "equal":
			if c := q.Components(nil); c[0] != c[1] {
				t.Fatalf("%s: the distances of %v differ", text, q)
			}
		case "golden":
			c := q.Components(nil)
			a, b := float64(c[0].Clamp()), float64(c[1].Clamp())
			if ratio := max(a, b) / min(a, b); math.Abs(ratio-math.Phi) > 0.2 {
				t.Fatalf("%s: the ratio of %v is %g", text, q, ratio)
			}
		case "blocking":
			if n := len(truth.Palaces(q)); n >= v.Game.Shape().Blocking {
				t.Fatalf("%s: %d palaces can be reached from %v", text, n, q)
			}
		}
	}
	if ends := slices.ContainsFunc(palaces, func(q engine.Position) bool { return len(v.Game.Rays(q)) == 0 }); l.Known == "end" && !ends {
		t.Fatalf("%s: no move of %v ends the game", text, palaces)
	}
	for _, where := range l.Where {
		if v.Axes() == catalog.RightDown && slices.Contains([]string{"to the left", "to the right", "up", "down"}, where) {
			if !slices.Contains(lie, where) {
				t.Fatalf("%s: none of %v lies %s", text, palaces, where)
			}
		}
	}
}

// compass says where q lies of p in a row or a column, where x grows to the right and y grows downwards; "" elsewhere.
func compass(p, q engine.Position) string {
	d := q.Minus(p).Components(nil)
	if len(d) != 2 {
		return ""
	}
	switch x, y := d[0].Sign(), d[1].Sign(); {
	case y == 0 && x < 0:
		return "to the left"
	case y == 0:
		return "to the right"
	case x == 0 && y < 0:
		return "up"
	case x == 0:
		return "down"
	}
	return ""
}

// TestHintsInSums: the game that is named is one in which a move wins.
func TestHintsInSums(t *testing.T) {
	for _, text := range []string{"rook@3,5+wythoff@4,6", "wythoff@5,3+rook@7,4", "rook@1,2+rook@6,2", "wythoff@9,4+exile:quadrant@5,5"} {
		s, err := link.Open(text)
		if err != nil {
			t.Fatal(err)
		}
		v := gametest.Seen(s)
		palaces := oracle.New(v.Game).Palaces(v.Here)
		if len(palaces) == 0 {
			t.Fatal(text, "is lost")
		}
		g := v.Game.(*sum.Game)
		l := explain.LookFor(&v, palaces)
		if l.Board < 1 || l.Board > len(g.Boards()) || !slices.ContainsFunc(palaces, func(q engine.Position) bool {
			b := &g.Boards()[l.Board-1]
			return b.At(q) != b.At(v.Here)
		}) {
			t.Errorf("%s: move in game %d, but %v win", text, l.Board, palaces)
		}
	}
}

// TestBlockHints holds what is said to whoever blocks against counting: whether all palaces in reach can be blocked, how many
// there are, and how many lie in each direction.
func TestBlockHints(t *testing.T) {
	for _, name := range []string{"blocking:2", "blocking:3", "blocking:5"} {
		g := gametest.Catalogued(t, name)
		truth, cases := oracle.New(g), [2]int{}
		for _, p := range gametest.Positions(g, 16) {
			s, err := link.Open(name + "@" + p.String())
			if err != nil || s.View().Phase != game.BlockPhase {
				continue
			}
			v := gametest.Seen(s)
			palaces := truth.Palaces(p)
			n, most := len(palaces), g.Shape().Blocking-1
			hints := explain.Hints(&v, palaces)
			told := 0 // the numbers of the last hint
			for _, word := range strings.FieldsFunc(hints[len(hints)-1], func(r rune) bool { return r < '0' || r > '9' }) {
				number, _ := strconv.Atoi(word)
				told += number
			}
			switch {
			case n > most:
				cases[0]++
				if len(hints) != 1 || told != n+most {
					t.Fatalf("%s@%v: %d palaces, of which %d can be blocked: %q", name, p, n, most, hints)
				}
			case n > 0:
				cases[1]++
				if len(hints) != 2 || told != n {
					t.Fatalf("%s@%v: %d palaces, all of which can be blocked: %q", name, p, n, hints)
				}
			default:
				if len(hints) != 1 || told != 0 {
					t.Fatalf("%s@%v: no palaces: %q", name, p, hints)
				}
			}
		}
		if cases[0] < 20 || cases[1] < 20 {
			t.Errorf("%s: %v cases", name, cases)
		}
	}
}
