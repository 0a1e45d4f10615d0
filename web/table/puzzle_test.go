package table_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table"
)

// puzzled opens a puzzle and returns what scripts hear of it.
func (r *room) puzzled(link string) *page.InPuzzle {
	r.t.Helper()
	var more bool
	for r.call("explore", args{"link": link}, &more) == nil && more {
	}
	p := r.must("open", args{"link": link}).Puzzle
	if p == nil {
		r.t.Fatalf("%s is no puzzle", link)
	}
	return p
}

// TestPuzzle: a move that does not win is answered, and found wrong; the one that wins solves it. What
// was solved is kept.
func TestPuzzle(t *testing.T) {
	r := newRoom(t)
	if p := r.puzzled("puzzle=wythoff&level=3&seed=7"); *p != (page.InPuzzle{Game: "wythoff", Level: 3, Seed: 7}) {
		t.Errorf("scripts hear of %+v", p)
	}
	if p := r.table.Page(); p.Room != "puzzle" || p.At != "puzzle=wythoff&level=3&seed=7" || p.Gives != (page.Helps{}) || p.Map.Kind != "off" && !p.Map.Hidden {
		t.Errorf("the page is %+v %+v", p.Stay, p.Gives)
	}
	r.must("move", args{"to": page.Numbers(engine.At(4, 3))})
	r.run()
	p := r.table.Page()
	if p.Course.Task.Verdict == nil || p.Course.Task.Verdict.Right || !p.Course.Begun || !p.Course.Again || len(p.State.History) != 2 || p.State.Puzzle.Solved || p.Gives.Why {
		t.Errorf("after a wrong move: %+v, %d turns", p.Puzzle, len(p.State.History))
	}
	if got, want := p.Course.Task.Verdict.Words, spoken("web/table/internal/room/not-this-for", engine.At(4, 3), engine.Position(p.State.Position)); got != want {
		t.Errorf("why it does not win: %q, want %q", got, want)
	}
	r.must("beginAgain", nil)
	if p := r.table.Page(); p.Course.Task.Verdict != nil || p.Course.Begun || engine.Position(p.State.Position).String() != "9,3" {
		t.Errorf("again: %+v", p.Puzzle)
	}
	r.must("puzzleHint", nil)
	r.must("move", args{"to": page.Numbers(engine.At(5, 3))})
	r.run()
	p = r.table.Page()
	if !p.State.Puzzle.Solved || p.State.Puzzle.Hints != 1 || !p.Course.Task.Verdict.Right || !p.Gives.Why || p.Puzzle.Hint != "" ||
		p.Puzzle.Share != spoken("web/table/internal/room/solved-words", spoken("web/table/internal/room/a-puzzle"), 3, 2, 1) || strings.Contains(p.Puzzle.Share, "5") {
		t.Errorf("solved: %+v %+v", p.State.Puzzle, p.Puzzle)
	}
	if p.Solved != ";0 0 1 0 0;0 0 0 0 0;1 1 true 4,3 puzzle=wythoff&level=3&seed=7" || p.Puzzle.Record != spoken("web/table/internal/room/solved-so-far", 1, 0, 0) {
		t.Errorf("kept is %q, %q", p.Solved, p.Puzzle.Record)
	}

	// The page is loaded again in the middle of it.
	again := newRoom(t)
	again.must("puzzled", args{"text": p.Solved})
	again.must("open", args{"link": p.Link, "at": p.At, "arrives": true, "kept": false})
	if now := again.table.Page(); !now.State.Puzzle.Solved || now.Solved != p.Solved || len(now.State.History) == 0 || now.Puzzle.Share != p.Puzzle.Share {
		t.Errorf("loaded again it is %+v %+v, kept %q", now.State.Puzzle, now.Puzzle, now.Solved)
	}
	again.must("open", args{"link": ""})
	if p := again.table.Page(); p.Puzzle != nil || p.State.Puzzle != nil || again.call("puzzleHint", nil, nil) == nil {
		t.Error("at the door there is a puzzle")
	}
}

// TestPuzzleGoesOn: what was tried before the page was loaded again counts, and counts once; nor does a lost
// game tell which move would have won.
func TestPuzzleGoesOn(t *testing.T) {
	r := newRoom(t)
	r.puzzled("puzzle=wythoff&level=3&seed=7")
	r.must("puzzleHint", nil)
	r.must("move", args{"to": page.Numbers(engine.At(4, 3))})
	r.run()
	for range 2 { // twice
		p := r.table.Page()
		r = newRoom(t)
		r.must("puzzled", args{"text": p.Solved})
		r.must("open", args{"link": p.Link, "at": p.At, "arrives": true, "kept": false})
		r.run()
	}
	for r.table.State().Phase != "over" {
		tapFirstLegalAt(t, r)
		r.run()
	}
	if p := r.table.Page(); p.Review != nil && (p.Review.Words != "" || p.Review.Turns != nil) || p.State.Puzzle.Solved || p.Gives != (page.Helps{}) {
		t.Errorf("when the game is over the page tells %+v %+v", p.Review, p.Gives)
	}
	r.must("beginAgain", nil)
	r.must("move", args{"to": page.Numbers(engine.At(5, 3))})
	if p := r.table.Page(); p.Puzzle.Share != spoken("web/table/internal/room/solved-words", spoken("web/table/internal/room/a-puzzle"), 3, 2, 1) {
		t.Errorf("it is told as %q", p.Puzzle.Share)
	}
}

// TestPuzzleOfTheDay: the bare word is that of the date, and days in a row are counted.
func TestPuzzleOfTheDay(t *testing.T) {
	r := newRoom(t)
	r.must("puzzled", args{"text": "20261120 20261121 20261122 99999999 -7 x;9 9 9 9 9;1 2 3 4 5 6;0 3 true - puzzle=rook&level=1&seed=1"})
	r.puzzled("puzzle")
	p := r.table.Page()
	if p.Course.Heading != spoken("web/table/internal/room/puzzle-of", 23, 11) || p.Course.Title != spoken("web/table/internal/room/of-level", 1, 5) || p.Puzzle.Record != spoken("web/table/internal/room/solved-so-far", 45, 15, 3) {
		t.Errorf("today: %+v", p.Puzzle)
	}
	r.ladder(p.Course.Heading, engine.At(1, 3))
	r.must("move", args{"to": page.Numbers(engine.At(1, 3))})
	if p := r.table.Page(); p.Puzzle.Record != spoken("web/table/internal/room/solved-so-far", 46, 15, 4) || !strings.HasPrefix(p.Solved, "20261120 20261121 20261122 20261123;10 9 9 9 9;1 2 3 4 5;") {
		t.Errorf("solved: %q %q", p.Puzzle.Record, p.Solved)
	}
}

// ladder goes up the hints of a puzzle: each says something new, none but the last names what wins, in words or on the
// board, and the last says it all.
func (r *room) ladder(of string, wins ...engine.Position) {
	r.t.Helper()
	told := func() (in int) {
		for _, q := range wins {
			x, y, _ := q.Pair()
			framed := slices.ContainsFunc(r.scene.Shapes, func(s scene.Shape) bool {
				return s.Kind == scene.Marks && slices.Contains(s.At, scene.Point{X: float64(x) + .5, Y: float64(y) + .5})
			})
			if named := strings.Contains(r.table.Page().Puzzle.Clue, "("+q.String()+")"); named != framed {
				r.t.Errorf("%s: %v is named: %t, and framed: %t", of, q, named, framed)
			} else if named {
				in++
			}
		}
		return in
	}
	var before []string
	for r.table.Page().Puzzle.Hint != "" {
		r.must("puzzleHint", nil)
		p := r.table.Page().Puzzle
		if n := told(); slices.Contains(before, p.Clue) || n > 0 && n < len(wins) || n > 0 != (p.Hint == "") {
			r.t.Errorf("%s: after %q comes %q, which names %d of %v, and then %q", of, before, p.Clue, n, wins, p.Hint)
		}
		before = append(before, p.Clue)
	}
	if len(before) < 2 || r.call("puzzleHint", nil, nil) == nil {
		r.t.Errorf("%s has the hints %q", of, before)
	}
}

// TestPuzzleHints: the hints of puzzles of every level.
func TestPuzzleHints(t *testing.T) {
	for level := puzzle.FirstLevel; level <= puzzle.LastLevel; level++ {
		for seed := range 8 {
			name := puzzle.Name{Level: level, Seed: 70 + seed, Block: seed%4 == 0}
			p, err := puzzle.Make(new(catalog.Games), name, puzzle.Day{})
			if err != nil {
				t.Fatal(err)
			}
			wins := p.Palaces
			if !p.Block {
				wins = []engine.Position{p.Wins}
			}
			r := newRoom(t)
			r.puzzled(name.String())
			r.ladder(name.String(), wins...)
		}
	}
}

// TestPuzzleAgain: who opens the puzzle of the day again sees that it was solved, and how: be it the last puzzle or
// not. Beginning again puts the question.
func TestPuzzleAgain(t *testing.T) {
	share := spoken("web/table/internal/room/shared-day", spoken("web/table/internal/room/puzzle-of", 23, 11), "–", "✓", "–")
	for _, since := range []string{"", "puzzle=wythoff&level=3&seed=7"} {
		r := newRoom(t)
		r.puzzled("puzzle")
		r.must("puzzleHint", nil)
		for _, to := range []engine.Position{engine.At(0, 3), engine.At(1, 3)} {
			if r.must("beginAgain", nil); r.call("move", args{"to": page.Numbers(to)}, nil) != nil {
				r.must("move", args{"to": page.Numbers(engine.At(1, 0))})
			}
			r.run()
		}
		solved := r.table.Page()
		if !solved.State.Puzzle.Solved || solved.Puzzle.Share != share {
			t.Fatalf("solved: %+v %+v", solved.State.Puzzle, solved.Puzzle)
		}
		r.must("open", args{"link": ""})
		if since != "" {
			r.puzzled(since)
		}
		if p := r.puzzled("puzzle"); !p.Solved {
			t.Errorf("after %q scripts hear of %+v", since, p)
		}
		p := r.table.Page()
		framed := slices.ContainsFunc(r.scene.Shapes, func(s scene.Shape) bool {
			return s.Kind == scene.Marks && s.Mark == scene.Frame && slices.Contains(s.At, scene.Point{X: 1.5, Y: 3.5})
		})
		if p.Course.Task.Verdict == nil || !p.Course.Task.Verdict.Right || !p.Course.Begun || p.Puzzle.Share != share || p.Puzzle.Hint != "" || !framed {
			t.Errorf("after %q it is %+v %+v, framed %t", since, p.Course.Task, p.Puzzle, framed)
		}
		if p.Puzzle.Record != solved.Puzzle.Record {
			t.Errorf("after %q %q was solved, before %q", since, p.Puzzle.Record, solved.Puzzle.Record)
		}
		kept := newRoom(t) // another visit
		kept.must("puzzled", args{"text": p.Solved})
		kept.must("played", args{"text": p.Played})
		if now := kept.puzzled("puzzle"); !now.Solved || kept.table.Page().Puzzle.Share != share {
			t.Errorf("after %q the next visit has %+v", since, now)
		}
		r.must("beginAgain", nil)
		if p := r.table.Page(); p.Course.Task.Verdict != nil || p.Course.Begun {
			t.Errorf("begun again: %+v", p.Course.Task)
		}
	}
}

// TestWrongMoveInBlocking: where the player blocks before anybody answers, a wrong move ends there: nothing is said of
// an answer, none is waited for, and the board asks for no block.
func TestWrongMoveInBlocking(t *testing.T) {
	r := newRoom(t)
	r.puzzled("puzzle=blocking:3&level=2&seed=9")
	s := r.table.State()
	g, err := catalog.Parse(s.Game)
	if err != nil {
		t.Fatal(err)
	}
	for _, to := range engine.Options(g.Rays(engine.Position(s.Position))) {
		r.must("beginAgain", nil)
		if r.call("move", args{"to": page.Numbers(to)}, nil) != nil {
			continue // it is blocked
		}
		r.run()
		p := r.table.Page()
		v := p.Course.Task.Verdict
		if v == nil || v.Right {
			continue
		}
		if v.Words != spoken("web/table/internal/room/not-this-blocking", to) || p.Headline != spoken("web/table/internal/room/not-won") || p.Block != nil || p.Can.Done || len(r.scene.Targets.Rows) > 0 || r.scene.Mode != scene.Watch || !p.Course.Again {
			t.Errorf("after %v: %q, %q, %+v, %d rows of squares", to, v.Words, p.Headline, p.Block, len(r.scene.Targets.Rows))
		}
		return
	}
	t.Error("every move is right")
}

// TestRightMoveInBlocking: once the right move is made the board asks for no block, in whatever way, until the puzzle is
// left to play on.
func TestRightMoveInBlocking(t *testing.T) {
	for _, link := range []string{"puzzle=blocking:3&level=2&seed=9", "puzzle=blocking:5&level=2&seed=8", "puzzle=blocking:4&level=2&seed=8&set=3"} {
		r := newRoom(t)
		r.must("open", args{"link": link})
		for range 3 {
			r.call("puzzleHint", nil, nil) // the last one gives the move
		}
		s := r.table.State()
		g, err := catalog.Parse(s.Game)
		if err != nil {
			t.Fatal(err)
		}
		right := func() bool {
			v := r.table.Page().Course.Task.Verdict
			return v != nil && v.Right
		}
		for _, to := range engine.Options(g.Rays(engine.Position(s.Position))) {
			r.must("beginAgain", nil)
			if r.call("move", args{"to": page.Numbers(to)}, nil) == nil && right() {
				break
			}
		}
		r.run()
		p := r.table.Page()
		if !right() || p.State.Phase != "block" {
			t.Fatalf("%s: solved it waits for %s", link, p.State.Phase)
		}
		if len(r.scene.Targets.Rows) > 0 || r.scene.Mode != scene.Watch || p.Block != nil || p.Can.Done || p.Can.BlockPalaces || p.Headline != spoken("web/table/internal/room/from-here") {
			t.Errorf("%s: solved it asks %q, %+v, %d rows of squares", link, p.Headline, p.Block, len(r.scene.Targets.Rows))
		}
		for _, ray := range g.Rays(engine.Position(p.State.Position)) {
			x, y, _ := ray.From.Pair()
			r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: x, Y: y}})
		}
		if len(r.scene.Pawns) > len(p.State.Blocked) {
			t.Errorf("%s: solved it takes %d pawns", link, len(r.scene.Pawns))
		}
		r.must("playOn", nil)
		r.run()
		if p := r.table.Page(); p.Room != "game" || p.Block == nil || !p.Can.Done || len(r.scene.Targets.Rows) == 0 || r.scene.Mode != scene.Pick {
			t.Errorf("%s: played on it is %s, %+v", link, p.Room, p.Block)
		}
	}
}

// TestPuzzleLinks: what is wrong in a link is said, and there is a puzzle or all stays as it was.
func TestPuzzleLinks(t *testing.T) {
	r := newRoom(t)
	for link, want := range map[string]string{
		"puzzle=chess&level=2&seed=1":                      words.Capital(spoken("game/catalog/err-no-such-game", open, open)),
		"puzzle=rook&level=99":                             spoken("engine/notation/at-most", open, 5),
		"puzzle=rook&seed=" + strings.Repeat("1", 100_000): spoken("engine/notation/at-most", open, 1<<53-1),
		"puzzle=subtraction:(1,2)&level=5&seed=1":          words.Capital(spoken("game/puzzle/err-none-of-level", 5, "subtraction:(1,2)", 300)),
		"puzzle=wythoff&level=5&seed=1&find=block":         words.Capital(spoken("game/puzzle/err-never-blocked", open)),
		"puzzle=wythoff&level=5&seed=1&find=pawns":         words.Capital(spoken("game/link/move-or-block")),
	} {
		if err := r.call("open", args{"link": link}, nil); err == nil || !holds(err.Error(), want) || len(err.Error()) > 400 {
			t.Errorf("%.60s: %.300v", link, err)
		}
		if r.table.Page().Room != "door" {
			t.Errorf("%.60s has led somewhere", link)
		}
	}
	for link, want := range map[string]string{
		"puzzle=chess&level=2&seed=1":             spoken("game/link/opened-without", []string{`"=chess"`}, open),
		"puzzle=subtraction:(1,2)&level=5&seed=1": spoken("game/puzzle/err-none-of-level", 5, "subtraction:(1,2)", 300),
		"puzzle=rook&level=5&seed=1&find=block":   spoken("game/puzzle/err-never-blocked", open),
		"puzzle=rook&level=5&seed=1&find=pawns":   spoken("game/link/move-or-block"),
	} {
		r.must("open", args{"link": link, "arrives": true})
		if p := r.table.Page(); p.Room != "puzzle" || !holds(p.Notice.Text, want) {
			t.Errorf("%s: %s, %q", link, p.Room, p.Notice.Text)
		}
	}
}

// TestPuzzleTellsNothing: whatever somebody does who stays at the puzzle and does not act, the page and
// the canvas are the same with the opposite of all that the engines say. Each call is tried at a part of the
// puzzles, and each puzzle with a part of the calls.
func TestPuzzleTellsNothing(t *testing.T) {
	pried := []string{
		`values {"on":true}`, `explain {"square":[2,1]}`, `map {"kind":"outcome"}`, `map {"kind":"nim"}`, `peek {"on":true}`, `hint {}`, `explain {}`, `save {"format":"csv","kind":"outcome","which":"map"}`,
		`names {"on":true}`, `idea {"name":"golden"}`, `share {"base":"https://example.org/"}`,
	}
	for _, c := range table.Declared() {
		if !slices.Contains(actions, c.Name) {
			pried = append(pried, c.Name+" {}")
		}
	}
	stayed, tried, every := 0, 0, 5
	if testkit.More() {
		every = 1
	}
	for at, link := range []string{"puzzle=wythoff&level=3&seed=7", "puzzle=blocking:4&level=2&seed=8&set=3", blockPuzzle, "puzzle=blocking:3&at=3,7&find=block", "class&" + blockPuzzle + "&set=3", "puzzle=exile:quadrant&level=4&seed=9", "class&puzzle=wythoff&level=3&seed=7&set=2"} {
		for i, given := range pried {
			if (i+at)%every > 0 {
				continue
			}
			tried++
			name, rest, _ := strings.Cut(given, " ")
			var told [2][]byte
			stays := true
			for i := range told {
				r := newRoom(t)
				if i == 1 {
					r.spoil = r.lie
				}
				r.must("open", args{"link": link})
				room := r.table.Page().Room
				r.inView = engine.Window{W: 10, H: 10}
				answer := bytes.Clone(r.table.Call(name, []byte(rest)))
				for _, at := range []engine.Cell{{X: 4, Y: 4}, {X: 5, Y: 3}, {X: 2, Y: 7}} {
					r.table.Gesture(scene.Gesture{Kind: scene.Hover, At: at, Inside: true})
					r.table.Gesture(scene.Gesture{Kind: scene.Linger, At: at})
					r.run()
					answer = slices.Concat(answer, r.table.PageJSON(), r.table.StateJSON(), drawn(t, &r.scene))
				}
				stays, told[i] = stays && r.table.Page().Room == room, answer
			}
			if stays {
				stayed++
			}
			if stays && !bytes.Equal(told[0], told[1]) {
				t.Errorf("%s: %s tells the truth", link, given)
			}
		}
	}
	if 3*stayed < tried {
		t.Errorf("only %d of %d calls stay at the puzzle", stayed, tried)
	}
}

// FuzzPuzzled: whatever a browser has kept is read, and written again as it is read.
func FuzzPuzzled(f *testing.F) {
	f.Add("20261122 20261123;3 2 0 0 1;2 1 0 0 0;1 0 true 3,5 puzzle=rook&level=1&seed=7")
	f.Add(";;;")
	f.Fuzz(func(t *testing.T, text string) {
		r := newRoom(t)
		given, _ := json.Marshal(args{"text": text})
		r.table.Call("puzzled", given)
		kept := r.table.Page().Solved
		again := newRoom(t)
		again.must("puzzled", args{"text": kept})
		if now := again.table.Page().Solved; now != kept {
			t.Errorf("%q is kept as %q and then as %q", text, kept, now)
		}
	})
}
