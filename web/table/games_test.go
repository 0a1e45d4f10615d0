package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/web/internal/page"
)

// games holds a ruleset of every kind there is.
var games = []string{
	"blocking:1", "blocking:5", "wythoff", "maharaja", "wythoff+(2,3)(3,2)", "wythoff+(t,2t)(2t,t);t=1..10", "wythoff+(t,2t)(2t,t);t=1..",
	"subtraction:(1,2)(2,1)(3,3)", "subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)",
	"subtraction:(3)(5)(8)", "subtraction:(1,0,2)(0,3,1)", "exile:spiral", "exile:quadrant", "nim", "nim:1", "wythoff:3",
}

// TestEveryGameToItsEnd lets the perfect player begin where the first player can
// win: it wins each game, whoever answers.
func TestEveryGameToItsEnd(t *testing.T) {
	for _, link := range games {
		r := newRoom(t)
		r.must("open", args{"link": link + "&first=perfect&second=random"})
		r.run()
		if s := r.table.State(); s.Phase != "over" || *s.Winner != "first" {
			t.Errorf("%s: phase %s after %d turns, winner %v", link, s.Phase, len(s.History), s.Winner)
		}
		if notice := r.table.Page().Notice.Text; notice != "" {
			t.Errorf("%s: %s", link, notice)
		}
	}
}

// TestEveryMapOfEveryGame holds the values that come with the pictures, of every
// kind of map, against the solver.
func TestEveryMapOfEveryGame(t *testing.T) {
	for _, link := range games {
		r := newRoom(t)
		r.must("open", args{"link": link + "&second=human"})
		v := *r.table.View()
		for _, kind := range v.Game.Shape().Kinds {
			r.must("map", args{"kind": kind.String()})
			checkPicture(t, r, link, kind)
		}
	}
}

// checkPicture asks for the picture at the origin and compares outcomes near the
// corner of the board, in the slice of the present position, with the solver's.
func checkPicture(t *testing.T, r *room, link string, kind engine.Kind) {
	t.Helper()
	r.pictures = nil
	r.table.Want(picture.Want{Keys: []picture.Key{{}}})
	r.run()
	if len(r.pictures) == 0 {
		t.Fatalf("%s, %s: no picture has come: %s", link, kind, r.table.Page().Notice.Text)
	}
	values, v := r.pictures[len(r.pictures)-1].Values, r.table.View()
	solver := v.Game.Solve()
	for y := range min(9, values.H) {
		for x := range min(9, values.W) {
			p := v.Here.With(0, engine.Num(x))
			if p.Dim() > 1 {
				p = p.With(1, engine.Num(y))
			}
			palaces, err := solver.Palaces(p)
			if err != nil {
				t.Fatal(err)
			}
			want := engine.N
			if len(palaces) < v.Game.Shape().Blocking {
				want = engine.P
			}
			if got := kind.Outcome(values.At(x, y), v.Game.Shape().Blocking); got != want {
				t.Fatalf("%s, %s: %v is %s on the map, %s says the solver", link, kind, p, got, want)
			}
		}
	}
}

// TestSlices plays on three piles by taps on the board: the map follows the piece
// from slice to slice.
func TestSlices(t *testing.T) {
	const link = "subtraction:(1,0,2)(0,3,1)@4,7,9&second=human"
	r := newRoom(t)
	r.must("open", args{"link": link})
	checkPicture(t, r, link, engine.Outcomes)
	before := r.scene.Map.Revision
	r.table.Tap(engine.Ints(3, 7, 9)) // (1,0,2), seen from above
	if s := r.table.State(); engine.Position(s.Position) != engine.Ints(3, 7, 7) || r.scene.Map.Revision == before {
		t.Fatalf("the tap led to %v, revision %d after %d: %s", s.Position, r.scene.Map.Revision, before, r.table.Page().Notice.Text)
	}
	checkPicture(t, r, link, engine.Outcomes)
	if slice := r.table.Page().Piles.Slice; !strings.Contains(slice, "C = 7") {
		t.Errorf("the page says %q", slice)
	}
	r.must("undo", args{})
	checkPicture(t, r, link, engine.Outcomes)
	r.table.Tap(engine.Ints(2, 2, 9))
	if notice := r.table.Page().Notice.Text; !strings.Contains(notice, "(2,2,9)") {
		t.Errorf("a tap on a square that no move leads to: %q", notice)
	}
	r.must("open", args{"link": "subtraction:(1,0,2)(1,0,3)@4,7,9&second=human"})
	r.table.Tap(engine.Ints(3, 7, 9))
	if page := r.table.Page(); page.Notice.Text != words.Sentence(spoken("web/table/internal/play/err-several")) || len(page.State.History) != 0 {
		t.Errorf("a tap that may mean two moves: %q", page.Notice.Text)
	}
}

// TestPointed checks what a listener hears of a square: what it is on the map, and
// what it is to the piece.
func TestPointed(t *testing.T) {
	r := newRoom(t)
	for link, want := range map[string]map[[2]int]string{
		"wythoff@9,7&second=human":                          {{9, 3}: spoken("game/explain/is-no-palace", "(9,3)") + "; " + spoken("game/explain/role-can-go", "queen"), {3, 5}: spoken("game/explain/is-palace", "(3,5)"), {9, 7}: spoken("game/explain/is-no-palace", "(9,7)") + "; " + spoken("game/explain/role-stands", "queen")},
		"wythoff@9,7&second=human&map=off":                  {{9, 3}: spoken("game/explain/can-go-there", "(9,3)", "queen"), {3, 5}: "(3,5)"},
		"blocking:3@6,2&block=6,1&second=human&map=outcome": {{6, 1}: spoken("game/explain/is-no-palace", "(6,1)") + " · " + region.OuterSpace.String() + "; " + spoken("game/explain/role-blocked")},
	} {
		r.must("open", args{"link": link})
		r.run()
		for square, words := range want {
			r.table.Hover(engine.At(square[0], square[1]), true)
			r.run()
			if got := r.table.Page().Pointed; got != words {
				t.Errorf("%s: %v is said to be %q, want %q", link, square, got, words)
			}
		}
		r.table.Hover(engine.Position{}, false)
		if got := r.table.Page().Pointed; got != "" {
			t.Errorf("%s: nothing is said to be %q", link, got)
		}
	}
}

// TestPiles checks what is said about the ways to take counters.
func TestPiles(t *testing.T) {
	r := newRoom(t)
	take := func(from ...string) string {
		for i, one := range from {
			if amount, pile, found := strings.Cut(one, " "); found {
				from[i] = spoken("web/internal/page/from-pile", amount, pile)
			}
		}
		return spoken("web/internal/page/takes", from, []string{})
	}
	for link, want := range map[string][]string{
		"subtraction:(3)(5)(8)@7":          {take("3"), take("5")},
		"subtraction:(1,0,2)(0,3,1)@9,9,9": {take("3 B", "1 C"), take("1 A", "2 C")},
		"exile:quadrant@12,13":             {take("t A", "t B"), take("t A"), take("t B"), spoken("web/internal/page/move-counters", "t", "B", "A")},
		"wythoff+(t,2t);t=1..@5,9":         {take("t A"), take("t B"), take("t A", "t B"), take("t A", "2t B")},
		"subtraction:(1,1,1,1)@1,1,1,0":    {},
		"subtraction:(1,2)(2,1)@1,2":       {take("1 A", "2 B")},
		"exile:spiral@3,3":                 nil,
		"blocking:2@3,3":                   nil,
	} {
		r.must("open", args{"link": link})
		p := r.table.Page().Piles
		if (p == nil) != (want == nil) {
			t.Errorf("%s: piles %+v", link, p)
			continue
		}
		if p == nil {
			continue
		}
		labels := []string{}
		for _, w := range p.Ways {
			labels = append(labels, w.Label)
		}
		slices.Sort(labels)
		slices.Sort(want)
		if !slices.Equal(labels, want) {
			t.Errorf("%s: %q, want %q", link, labels, want)
		}
	}
}

// TestPileWords checks what is said of one pile and of three.
func TestPileWords(t *testing.T) {
	r := newRoom(t)
	for _, test := range []struct {
		link, detail, said string
		move               []int
		moved              string
	}{
		{"subtraction:(3)(5)(8)@7&second=human", spoken("game/explain/take-from-one", words.Or([]string{"3", "5"})),
			sentences(spoken("engine/subtraction/title", false, 0, "(3), (5), (8)"), spoken("game/explain/pile-holds", "7", []string{}), spoken("game/explain/side-to-move", "white")),
			[]int{4}, sentences(spoken("game/explain/took", "white", "3", "4"), spoken("game/explain/side-to-move", "black"))},
		{"subtraction:(1,0,2)(0,3,1)@9,9,9&second=human", spoken("game/explain/take-from-several", words.Or([]string{"(0,3,1)", "(1,0,2)"})),
			sentences(spoken("engine/subtraction/title", false, 0, "(0,3,1), (1,0,2)"), spoken("game/explain/piles-hold", "(9,9,9)", []string{}), spoken("game/explain/side-to-move", "white")),
			[]int{8, 9, 7}, sentences(spoken("game/explain/took", "white", "(1,0,2)", "(8,9,7)"), spoken("game/explain/side-to-move", "black"))},
	} {
		r.must("open", args{"link": test.link})
		page := r.table.Page()
		if page.Detail != test.detail || page.Say.Text != test.said {
			t.Errorf("%s: %q, and to listeners %q", test.link, page.Detail, page.Say.Text)
		}
		r.must("move", args{"to": test.move})
		if said := r.table.Page().Say.Text; said != test.moved {
			t.Errorf("%s: after the move %q", test.link, said)
		}
	}
}

// TestWaysAreMoves takes counters in every way that is offered, from every way's
// least to its most.
func TestWaysAreMoves(t *testing.T) {
	for _, link := range games {
		r := newRoom(t)
		s := r.must("open", args{"link": link + "&second=human"})
		p := r.table.Page().Piles
		if p == nil {
			continue
		}
		for _, w := range p.Ways {
			for _, times := range []int{1, w.Most} {
				r.must("tap", args{"square": page.Numbers(taken(engine.Position(s.Position), &w, times))})
				r.must("undo", args{})
			}
			beyond := taken(engine.Position(s.Position), &w, w.Most+1)
			other := r.table.View().Reaches(beyond) // by another way
			err := r.call("tap", args{"square": page.Numbers(beyond)}, nil)
			if (err == nil) != other {
				t.Errorf("%s: %s again than %d: %v", link, w.Label, w.Most, err)
			}
			if err == nil {
				r.must("undo", args{})
			}
		}
	}
}

// taken returns where a way that is taken with some t leads.
func taken(from engine.Position, w *page.Way, t int) engine.Position {
	return from.Plus(engine.Position(w.First), engine.Num(1)).Plus(engine.Position(w.Step), engine.Num(t-1))
}

// TestPictures checks the drawings of the families' moves.
func TestPictures(t *testing.T) {
	check := func(name string, p *page.Picture) {
		if p == nil {
			t.Errorf("%s has no picture", name)
			return
		}
		board := engine.Window{W: p.Columns, H: p.Rows}
		on := func(at page.Place) bool { return board.Contains(engine.Cell{X: at[0], Y: at[1]}) }
		if len(p.Lines) == 0 || !on(p.Piece) {
			t.Errorf("%s: the piece on %v, %d rays, board %v", name, p.Piece, len(p.Lines), board)
		}
		for _, line := range p.Lines {
			if len(line.Squares) == 0 || !on(line.From) || slices.ContainsFunc(line.Squares, func(at page.Place) bool { return !on(at) }) {
				t.Errorf("%s: the ray %v leaves the board %v", name, line, board)
			}
		}
	}
	for _, f := range page.Catalog().Families {
		check(f.Name, f.Picture)
	}
	r := newRoom(t)
	for _, link := range games {
		s := r.must("open", args{"link": link})
		if engine.Position(s.Position).Dim() == 2 {
			check(link, r.table.Page().Picture)
		}
	}
}

// TestPictureLies: a move by (1,2) leads towards the origin, however the board lies.
func TestPictureLies(t *testing.T) {
	r := newRoom(t)
	for lies, want := range map[string]string{
		"right-up":   "{2 3 [1 0] [{[1 0] [[0 2]]}]  <nil> [] <nil>}",
		"right-down": "{2 3 [1 2] [{[1 2] [[0 0]]}]  <nil> [] <nil>}",
		"down-right": "{3 2 [2 1] [{[2 1] [[0 0]]}]  <nil> [] <nil>}",
		"up-right":   "{3 2 [2 0] [{[2 0] [[0 1]]}]  <nil> [] <nil>}",
	} {
		r.must("open", args{"link": "subtraction:(1,2)@5,5&orient=" + lies})
		if p := r.table.Page().Picture; p == nil || fmt.Sprint(*p) != want {
			t.Errorf("%s: %+v, want %s", lies, p, want)
		}
	}
}

// TestLegendOfFewMoves checks that no nim-value is listed that cannot occur.
func TestLegendOfFewMoves(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "subtraction:(1,2)(2,1)(3,3)&map=nim"})
	legend := r.table.Page().Map.Legend
	if len(legend) != 4 || legend[3].Label != "3" {
		t.Errorf("three moves, and the legend says %v", legend)
	}
}

// TestOverview checks which links show the whole map at once: figures, in which
// nobody put the piece anywhere.
func TestOverview(t *testing.T) {
	for link, want := range map[string]string{
		"blocking:30&size=90x90":                  "overview",
		"blocking:30":                             "fit",
		"blocking:30@9,9&size=90x90":              "fit",
		"blocking:30&size=90x90&view=45.5,45.5,8": "45.5,45.5,8",
		"blocking:30&size=90x90&view=40,41,20x10": "40,41,20x10",
	} {
		r := newRoom(t)
		r.must("open", args{"link": link})
		if r.camera != want {
			t.Errorf("%s: the camera shows %q", link, r.camera)
		}
	}
	r := newRoom(t)
	r.must("zoom", args{"by": "map"})
	if r.camera != "overview" {
		t.Errorf("the whole map: %q", r.camera)
	}
}
