package table_test

import (
	"encoding/csv"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/internal/class"
)

const setOf = "puzzle=wythoff&level=2&seed=7&set=4"

// inSet makes the puzzles of a set, one by one, each once.
func inSet(t *testing.T, name puzzle.Name, of int) (all []puzzle.Puzzle) {
	t.Helper()
	boards := map[string]bool{}
	for len(all) < of {
		p, err := puzzle.Make(new(catalog.Games), name, puzzle.Day{})
		if err != nil {
			t.Fatal(err)
		}
		if name = name.After(1); !boards[p.Board()] {
			all, boards[p.Board()] = append(all, p), true
		}
	}
	return all
}

// wrong lists the moves of a puzzle that do not win.
func wrong(t *testing.T, p *puzzle.Puzzle) []engine.Position {
	t.Helper()
	g, err := catalog.Parse(p.Game)
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(engine.Options(g.Rays(p.At)), func(q engine.Position) bool { return q == p.Wins || slices.Contains(p.Blocked, q) })
}

// try does at the puzzle on the board what somebody has done there, and says whether it was possible.
func (r *room) try(p *puzzle.Puzzle, did answers.Try) {
	r.t.Helper()
	for range did.Hints {
		r.must("puzzleHint", nil)
	}
	for _, to := range wrong(r.t, p)[:did.Missed] {
		r.must("move", args{"to": page.Numbers(to)})
		r.run()
		r.must("beginAgain", nil)
	}
	if did.Solved {
		r.must("move", args{"to": page.Numbers(p.Wins)})
	}
}

// handsIn returns what a pupil hands in.
func (r *room) handsIn(wish args) (h class.HandedIn) {
	r.t.Helper()
	if err := r.call("handIn", wish, &h); err != nil {
		r.t.Fatal(err)
	}
	return h
}

// A set leads from puzzle to puzzle, and nowhere else; what was done stays when the page is loaded anew, and what
// was solved stays as it was.
func TestSet(t *testing.T) {
	all := inSet(t, puzzle.Name{Game: "wythoff", Level: 2, Seed: 7}, 4)
	r := newRoom(t)
	if p := r.puzzled(setOf); *p != (page.InPuzzle{Game: "wythoff", Level: 2, Seed: 7}) {
		t.Errorf("scripts hear of %+v", p)
	}
	p := r.table.Page()
	if c := p.Course; p.At != "puzzle=wythoff&level=2&seed=7&set=1/4" || c.Heading != spoken("web/table/internal/room/puzzle-of-set", 1, 4) || c.Title != spoken("web/table/internal/room/of-level", 2, 5) || len(c.Row) != 4 || c.Step != 1 || c.Back || c.Next.Gold || !p.Hands {
		t.Errorf("it begins with %s, %+v", p.At, c)
	}
	if p.Puzzle.Same != "" || p.Puzzle.Own != nil || p.Puzzle.Levels == nil || len(p.Puzzle.Levels) > 0 || p.Puzzle.Record != spoken("web/table/internal/room/solved-of-set", false, 0, 4) {
		t.Errorf("it leads elsewhere: %+v", p.Puzzle)
	}
	r.try(&all[0], answers.Try{Solved: true})
	if p := r.table.Page(); !p.Course.Next.Gold || p.Course.Next.Link != "" || p.Puzzle.Share != "" || !p.Course.Row[0].Done || !p.State.Puzzle.Solved {
		t.Errorf("solved it is %+v, %+v", p.Course, p.Puzzle)
	}
	if p := r.table.Page(); p.Gives != (page.Helps{}) || p.Can.Explain || !p.Course.Kept {
		t.Errorf("the first is solved, and for the others there are %+v", p.Gives)
	}
	r.must("next", nil)
	r.try(&all[1], answers.Try{Missed: 2, Hints: 1})
	kept := r.table.Page()

	again := newRoom(t)
	again.must("learned", args{"text": kept.Learned})
	again.must("puzzled", args{"text": kept.Solved})
	again.must("open", args{"link": kept.Link, "at": kept.At, "arrives": true, "kept": false})
	if p := again.table.Page(); p.At != "puzzle=wythoff&level=2&seed=7&set=2/4" || p.Learned != kept.Learned || p.State.Puzzle.Hints != 1 || p.State.Puzzle.Seed != 8 || p.Puzzle.Clue == "" {
		t.Errorf("loaded anew: %s %+v, kept %q", p.At, p.State.Puzzle, p.Learned)
	}
	again.must("puzzleHint", nil)
	again.must("move", args{"to": page.Numbers(all[1].Wins)})
	again.must("toStep", args{"value": 1})
	again.try(&all[0], answers.Try{Missed: 1, Hints: 1, Solved: true}) // once more, which changes nothing
	again.must("toStep", args{"value": 4})
	if p := again.table.Page(); p.Course.Next != nil || !p.Course.Back || again.call("next", nil, nil) == nil || again.call("toStep", args{"value": 5}, nil) == nil {
		t.Errorf("the last leads on: %+v", p.Course)
	}
	again.must("back", nil)
	again.try(&all[2], answers.Try{Missed: 1})
	again.must("back", nil)
	again.must("next", nil)
	again.try(&all[2], answers.Try{Missed: 1}) // which is another one
	h := again.handsIn(args{"name": "Ada"})
	a, err := answers.Read(h.Text)
	want := []answers.Try{{Solved: true}, {Solved: true, Missed: 2, Hints: 2}, {Missed: 2}, {}}
	if err != nil || a.Of != answers.Puzzles(setOf) || !reflect.DeepEqual(a.Tries, want) || h.Code == nil || !strings.HasPrefix(h.Text, "PALACEB") || len(h.Text) > 120 {
		t.Errorf("handed in is %+v, %v, from %+v", a, err, h)
	}
	// The link of the whole leads to what is still to be solved.
	again.must("open", args{"link": setOf})
	if p := again.table.Page(); p.At != "puzzle=wythoff&level=2&seed=7&set=3/4" {
		t.Errorf("it goes on at %s", p.At)
	}
	if p := again.puzzled("puzzle=wythoff&level=2&seed=7"); p.Hints != 0 || again.table.Page().Hands || again.table.Page().Puzzle.Same == "" || again.table.Page().Puzzle.Clue != "" {
		t.Errorf("alone the puzzle is %+v", p)
	}
	for at := 3; at <= 4; at++ {
		again.must("open", args{"link": strings.Replace(setOf, "set=", fmt.Sprintf("set=%d/", at), 1)})
		again.try(&all[at-1], answers.Try{Solved: true})
	}
	if p := again.table.Page(); p.Puzzle.Record != spoken("web/table/internal/room/solved-of-set", true, 4, 4) || !p.Gives.Map || p.Course.Kept {
		t.Errorf("all are solved: %+v, %+v", p.Puzzle, p.Gives)
	}
	again.must("open", args{"link": ""})
	if p := again.puzzled("puzzle=wythoff&level=2&seed=7"); p.Solved || again.table.Page().Puzzle.Record != spoken("web/table/internal/room/solved-so-far", 4, 2, 0) {
		t.Errorf("alone the first is %+v, %q", p, again.table.Page().Puzzle.Record)
	}
	again.must("unlearn", nil)
	if kept := again.table.Page().Learned; kept != "" {
		t.Errorf("forgotten is all but %q", kept)
	}
}

// The games of a set may be any, and what there is none of is said.
func TestSetOfAnyGame(t *testing.T) {
	r := newRoom(t)
	all := inSet(t, puzzle.Name{Level: 1, Seed: 99}, 3)
	for i, p := range all {
		now := r.puzzled(fmt.Sprintf("puzzle&level=1&seed=99&set=%d/3", i+1))
		if now.Game != p.Game || now.Seed != 99+i {
			t.Errorf("puzzle %d is %+v, not %+v", i+1, now, p.Name)
		}
	}
	if at := r.table.Page().At; at != "puzzle&level=1&seed=99&set=3/3" {
		t.Errorf("it is at %s", at)
	}
	for _, link := range []string{"puzzle=subtraction:(1,2)&level=5&seed=1&set=3", "class&puzzle=subtraction:(1,2)&level=5&seed=1&set=3"} {
		if err := r.call("open", args{"link": link}, nil); err == nil || !holds(err.Error(), words.Capital(spoken("game/puzzle/err-none-of-level", 5, "subtraction:(1,2)", 300))) {
			t.Errorf("%s: %v", link, err)
		}
		r.must("open", args{"link": link, "arrives": true})
		if p := r.table.Page(); !holds(p.Notice.Text, spoken("game/puzzle/err-none-of-level", 5, "subtraction:(1,2)", 300)) || p.Puzzle == nil && p.Gathering == nil || p.Puzzle != nil && len(p.Course.Row) > 0 {
			t.Errorf("%s: %s, %q", link, p.At, p.Notice.Text)
		}
	}
	// What a day says, a day's link says: the class has one set, whatever the clocks of pupils.
	r.must("open", args{"link": "class&puzzle"})
	if g := r.table.Page().Gathering; g.At != "class&puzzle&level=1&seed=20261123&set=6" || len(g.Puzzles) != 6 {
		t.Errorf("today's set is %+v", g)
	}
}

// Thirty pupils are at a set, each in another way, and hand in; the teacher sees how far they have come, puzzle
// by puzzle, and nobody's name beside it.
func TestClassPuzzles(t *testing.T) {
	all := inSet(t, puzzle.Name{Game: "wythoff", Level: 2, Seed: 7}, 4)
	var texts []string
	for i := range 30 {
		r := newRoom(t)
		r.must("open", args{"link": setOf})
		for at := range 1 + i%4 {
			if at > 0 {
				r.must("next", nil)
			}
			r.try(&all[at], answers.Try{Solved: i%5 > 0 || at == 0, Missed: at % 2, Hints: at / 2})
		}
		texts = append(texts, r.handsIn(args{"random": i}).Text)
	}
	r := newRoom(t)
	state := r.must("open", args{"link": "class&" + setOf})
	if c := state.Class; c == nil || c.Lesson != nil || c.Answers != 0 || state.Puzzle != nil {
		t.Fatalf("the teacher's room is %+v", c)
	}
	if g := r.table.Page().Gathering; g.Title != spoken("web/table/internal/class/puzzles-of-level", 4, 2) || len(g.Puzzles) != 4 || g.Puzzle != 1 || g.Told || g.Tell == "" || g.Truth != "" || g.At != "class&"+setOf {
		t.Errorf("the room shows %+v", g)
	}
	var shared page.Shared
	if err := r.call("share", args{"base": "https://example.org/"}, &shared); err != nil || shared.Href != "https://example.org/#"+setOf || shared.Code == nil {
		t.Errorf("on the wall is %+v, %v", shared, err)
	}
	if rows := gathered(r).Rows; len(rows) > 0 {
		t.Errorf("before anybody hands in: %+v", rows)
	}
	if taken := gather(r, texts...); taken.Taken != 30 || len(taken.Refused) > 0 {
		t.Fatalf("gathered: %+v", taken)
	}
	type line struct {
		words  string
		answer bool
	}
	var lines []line
	for _, row := range gathered(r).Rows {
		lines = append(lines, line{row.Words, row.Answer})
		if row.Of != 30 {
			t.Errorf("a row is %+v", row)
		}
	}
	solved := func(at, n int) line { return line{spoken("web/table/internal/class/solved-puzzle", at, n, 30), false} }
	answered := func(n int, way string) line {
		return line{spoken("web/table/internal/class/answered", n, 30, way, "hidden"), true}
	}
	have := func(n, some int) line { return answered(n, spoken("web/table/internal/class/solved-some", some, 4)) }
	once, after := spoken("web/table/internal/class/at-once-way"), spoken("web/table/internal/class/after-tries-way")
	hints, notYet := spoken("web/table/internal/class/with-hints-way"), spoken("web/table/internal/class/not-yet-way")
	want := []line{
		solved(1, 30), answered(30, once),
		solved(2, 18), answered(18, after), answered(12, notYet),
		solved(3, 12), answered(12, hints), answered(18, notYet),
		solved(4, 6), answered(6, hints), answered(24, notYet),
		{spoken("web/table/internal/class/solved-all", 6, 30), false}, have(6, 4), have(6, 3), have(6, 2), have(12, 1),
	}
	if !slices.Equal(lines, want) {
		t.Errorf("gathered is %+v, want %+v", lines, want)
	}

	// The solution of the puzzle on the board, and of no other.
	drawn := func() (at []engine.Cell) {
		for _, s := range r.scene.Shapes {
			if s.Mark == scene.Halo {
				at = append(at, s.At[0].Cell())
			}
		}
		return at
	}
	r.must("toStep", args{"value": 3})
	if p := r.table.Page(); p.Gathering.Puzzle != 3 || p.Gathering.Answers != 30 || p.At != "class&puzzle=wythoff&level=2&seed=7&set=3/4" || p.Gathering.At != "class&"+setOf || len(drawn()) > 0 {
		t.Errorf("the third is %+v", p.Gathering)
	}
	r.must("tellClass", args{"on": true})
	if at := drawn(); len(at) != 1 || engine.At(at[0].X, at[0].Y) != all[2].Wins || !strings.Contains(r.table.Page().Gathering.Truth, all[2].Wins.String()) || !r.table.Page().Gathering.Told {
		t.Errorf("told is %v, %+v", at, r.table.Page().Gathering)
	}
	r.must("next", nil)
	if p := r.table.Page(); len(drawn()) > 0 || p.Gathering.Truth != "" || p.Gathering.Told || p.Gathering.Puzzle != 4 {
		t.Errorf("the fourth tells %+v", p.Gathering)
	}

	heads := columns("name", "solved", "once")
	for at := range 4 {
		heads = append(heads, spoken("web/table/internal/class/puzzle-column", at+1))
	}
	tried := func(solved bool, missed, hints int) string {
		return spoken("web/table/internal/class/tried", solved, missed, hints)
	}
	var table class.Table
	if err := r.call("classTable", args{}, &table); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(strings.NewReader(table.Text)).ReadAll()
	if err != nil || table.Name != "class-puzzles.csv" || len(rows) != 31 || !slices.Equal(rows[0], heads) {
		t.Fatalf("%s holds %q, %v", table.Name, rows, err)
	}
	for i, want := range map[int][]string{
		1: {"1", "1", once, notYet, notYet, notYet},
		4: {"4", "1", once, tried(true, 1, 0), tried(true, 0, 1), tried(true, 1, 1)},
		6: {"1", "1", once, tried(false, 1, 0), notYet, notYet},
	} {
		if !slices.Equal(rows[i][1:], want) {
			t.Errorf("row %d is %q", i, rows[i])
		}
	}
}

// What is not of this set is refused, as it is elsewhere.
func TestClassPuzzlesRefuses(t *testing.T) {
	hand := func(link, name string) string {
		r := newRoom(t)
		r.must("open", args{"link": link})
		return r.handsIn(args{"name": name}).Text
	}
	lesson, err := answers.Write(answers.Answers{Of: answers.Lesson("why-gold"), Solved: []int{1}})
	if err != nil {
		t.Fatal(err)
	}
	short, err := answers.Write(answers.Answers{Of: answers.Puzzles(setOf), Tries: make([]answers.Try, 3)})
	if err != nil {
		t.Fatal(err)
	}
	quiz, set := pupil(newRoom(t), "Anna", 0, "P1,1"), hand(setOf, "Anna")
	texts := []string{set, set, hand("puzzle=wythoff&level=2&seed=8&set=4", "Bea"), set[:30], lesson, quiz, short, hand("puzzle=wythoff&level=2&seed=7&set=5", "Cy")}
	r := newRoom(t)
	r.must("open", args{"link": "class&" + setOf})
	taken := gather(r, texts...)
	other := spoken("web/table/internal/class/err-another", "puzzles")
	why := []string{
		"", spoken("web/table/internal/class/err-taken", "Anna"), other, spoken("game/answers/err-cut-of", 30, len(set)),
		spoken("web/table/internal/class/err-other-kind", "lesson", "puzzles"), spoken("web/table/internal/class/err-other-kind", "quiz", "puzzles"), other, other,
	}
	if taken.Taken != 1 || len(taken.Refused) != 7 {
		t.Fatalf("taken: %+v", taken)
	}
	for _, x := range taken.Refused {
		if why[x.Index] == "" || x.Why != words.Sentence(why[x.Index]) {
			t.Errorf("%d: %s", x.Index, x.Why)
		}
	}
	r.must("open", args{"link": "class&lesson=why-gold"})
	if taken := gather(r, set); len(taken.Refused) != 1 || taken.Refused[0].Why != words.Sentence(spoken("web/table/internal/class/err-other-kind", "puzzles", "lesson")) {
		t.Errorf("at a lesson: %+v", taken)
	}
}

// In the teacher's room nothing is played, and no help is given.
func TestClassPuzzlesTellNothing(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "class&" + setOf})
	r.run()
	at := r.table.State().Position
	for x := range 12 {
		for y := range 12 {
			r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: x, Y: y}})
			r.table.Gesture(scene.Gesture{Kind: scene.Linger, At: engine.Cell{X: x, Y: y}})
		}
	}
	r.run()
	p := r.table.Page()
	if !reflect.DeepEqual(p.State.Position, at) || p.Gives != (page.Helps{}) || p.Can.Hint || p.Can.Explain || r.scene.Mode != scene.Watch {
		t.Errorf("the board gives %+v, %+v", p.Gives, p.Can)
	}
	for _, name := range []string{"hint", "explain", "puzzleHint"} {
		if r.call(name, args{}, nil) == nil && r.table.Page().Notice.Text != "" {
			t.Errorf("%s tells %q", name, r.table.Page().Notice.Text)
		}
	}
}

// FuzzLearned: whatever a browser has kept is read, and written again as it is read.
func FuzzLearned(f *testing.F) {
	f.Add("why-gold 1,2;why-gold 2+8 and 13;set:2:7:4:0XDX 1*2.0,4~1.3")
	f.Add("set: 1*99.99,13*1.1,0~1.1,2~-1.3,3*1,;set:x 1~0.0;set:y 1,2;set:+ 1-2~3.4")
	f.Fuzz(func(t *testing.T, text string) {
		r := newRoom(t)
		r.must("learned", args{"text": text})
		kept := r.table.Page().Learned
		again := newRoom(t)
		again.must("learned", args{"text": kept})
		if now := again.table.Page().Learned; now != kept {
			t.Errorf("%q is kept as %q and then as %q", text, kept, now)
		}
	})
}
