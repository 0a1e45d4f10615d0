package table_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/lessons"
	tableroom "github.com/palacegames/palace/web/table/internal/room"
)

// At the door there is a small board with the piece, its moves and the corner, and nothing
// of what a game shows.
func TestDoorBoard(t *testing.T) {
	r := newRoom(t)
	s := &r.scene
	board := engine.Window{W: 8, H: 8}
	if !s.Look.Bare || s.Look.Frame != board || s.Map.Plane != board || s.Map.Shown || !s.Targets.Breathe || s.Mode != scene.Choose {
		t.Errorf("the board is %+v, %+v", s.Look, s.Map)
	}
	corner := slices.ContainsFunc(s.Shapes, func(shape scene.Shape) bool {
		return shape.Mark == scene.Frame && slices.Equal(shape.At, scene.Middles(engine.Cell{}))
	})
	if !corner {
		t.Error("the corner is not marked")
	}
	r.must("open", args{"link": "rook@6,4"})
	if s = &r.scene; s.Look.Bare || !s.Look.Frame.Empty() || s.Map.Plane.W <= 8 || s.Targets.Breathe {
		t.Errorf("a game of its own has the board of the door: %+v", s.Look)
	}
}

// The door says whose turn it is and how its game went, and offers it again.
func TestDoorGame(t *testing.T) {
	r := newRoom(t)
	begin := *r.table.Page().Door
	if begin.Turn != "you" || begin.Marked != "" {
		t.Fatalf("at first: %+v", begin)
	}
	play := func(next func(x, y int) []int) *page.Door {
		for r.table.State().Phase != "over" {
			x, y, _ := engine.Position(r.table.State().Position).Pair()
			r.must("move", args{"to": next(x, y)})
			if r.table.State().Phase != "over" && r.table.Page().Door.Turn != "computer" {
				t.Fatalf("after a move: %+v", r.table.Page().Door)
			}
			r.run()
		}
		return r.table.Page().Door
	}
	if won := play(func(x, y int) []int { return []int{min(x, y), min(x, y)} }); won.Turn != "won" || won.Marked != "" {
		t.Errorf("after a win: %+v", won)
	}
	r.must("newGame", nil)
	if again := *r.table.Page().Door; again != begin {
		t.Errorf("the game again: %+v", again)
	}
	lost := play(func(x, y int) []int {
		if x > 0 {
			return []int{x - 1, y}
		}
		return []int{x, y - 1}
	})
	if lost.Turn != "lost" || *r.table.State().Winner != "second" {
		t.Errorf("after a loss: %+v", lost)
	}
	marks := func(mark scene.Mark, tone scene.Tone) bool {
		return slices.ContainsFunc(r.scene.Shapes, func(s scene.Shape) bool { return s.Mark == mark && s.Tone == tone })
	}
	if !marks(scene.Frame, scene.Bad) || !marks(scene.Tick, scene.Good) || lost.Marked != spoken("web/internal/page/marked") {
		t.Errorf("after a loss the marks are not explained: %q", lost.Marked)
	}
}

// Who wins at the door comes to the next of its games, and after the last one to the first lesson or, where that was done,
// to the puzzle of the day; whoever comes again finds the game that was reached. Nobody comes there without a win.
func TestDoorGames(t *testing.T) {
	r := newRoom(t)
	for i, text := range catalog.Doors {
		d := r.table.Page().Door
		if d.Game != i || d.Turn != "you" || (d.Next != "") != (i == len(catalog.Doors)-1) || !r.scene.Look.Bare || !strings.HasPrefix(text, r.table.State().Game+"@"+engine.Position(r.table.State().Position).String()) {
			t.Fatalf("game %d: %+v with %+v", i, d, r.table.State())
		}
		if err := r.call("next", nil, nil); err == nil {
			t.Fatalf("game %d is left without a win", i)
		}
		r.win()
		if d := r.table.Page().Door; d.Turn != "won" || d.Game != i {
			t.Fatalf("game %d: %+v", i, d)
		}
		if err := r.call("next", nil, nil); (err == nil) != (i < len(catalog.Doors)-1) {
			t.Fatalf("after game %d: %v", i, err)
		}
	}
	if d := r.table.Page().Door; d.Next != "lesson="+lessons.Names()[0] {
		t.Errorf("after the last game comes %q", d.Next)
	}
	kept := r.table.Page().Played
	for text, want := range map[string]int{kept: 2, "door 1\ndoor 0": 1, "door 3": 0, "door -1": 0, "door": 0, "door 1 2": 0, "door x\nladder rook 1000000000": 0, "": 0} {
		again := newRoom(t)
		again.must("played", args{"text": text})
		again.must("open", args{"link": ""})
		if d := again.table.Page().Door; d.Game != want || d.Turn != "you" {
			t.Errorf("with %q kept the door is %+v, want game %d", text, d, want)
		}
		again.must("forgetPlayed", nil)
		again.must("open", args{"link": ""})
		if d := again.table.Page().Door; d.Game != 0 {
			t.Errorf("with all forgotten the door is %+v", d)
		}
	}
	first, err := lessons.Open(lessons.Names()[0])
	if err != nil {
		t.Fatal(err)
	}
	for steps, want := range map[string]string{"1,2": "lesson=" + first.Name, "1,2,3,4,5,6,7,8,9,10,11,12"[:2*len(first.Steps)-1]: "puzzle"} {
		again := newRoom(t)
		again.must("learned", args{"text": first.Name + " " + steps})
		again.must("open", args{"link": catalog.Doors[2], "at": "", "kept": true, "arrives": true})
		if d := again.table.Page().Door; d == nil || d.Next != want {
			t.Errorf("with the steps %s done comes %+v, want %s", steps, d, want)
		}
	}
}

// Why the game at the door went so is explained on that game: at the mistake that decided it or, if
// there was none, at its start; also to who asks before it is known.
func TestDoorWhy(t *testing.T) {
	for _, c := range []struct {
		name     string
		to       [][]int // the moves of the first player, the last one's answers between them
		early    bool
		turns    int
		title    string
		mistaken bool
	}{
		{"won", [][]int{{4, 4}}, false, 0, spoken("web/table/internal/learn/why-known", "(6,4)", false), false},
		{"lost at once", [][]int{{6, 3}}, false, 0, spoken("web/table/internal/learn/why-known", "(6,4)", false), true},
		{"won, and asked early", [][]int{{4, 4}}, true, 0, spoken("web/table/internal/learn/why-known", "(6,4)", false), false},
		{"lost later", [][]int{{4, 4}, nil}, false, 2, spoken("web/table/internal/learn/why-known", open, false), true},
	} {
		r := newRoom(t)
		for i := 0; r.table.State().Phase != "over"; i++ {
			x, y, _ := engine.Position(r.table.State().Position).Pair()
			to := []int{min(x, y), min(x, y)}
			switch {
			case i < len(c.to) && c.to[i] != nil:
				to = c.to[i]
			case c.mistaken && x > 0 && (x-1 != y || y == 0): // not to a palace
				to = []int{x - 1, y}
			case c.mistaken:
				to = []int{x, y - 1}
			}
			r.must("move", args{"to": to})
			if r.table.State().Phase != "over" || !c.early {
				r.run()
			}
		}
		if c.early && r.table.Page().Review != nil {
			t.Fatalf("%s: the review is there at once", c.name)
		}
		r.must("learnWhy", nil)
		r.run()
		p := r.table.Page()
		if p.Door != nil || p.Room != "game" || p.Study == nil || p.Study.Busy || !fits(p.Study.Title, c.title) {
			t.Errorf("%s: in the room %q stands %+v", c.name, p.Room, p.Study)
			continue
		}
		if turns := len(p.State.History); turns != c.turns {
			t.Errorf("%s: the board shows the game after %d turns", c.name, turns)
		}
		if p.Review == nil || (p.Review.Turns != nil) != c.mistaken {
			t.Errorf("%s: the review is %+v", c.name, p.Review)
		}
	}
	r := newRoom(t)
	if err := r.call("learnWhy", nil, nil); err == nil || r.table.Page().Room != "door" {
		t.Error("what is not over is explained")
	}
}

// A game that the page has kept comes back in its room.
func TestKeptInItsRoom(t *testing.T) {
	for _, c := range []struct{ at, link, room string }{
		{"", "rook@6,4&past=&map=off", "door"},
		{"", "rook@4,4&past=6,4&map=off&second=human", "door"},
		{"lesson=corner-the-rook&step=2", "rook@0,2&past=0,3&second=human&map=off", "lesson"},
		{"gallery", "", "gallery"},
	} {
		r := newRoom(t)
		if c.room == "door" {
			r.must("open", args{"link": "wythoff@3,4"})
		}
		err := r.call("open", args{"link": c.link, "at": c.at, "kept": true, "arrives": true}, nil)
		if err != nil {
			t.Errorf("%+v: %v", c, err)
			continue
		}
		p := r.table.Page()
		if p.Room != c.room || p.At != c.at {
			t.Errorf("%+v: it is in the room %q at %q", c, p.Room, p.At)
		}
		if c.link == "" {
			continue
		}
		want := newRoom(t).must("open", args{"link": c.link})
		if now := p.State; engine.Position(now.Position) != engine.Position(want.Position) || len(now.History) != len(want.History) {
			t.Errorf("%+v: the game is %+v, want %+v", c, now, want)
		}
	}
}

// The gallery's maps are whole, dark, follow one another, grow if asked, and lead to their games; all that is said of
// a game is taken away. Each is a preset's.
func TestGallery(t *testing.T) {
	r := newRoom(t)
	if err := r.call("grow", args{"on": true}, nil); err == nil {
		t.Error("a map grows at the door")
	}
	r.must("open", args{"link": "gallery"})
	first := *r.table.Page().Hall
	seen := map[string]bool{}
	for i, hung := range catalog.Gallery {
		p, s := r.table.Page(), &r.scene
		seen[p.Hall.Title+p.Hall.Caption+p.Hall.Game+p.Hall.Count] = true
		if p.Room != "gallery" || p.At != "gallery" || p.Hall.At != i || p.Hall.Maps[i] != p.Hall.Title || p.Hall.Game != hung.Link || !s.Map.Shown || !s.Look.Bare || !s.Look.Dark || s.Map.Wave.Seconds != 0 || s.Piece != scene.None || len(s.Targets.Rows)+len(s.Pawns)+len(s.Shapes) > 0 || s.Mode != scene.Watch {
			t.Errorf("%s: room %q, %+v", p.Hall.Title, p.Room, s.Map.Wave)
		}
		run := s.Map.Wave.Run
		r.must("grow", args{"on": true})
		if now := r.scene.Map.Wave; now.Seconds < 5 || now.Run == run || !r.table.Page().Hall.Grows {
			t.Errorf("it grows: %+v", now)
		}
		run = r.scene.Map.Wave.Run
		r.must("grow", args{"on": false})
		if now := r.scene.Map.Wave; now.Seconds != 0 || now.Run != run || r.table.Page().Hall.Grows {
			t.Errorf("all of it at once: %+v", now)
		}
		game := p.Hall.Game
		r.must("next", nil)
		if err := newRoom(t).call("open", args{"link": game}, nil); err != nil {
			t.Errorf("%s: %v", game, err)
		}
	}
	if len(seen) != len(catalog.Gallery) || !reflect.DeepEqual(*r.table.Page().Hall, first) {
		t.Errorf("of the maps %d differ, and after the last comes %+v", len(seen), r.table.Page().Hall)
	}
	r.must("back", nil)
	if h := r.table.Page().Hall; h.At != len(catalog.Gallery)-1 {
		t.Errorf("before the first map is %+v", h)
	}
	r.must("hang", args{"value": 3})
	if h := r.table.Page().Hall; h.Game != catalog.Gallery[3].Link {
		t.Errorf("the fourth map is %+v", h)
	}
	r.must("open", args{"link": "blocking:100"})
	if p := r.table.Page(); p.Hall != nil || p.Room != "game" || r.scene.Look.Bare {
		t.Errorf("the game is in the room %q", p.Room)
	}
}

// All lessons are on the shelf, in their order, with what was done of them.
func TestShelf(t *testing.T) {
	var s tableroom.Shelf
	r := newRoom(t)
	if err := r.call("shelf", nil, &s); err != nil {
		t.Fatal(err)
	}
	var names []string
	next := func(s tableroom.Shelf) (names []string) {
		for _, l := range s.Lessons {
			if l.Now != "" {
				names = append(names, l.Name)
			}
		}
		return names
	}
	for _, l := range s.Lessons {
		names = append(names, l.Name)
		if l.Title == "" || l.About == "" || l.Subject == "" || l.Level == "" || l.Steps < 1 {
			t.Errorf("%+v", l)
		}
	}
	if !slices.Equal(names, lessons.Names()) {
		t.Errorf("on the shelf are %q", names)
	}
	if next := next(s); !slices.Equal(next, names[:1]) {
		t.Errorf("next come %q", next)
	}
	if l := s.Lessons[1]; l.Done != "" || l.Share != 0 || l.Link != "lesson=corner-the-queen&step=1" {
		t.Errorf("before it was begun: %+v", l)
	}
	r.must("learned", args{"text": "corner-the-queen 1,2,4"})
	s = tableroom.Shelf{}
	if err := r.call("shelf", nil, &s); err != nil {
		t.Fatal(err)
	}
	if l := s.Lessons[1]; l.Done != spoken("web/table/internal/room/done-of", 3, 7) || l.Share != 3./7 || l.Link != "lesson=corner-the-queen&step=3" {
		t.Errorf("begun: %+v", l)
	}
	r.must("learned", args{"text": "corner-the-rook 1,2,3,4,5,6,7;block-me-if-you-can 1"})
	s = tableroom.Shelf{}
	if err := r.call("shelf", nil, &s); err != nil {
		t.Fatal(err)
	}
	if next := next(s); !slices.Equal(next, names[1:2]) {
		t.Errorf("after the first lesson come %q", next)
	}
}

// A card of a lesson has its first board, one of a game the board on which it begins: the corner, where the
// game ends, is at the top left, and every move leads to another square of the picture.
func TestDoorPictures(t *testing.T) {
	r := newRoom(t)
	var s tableroom.Shelf
	if err := r.call("shelf", nil, &s); err != nil {
		t.Fatal(err)
	}
	drawn := map[string]*page.Picture{}
	for _, l := range s.Lessons {
		drawn[l.Name] = l.Picture
	}
	var cards []tableroom.Card
	if err := r.call("cards", nil, &cards); err != nil {
		t.Fatal(err)
	}
	for _, c := range cards {
		drawn["the card of "+c.Name] = c.Start
	}
	for i := range catalog.Families {
		f := &catalog.Families[i]
		first := page.BoardOf(f.First)
		drawn[f.Name] = first
		if f.Name == "nim" { // piles of 2, 3 and 5
			if p := first; p == nil || p.Columns != 3 || p.Rows != 5 || len(p.Gold) != 2+3+5 {
				t.Errorf("nim is drawn as %+v", p)
			}
			continue
		}
		if p := first; p == nil || p.Drawn == "" || len(p.Lines) == 0 || p.Columns != p.Rows || p.Columns < 8 || p.Columns > 15 ||
			(p.Goal == nil) != (f.Name == "subtraction") || p.Goal != nil && *p.Goal != (page.Place{0, 0}) {
			t.Errorf("%s is drawn as %+v", f.Name, p)
		}
	}
	for name, p := range drawn {
		if p == nil {
			continue
		}
		inside := func(at page.Place) bool { return min(at[0], at[1]) >= 0 && at[0] < p.Columns && at[1] < p.Rows }
		for _, line := range p.Lines {
			if slices.ContainsFunc(line.Squares, func(at page.Place) bool { return !inside(at) || at == p.Piece }) || len(line.Squares) == 0 {
				t.Errorf("%s has the line %v on %d×%d", name, line, p.Columns, p.Rows)
			}
		}
		if !inside(p.Piece) || slices.ContainsFunc(p.Gold, func(at page.Place) bool { return !inside(at) }) {
			t.Errorf("%s has %v and %v on %d×%d", name, p.Piece, p.Gold, p.Columns, p.Rows)
		}
	}
	if p := drawn["the card of rook"]; p == nil || p.Piece != (page.Place{2, 1}) || len(p.Lines) != 2 {
		t.Errorf("the first start of a rook is drawn as %+v", p)
	}
	if p := drawn["corner-the-rook"]; p == nil || p.Piece != (page.Place{6, 4}) || p.Columns != 8 || p.Drawn != "rook" || len(p.Lines) != 2 {
		t.Errorf("the first lesson is drawn as %+v", p)
	}
	if p := drawn["why-gold"]; p == nil || p.Drawn != "" || len(p.Gold) < 80 || !slices.Contains(p.Gold, page.Place{1, 2}) || !slices.Contains(p.Gold, page.Place{2, 1}) {
		t.Errorf("the golden pairs are %+v", p)
	}
	if p := drawn["mosaics"]; p == nil || p.Drawn != "" || len(p.Lines) > 0 || len(p.Gold) < 200 || !slices.Contains(p.Gold, page.Place{0, 0}) || slices.Contains(p.Gold, page.Place{3, 2}) || !slices.Contains(p.Gold, page.Place{6, 4}) {
		t.Errorf("the stripes of one move are %+v", p)
	}
	if p := drawn["two-games-at-once"]; p == nil || p.Beside == nil || p.Beside.Beside != nil || p.Piece != (page.Place{2, 1}) || p.Beside.Piece != (page.Place{1, 1}) || p.Drawn != "rook" || p.Beside.Drawn != "rook" {
		t.Errorf("two games are drawn as %+v", p)
	}
	if p := drawn["a-walk-through-game-100"]; p != nil {
		t.Errorf("a large map is drawn as %+v", p)
	}
}

// At the door it is said how the puzzle of the day stands, to who has solved any.
func TestDoorToday(t *testing.T) {
	for kept, want := range map[string]string{
		"":                               "",
		"garbage":                        "",
		"a;b;c;d":                        "",
		";0 0;0;":                        "",
		";3;1;":                          spoken("web/table/internal/room/today", false, 0),
		"TODAY;1;;":                      spoken("web/table/internal/room/today", true, 0),
		"YESTERDAY TODAY;2;;":            spoken("web/table/internal/room/today", true, 2),
		"BEFORE YESTERDAY;2;;":           spoken("web/table/internal/room/today", false, 2),
		"BEFORE;1;;":                     spoken("web/table/internal/room/today", false, 0),
		"20261399 99999999 -3 TODAY;1;;": spoken("web/table/internal/room/today", true, 0),
	} {
		r := newRoom(t)
		day := func(back int) string {
			return strings.ReplaceAll(puzzle.Day{Year: 2026, Month: time.November, Day: 23 - back}.String(), "-", "")
		}
		r.must("puzzled", args{"text": strings.NewReplacer("TODAY", day(0), "BEFORE", day(2), "YESTERDAY", day(1)).Replace(kept)})
		if today := r.table.Page().Door.Today; today != want {
			t.Errorf("with %q kept the door says %q, want %q", kept, today, want)
		}
	}
}

// The eye follows how a map grows the first time that it is shown in a game; later, or while
// a button is held, it is there soon.
func TestMapGrowsOnce(t *testing.T) {
	r := newRoom(t)
	slow := func() bool { return r.scene.Map.Wave.Seconds > 1 }
	check := func(when string, want bool) {
		t.Helper()
		if !r.scene.Map.Shown || slow() != want {
			t.Errorf("%s: shown %t, slowly %t", when, r.scene.Map.Shown, slow())
		}
	}
	r.must("open", args{"link": "wythoff@8,6&second=human&map=off"})
	r.must("peek", args{"on": true})
	check("while a button is held", false)
	r.must("peek", args{"on": false})
	r.must("map", args{"kind": r.table.Page().Map.Kind})
	check("the first time", true)
	r.must("move", args{"to": []int{8, 5}})
	check("as long as it is shown", true)
	kind := r.table.Page().Map.Kind
	r.must("map", args{"kind": "off"})
	r.must("map", args{"kind": kind})
	check("again", false)
	r.must("newGame", nil)
	check("in a new game of the same rules", false)
	r.must("open", args{"link": "maharaja@8,6&second=human"})
	check("in another game", true)
}

// From every room there is a way into every other one, to a longer and to a shorter lesson,
// too.
func TestRoomsInTurn(t *testing.T) {
	short := "lesson=" + packed(t, "name: a\ntitle: b\nstep: c\nboard: rook@6,4\nsay: d\n")
	links := map[string]string{"": "door", "gallery": "gallery", "wythoff@3,4": "game", "lesson=corner-the-rook&step=6": "lesson", short: "lesson"}
	for from := range links {
		for to, want := range links {
			r := newRoom(t)
			for _, link := range []string{from, to} {
				r.must("open", args{"link": link, "arrives": true})
			}
			p := r.table.Page()
			if p.Room != want || (p.Course != nil) != (want == "lesson") || (p.Door != nil) != (want == "door") || (p.Hall != nil) != (want == "gallery") {
				t.Errorf("from %q to %q: the room is %q", from, to, p.Room)
			}
		}
	}
}
