package table_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// winFar makes a winning move, to the palace that is the farthest from the end.
func winFar(t *testing.T, r *room) {
	t.Helper()
	v := r.table.View()
	palaces, err := v.Game.Solve().Palaces(v.Here)
	if err != nil || len(palaces) == 0 {
		t.Fatalf("nothing wins at %v: %v", v.Here, err)
	}
	to := slices.MaxFunc(palaces, func(p, q engine.Position) int {
		return p.At(0).Plus(p.At(1)).Cmp(q.At(0).Plus(q.At(1)))
	})
	r.must("move", args{"to": page.Numbers(to)})
	r.run()
}

// palacesOf lists the palaces that the piece sees.
func palacesOf(t *testing.T, v *game.View) []engine.Position {
	t.Helper()
	palaces, err := v.Game.Solve().Palaces(v.Here)
	if err != nil {
		t.Fatal(err)
	}
	return palaces
}

// button returns a button of the page.
func button(p page.Page, name string) page.Button {
	i := slices.IndexFunc(p.Buttons, func(b page.Button) bool { return b.Name == name })
	return p.Buttons[i]
}

// TestPalaceGivesUp: a long game that Palace has lost is given up, when it has been shown how
// it is won. It is not over for that, and can be played out, undone and linked to.
func TestPalaceGivesUp(t *testing.T) {
	for _, link := range []string{"wythoff@400,500", "wythoff@" + gametest.Pi + "," + gametest.Euler} {
		r := newRoom(t)
		r.must("open", args{"link": link})
		r.run()
		for turn := range 3 {
			if p := r.table.Page(); p.GaveUp || p.Won || button(p, "playOut").Shown {
				t.Fatalf("after %d turns: %q", turn, p.Headline)
			}
			winFar(t, r)
		}
		p := r.table.Page()
		if !p.GaveUp || !p.Won || p.Headline != spoken("game/explain/gives-up") || !button(p, "playOut").Shown || button(p, "hint").Shown || !strings.Contains(p.Say.Text, p.Headline) {
			t.Fatalf("after three winning moves: %q, %q", p.Headline, p.Say.Text)
		}
		if p.State.Phase != "move" || p.State.Winner != nil || len(p.State.History) != 6 {
			t.Errorf("the state is %+v", p.State)
		}
		other := newRoom(t)
		other.must("open", args{"link": p.Link})
		other.run()
		if q := other.table.Page(); q.GaveUp || len(q.State.History) != 6 {
			t.Errorf("the link opens %q with %d turns", q.Headline, len(q.State.History))
		}
		r.must("undo", args{})
		r.run()
		if p := r.table.Page(); p.GaveUp {
			t.Error("what was taken back counts")
		}
		winFar(t, r)
		if p := r.table.Page(); !p.GaveUp {
			t.Error("what was won again does not count")
		}
		r.must("playOut", args{})
		if p := r.table.Page(); p.GaveUp || p.Headline != spoken("game/explain/your-move") || r.call("playOut", args{}, nil) == nil {
			t.Errorf("played out: %q", p.Headline)
		}
		winFar(t, r)
		if p := r.table.Page(); p.GaveUp {
			t.Error("it gives up again")
		}
	}
}

// TestNobodyGivesUp: near the end, in a quiz, without hints, after a mistake, and against others
// than Palace the game goes on.
func TestNobodyGivesUp(t *testing.T) {
	for _, link := range []string{"wythoff@41,50", "wythoff@400,500&quiz=on", "wythoff@400,500&without=hint", "wythoff@400,500&second=random", "wythoff@400,500&second=human"} {
		r := newRoom(t)
		r.must("open", args{"link": link})
		r.run()
		for range 4 {
			if v := r.table.View(); v.Phase.String() != "move" || !slices.Contains(v.Players[:], "human") {
				break
			}
			v := r.table.View()
			if palaces, err := v.Game.Solve().Palaces(v.Here); err != nil || len(palaces) == 0 {
				tapFirstLegal(t, r)
				r.run()
			} else {
				winFar(t, r)
			}
			if p := r.table.Page(); p.GaveUp {
				t.Errorf("%s: %q", link, p.Headline)
			}
		}
	}
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@400,500"})
	r.run()
	winFar(t, r)
	winFar(t, r)
	v := r.table.View()
	r.must("move", args{"to": page.Numbers(v.Here.Minus(engine.At(1, 0)))})
	r.run()
	winsNow := r.table.Page()
	if winsNow.GaveUp {
		t.Error("given up after a mistake")
	}
}

// TestGivesUpByTheRest: what counts is what is left to do: many pawns are near the corner, too,
// and few turns may be left far out.
func TestGivesUpByTheRest(t *testing.T) {
	for link, want := range map[string]bool{
		"blocking:100@300,345": true,
		"mwythoff:3@400,418":   false,
	} {
		r := newRoom(t)
		r.must("open", args{"link": link})
		r.run()
		gaveUp := false
		for range 12 {
			v := r.table.View()
			if v.Phase == game.OverPhase || r.table.Page().GaveUp {
				gaveUp = r.table.Page().GaveUp
				break
			}
			if v.Phase == game.BlockPhase {
				r.must("blockPalaces", args{})
				r.run()
				r.must("done", args{})
				r.run()
				continue
			}
			open := game.Unblocked(palacesOf(t, v), v.Blocked)
			if len(open) == 0 {
				tapFirstLegal(t, r)
				r.run()
				continue
			}
			r.must("move", args{"to": page.Numbers(player.Closest(open))})
			r.run()
		}
		if v := r.table.View(); gaveUp != want {
			t.Errorf("%s: given up: %v, at %v after %d turns", link, gaveUp, v.Here, len(v.History))
		}
	}
}

// TestTryAgainFromTheMistake: who has lost goes to the very moment of the mistake, before the
// block with nothing picked, and can win from there.
func TestTryAgainFromTheMistake(t *testing.T) {
	r := misplace(t, "")
	p := r.table.Page()
	if b := button(p, "tryAgain"); !b.Shown || !b.Gold {
		t.Fatalf("another try: %+v", b)
	}
	if !strings.Contains(p.Words, p.Detail) || !strings.Contains(p.Words, p.Review.Words) || p.Won {
		t.Errorf("the end is %q", p.Words)
	}
	turn := p.State.History[*p.Review.Turns]
	framed := func() int {
		return slices.IndexFunc(r.scene.Shapes, func(s scene.Shape) bool {
			return s.Kind == scene.Marks && s.Mark == scene.Frame && s.At[0].Cell() == engine.Position(turn.To).Cell()
		})
	}
	if framed() >= 0 || strings.Contains(p.Review.Words, "(") {
		t.Errorf("before somebody asks it is told that %s", p.Review.Words)
	}
	// Who fails there a second time is told.
	r.must("tryAgain", args{})
	r.run()
	for r.must("done", args{}); r.table.State().Phase != "over"; r.run() {
		if r.table.State().Phase == "block" {
			r.must("done", args{})
		} else if r.table.State().Turn == "first" {
			tapFirstLegal(t, r)
		}
	}
	r.run()
	if p := r.table.Page(); framed() < 0 || !strings.Contains(p.Review.Words, "(") {
		t.Errorf("after a second loss the turning point is not marked: %s", p.Review.Words)
	}
	r.must("tryAgain", args{})
	r.run()
	p = r.table.Page()
	if p.State.Phase != "block" || engine.Position(p.State.Position) != engine.At(13, 4) || p.Block == nil || len(p.Block.Chosen) != 0 || p.Study != nil {
		t.Fatalf("at the mistake: %+v, %+v", p.State, p.Block)
	}
	r.must("blockPalaces", args{})
	r.run()
	r.must("done", args{})
	r.run()
	playOn(r)
	if p := r.table.Page(); *p.State.Winner != "first" || !p.Won || button(p, "tryAgain").Shown {
		t.Errorf("the second try: %q", p.Headline)
	}
}

// TestEndingOnTheBoard: the squares where the piece stood are joined when the game is over, and
// only then.
func TestEndingOnTheBoard(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@8,4&first=human&second=human"})
	path := func() int {
		return slices.IndexFunc(r.scene.Shapes, func(s scene.Shape) bool { return s.Kind == scene.Line && len(s.At) > 2 })
	}
	for _, to := range [][]int{{7, 4}, {7, 2}, {6, 1}, {5, 0}, {0, 0}} {
		if path() >= 0 {
			t.Fatal("the path is shown before the end")
		}
		r.must("move", args{"to": to})
		r.run()
	}
	i := path()
	if i < 0 || !slices.Equal(r.scene.Shapes[i].At, scene.Middles(engine.Cell{X: 8, Y: 4}, engine.Cell{X: 7, Y: 4}, engine.Cell{X: 7, Y: 2}, engine.Cell{X: 6, Y: 1}, engine.Cell{X: 5}, engine.Cell{})) {
		t.Fatalf("the path is %+v", r.scene.Shapes)
	}
	if !slices.ContainsFunc(r.scene.Shapes, func(s scene.Shape) bool { return s.Mark == scene.Halo && s.At[0].Cell() == engine.Cell{} }) {
		t.Error("the win is not shown")
	}
	r.must("goTo", args{"turns": 2})
	r.run()
	if path() >= 0 {
		t.Error("the path stays")
	}
}

// TestQuizKeepsTheMistake: as long as answers are hidden nobody is told what was a mistake.
func TestQuizKeepsTheMistake(t *testing.T) {
	r := misplace(t, "&quiz=on")
	p := r.table.Page()
	if p.Review != nil || button(p, "tryAgain").Shown || button(p, "showMistake").Shown || button(p, "harder").Shown || r.call("tryAgain", args{}, nil) == nil {
		t.Errorf("in a quiz: %+v", p.Review)
	}
	if slices.ContainsFunc(r.scene.Shapes, func(s scene.Shape) bool { return s.Mark == scene.Frame || s.Mark == scene.Tick }) {
		t.Errorf("the board tells: %+v", r.scene.Shapes)
	}
}

// TestHarderStart: a harder start is farther from the end, can be won, and has not been there.
func TestHarderStart(t *testing.T) {
	for _, link := range []string{"rook@2,1&map=off", "rook@3,2&first=perfect&second=human", "wythoff@3,3&first=perfect&second=human", "blocking:3@4,3", "exile:spiral@3,-2", "subtraction:(1,2)(2,1)(3,3)@5,4", "subtraction:(3)(5)(8)@12"} {
		r := newRoom(t)
		r.must("open", args{"link": link})
		r.run()
		met := map[string]bool{startText(r): true}
		v := r.table.View()
		truth := oracle.New(v.Game)
		for range 4 {
			before := r.table.View()
			first := before.Here
			if len(before.History) > 0 {
				first = engine.Position(r.table.State().History[0].From)
				if first.Dim() == 0 {
					first = before.Here
				}
			}
			r.must("harder", args{})
			r.run()
			p := r.table.Page()
			if met[startText(r)] {
				t.Fatalf("%s: %s a second time: %q", link, startText(r), p.Notice.Text)
			}
			met[startText(r)] = true
			start := gametest.Position(t, p.Start)
			if e, n := catalog.RungOf(v.Game, first); n > 0 && n < catalog.Rungs && p.State.Players.First == "human" {
				if next, _ := e.Rung(n + 1); start != next {
					t.Errorf("%s: %v after %v, which is start %d of the ladder", link, start, first, n)
				}
				continue // see TestLadder
			}
			for d := range start.Dim() {
				if start.At(d).Clamp()*first.At(d).Clamp() < first.At(d).Clamp()*first.At(d).Clamp() {
					t.Errorf("%s: %v after %v", link, start, first)
				}
			}
			if want := map[bool]engine.Outcome{true: engine.N, false: engine.P}[p.State.Players.First == "human"]; truth.Outcome(start) != want {
				t.Errorf("%s: %v is %v", link, start, truth.Outcome(start))
			}
			if after := r.table.View(); after.Settings.Map != before.Settings.Map || after.Players != before.Players {
				t.Errorf("%s: it is shown otherwise: %q", link, p.Link)
			}
		}
	}
}

// startText names the game and where it has begun.
func startText(r *room) string { return r.table.Page().Written }
