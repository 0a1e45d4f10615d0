package table_test

import (
	"encoding/json"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// A hundred digits of π and of e.
const (
	pi    = "3141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117067"
	euler = "2718281828459045235360287471352662497757247093699959574966967627724076630353547594571382178525166427"
)

// besideTheAxis is far from every palace.
const besideTheAxis = "wythoff@5," + euler

// farLinks are games far out, on boards and on piles.
var farLinks = []string{
	"wythoff@" + pi + "," + euler, besideTheAxis, "maharaja@" + pi + "," + euler, "wythoff+(2,3)(3,2)@" + pi + "," + euler,
	"exile:spiral@-" + pi + "," + euler, "subtraction:(1,2)(2,1)@" + pi + "," + euler,
	"exile:quadrant@" + euler + "," + pi, "subtraction:(3)(5)@" + pi, "subtraction:(0,3,1)(1,0,2)@" + pi + "," + euler + "," + pi,
}

// TestDistantMaps holds the map around a far piece, of the squares next to it in
// every direction, against the solver for numbers of any length.
func TestDistantMaps(t *testing.T) {
	for _, link := range farLinks {
		r := newRoom(t)
		r.must("open", args{"link": link + "&second=human"})
		besidePalace(t, r)
		v := *r.table.View()
		here, _ := v.Seen(v.Here)
		if v.Origin.Dim() == 0 || here.Dim() == 0 {
			t.Fatalf("%.40s: %v seen from %v", link, v.Here, v.Origin)
		}
		solver := v.Game.Solve()
		marks := 0
		for dx := -4; dx <= 4; dx++ {
			for dy := -4; dy <= 4; dy++ {
				q := v.Here.With(0, v.Here.At(0).Plus(engine.Num(dx)))
				if q.Dim() > 1 {
					q = q.With(1, q.At(1).Plus(engine.Num(dy)))
				} else if dy != 0 {
					continue
				}
				if v.Game.Check(q) != nil {
					continue
				}
				palaces, err := solver.Palaces(q)
				if err != nil {
					t.Fatal(err)
				}
				want := 0
				if len(palaces) == 0 {
					want = 1
					marks++
				}
				if got := shown(t, r, q); int(got) != want {
					t.Errorf("%.40s: %v has %d palaces in sight, the map shows %d", link, q, len(palaces), got)
				}
			}
		}
		if empty := link == besideTheAxis; (marks == 0) != empty {
			t.Errorf("%.40s: %d palaces near the piece", link, marks)
		}
		words := r.table.Page().Chip
		if !strings.Contains(words, "…") || !holds(words, spoken("game/explain/is-palace", open)) && !holds(words, spoken("game/explain/is-no-palace", open)) {
			t.Errorf("%.40s: the chip says %q", link, words)
		}
	}
}

// besidePalace opens the game next to a far palace, if one can be reached.
func besidePalace(t *testing.T, r *room) {
	t.Helper()
	v := *r.table.View()
	palaces, err := v.Game.Solve().Palaces(v.Here)
	if err != nil {
		t.Fatal(err)
	}
	for _, q := range palaces {
		beside := q.With(0, q.At(0).Plus(engine.Num(2)))
		if _, near := beside.Seen(engine.Position{}, 1<<40); !near {
			r.must("open", args{"link": v.Game.String() + "@" + beside.String() + "&second=human"})
			return
		}
	}
}

// TestDistantLimit shows the map where coordinates are as long as they may be, and the
// origin next to them one digit longer.
func TestDistantLimit(t *testing.T) {
	r := newRoom(t)
	nines := strings.Repeat("9", game.MaxDigits)
	r.must("open", args{"link": "exile:spiral@-" + nines + "," + nines + "&first=perfect"})
	shown(t, r, r.table.View().Here)
	if s := r.table.State(); len(s.History) < 1 {
		t.Errorf("nobody has moved: %.200s", r.table.Page().Notice.Text)
	}
}

// shown returns what the map shows at a square of the view.
func shown(t *testing.T, r *room, q engine.Position) int32 {
	t.Helper()
	c, ok := r.table.View().Cell(q)
	if !ok {
		t.Fatalf("%v is not seen", q)
	}
	key := picture.Key{X: engine.FloorDiv(c.X, picture.Size), Y: engine.FloorDiv(c.Y, picture.Size)}
	for range 2 {
		for i := range r.pictures {
			if p := &r.pictures[i]; p.Key == key && p.Complete {
				r.table.Hover(q, true)
				return p.Values.At(c.X, c.Y)
			}
		}
		r.table.Want(picture.Want{Keys: []picture.Key{key}})
		r.run()
	}
	t.Fatalf("no picture of %v has come: %s", c, r.table.Page().Notice.Text)
	return 0
}

// TestDistantPlay moves, takes back and plays again by numbers of every form that
// scripts write, and reads them back.
func TestDistantPlay(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@" + pi + "," + euler + "&second=human"})
	before := stateJSON(t, r)
	if !strings.Contains(before, `"position":["`+pi+`","`+euler+`"]`) {
		t.Fatal(before)
	}
	revision := r.scene.Map.Revision
	r.must("move", args{"to": []any{pi, "1000000"}})
	if s := stateJSON(t, r); !strings.Contains(s, `"position":["`+pi+`",1000000]`) || !strings.Contains(s, `"from":["`+pi+`","`+euler+`"]`) {
		t.Fatal(s)
	}
	if r.scene.Map.Revision == revision {
		t.Error("the map is still that of another place")
	}
	r.must("tap", args{"square": []any{1000001, 1000000}})
	if s := stateJSON(t, r); !strings.Contains(s, `"position":[1000001,1000000]`) || r.table.View().Origin.Dim() != 0 {
		t.Fatal(s)
	}
	link := r.table.Page().Link
	r.must("undo", args{})
	r.must("undo", args{})
	if s := r.table.State(); engine.Position(s.Position) != farSquare(pi, euler) {
		t.Errorf("taken back to %v", s.Position)
	}
	r.must("redo", args{})
	r.must("goTo", args{"turns": 2})
	if got := r.table.Page().Link; got != link {
		t.Errorf("%s, want %s", got, link)
	}
	r.must("open", args{"link": link})
	r.must("goTo", args{"turns": 0})
	west, _ := r.table.View().Cell(r.table.View().Here)
	west.X--
	r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: west})
	if s := r.table.State(); engine.Position(s.Position) != farSquare(pi[:98]+"66", euler) {
		t.Errorf("the tap led to %v: %s", s.Position, r.table.Page().Notice.Text)
	}
	lines := r.table.Page().Moves
	if len(lines) != 1 || lines[0].First.Text != "(31415…17066, 27182…66427)" || lines[0].First.Title != pi[:98]+"66,"+euler {
		t.Errorf("the moves are %+v", lines)
	}
}

func farSquare(components ...string) engine.Position {
	var p []engine.Int
	for _, text := range components {
		n, _ := new(big.Int).SetString(text, 10)
		p = append(p, engine.Big(n))
	}
	return engine.Of(p...)
}

// TestDistantAnswers plays from thirty digits, or from a hundred, to the end against
// chance, and looks at how the perfect player answers.
func TestDistantAnswers(t *testing.T) {
	digits := testkit.Part(20, 100)
	pi, euler := pi[:digits], euler[:digits]
	for _, link := range []string{"wythoff@" + pi + "," + euler, "maharaja@" + euler + "," + pi, "wythoff+(4,7)(7,4)@" + pi + "," + euler, "exile:spiral@" + pi + "," + euler, "exile:quadrant@" + pi + "," + euler} {
		r := newRoom(t)
		r.must("open", args{"link": link + "&second=human"})
		solver := r.table.View().Game.Solve()
		palaces, err := solver.Palaces(r.table.View().Here)
		if err != nil {
			t.Fatal(err)
		}
		players, winner := "&first=perfect&second=random", "first"
		if len(palaces) == 0 {
			players, winner = "&first=random&second=perfect", "second"
		}
		r.must("open", args{"link": link + players})
		r.run()
		s := r.table.State()
		if s.Phase != "over" || *s.Winner != winner {
			t.Errorf("%.40s: phase %s after %d turns, winner %v: %s", link, s.Phase, len(s.History), s.Winner, r.table.Page().Notice.Text)
		}
		r.must("open", args{"link": r.table.Page().Link})
		if got, want := stateJSON(t, r), s; !strings.Contains(got, `"phase":"over"`) || len(r.table.State().History) != len(want.History) {
			t.Errorf("%.40s: the link of the whole game gives %.200s", link, got)
		}
	}
}

// TestDistantAdvice asks for the best move, which is out of sight, and makes it.
func TestDistantAdvice(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@" + pi + "," + euler + "&second=human"})
	d := r.table.Page().Distant
	if d == nil || !d.Playable || d.Advice != "" || len(d.Numbers) != 2 || d.Numbers[1] != (page.Long{Name: "y", Digits: spoken("web/internal/page/digits", 100), Text: euler}) {
		t.Fatalf("the page shows %+v", d)
	}
	r.led()
	page := r.table.Page()
	if hinted := r.squares(scene.Halo, scene.Strong); hinted != nil || page.Distant.Advice == "" || page.Hint.Words != spoken("game/explain/some-one-move-away", 2, "(11082…45526, 68493…94886)") {
		t.Fatalf("advice %q, square %v: %s", page.Distant.Advice, hinted, page.Hint.Words)
	}
	for _, wrong := range []string{"", "1,", "x,y", "1-2,3", "1,2,3,4,5,6,7,8,9", strings.Repeat("1", 1001) + ",1"} {
		if err := r.call("moveTo", args{"text": wrong}, nil); err == nil {
			t.Errorf("%.20q is a place to go to", wrong)
		}
	}
	r.must("moveTo", args{"text": "(" + strings.ReplaceAll(page.Distant.Advice, ",", ", ") + ")"})
	solver := r.table.View().Game.Solve()
	if palaces, err := solver.Palaces(r.table.View().Here); err != nil || len(palaces) > 0 {
		t.Errorf("the advice led to %v, which sees %v", r.table.View().Here, palaces)
	}
	if r.table.Page().Distant.Advice != "" {
		t.Error("the advice stays")
	}
	r.must("open", args{"link": "wythoff@9,9"})
	if r.table.Page().Distant != nil {
		t.Error("(9,9) is far out")
	}
}

// TestDistantPiles takes counters from piles of a hundred digits.
func TestDistantPiles(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "subtraction:(0,3,1)(1,0,2)@" + pi + "," + euler + ",77777777777777777777&second=human"})
	p := r.table.Page().Piles
	if p == nil || p.Optional || len(p.Ways) != 2 || !strings.Contains(p.Slice, "C = 77777…77777") {
		t.Fatalf("the piles are %+v", p)
	}
	if b, _ := json.Marshal(p.Counts); string(b) != `["`+pi+`","`+euler+`","77777777777777777777"]` {
		t.Errorf("the counts are written %s", b)
	}
	if want := []string{spoken("web/internal/page/long-number", "31415…17067", 100), spoken("web/internal/page/long-number", "27182…66427", 100), spoken("web/internal/page/long-number", "77777…77777", 20)}; !slices.Equal(p.Long, want) {
		t.Errorf("the counts are shown as %q, want %q", p.Long, want)
	}
	r.must("tap", args{"square": []any{pi[:98] + "66", euler, "77777777777777777775"}})
	if said := r.table.Page().Say.Text; !holds(said, spoken("game/explain/took", "white", "(1,0,2)", "(31415…17066, 27182…66427, 77777…77775)")) {
		t.Errorf("the page says %q", said)
	}
	r.must("open", args{"link": "wythoff@" + pi + "," + euler})
	if p := r.table.Page().Piles; p == nil || !p.Optional || len(p.Ways) != 3 {
		t.Errorf("the queen's piles are %+v", p)
	}
	r.must("open", args{"link": "exile:spiral@" + pi + "," + euler})
	if p := r.table.Page().Piles; p != nil {
		t.Errorf("the spiral is played on piles %+v", p)
	}
}

// TestDistantRefusals checks that numbers which are none are answered by a sentence.
func TestDistantRefusals(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@" + pi + "," + euler + "&second=human"})
	before := stateJSON(t, r)
	for _, c := range [][3]string{
		{"open", `{"link":"wythoff@-` + pi + `,3"}`, ""},
		{"open", `{"link":"wythoff@` + strings.Repeat("7", 1001) + `,3"}`, spoken("game/link/has-at-most-digits", 1000)},
		{"open", `{"link":"blocking:5@` + pi + `,3"}`, spoken("engine/notation/at-most", spoken("game/catalog/a-coordinate"), 1<<53-1)},
		{"move", `{"to":["` + strings.Repeat("7", 1001) + `",3]}`, spoken("web/internal/page/err-too-many-digits", 1000)},
		{"move", `{"to":["12e4",3]}`, spoken("web/internal/call/err-kind-of-argument", open, "to", "number", "", `"12e4"`)},
		{"move", `{"to":["",3]}`, spoken("web/internal/call/err-kind-of-argument", open, "to", "number", "", `""`)},
		{"move", `{"to":[1.5,3]}`, spoken("web/internal/call/err-kind-of-argument", open, "to", "number", "", "1.5")},
		{"move", `{"to":"` + pi + `"}`, spoken("web/internal/call/err-kind-of-argument", open, "to", "square", "", spoken("web/internal/page/no-list"))},
		{"move", `{"to":["` + pi + `0","` + euler + `"]}`, spoken("game/err-out-of-reach", "queen", open, open, open)},
		{"move", `{"to":["` + pi + `"]}`, spoken("game/err-components-of", open, 2)},
		{"block", `{"squares":[["` + pi + `",3]]}`, ""},
		{"toggle", `{"square":[3,3]}`, spoken("web/internal/page/err-too-far", "(3,3)")},
		{"locate", `{"square":[3,3]}`, spoken("web/internal/page/err-too-far", "(3,3)")},
	} {
		err := r.raw(c[0], c[1], nil)
		if err == nil || !holds(strings.ToLower(err.Error()), strings.ToLower(c[2])) {
			t.Errorf("%s %.60s: %v, want %q", c[0], c[1], err, c[2])
		}
		if got := stateJSON(t, r); got != before {
			t.Fatalf("%s %.60s changed the game to %s", c[0], c[1], got)
		}
	}
}
