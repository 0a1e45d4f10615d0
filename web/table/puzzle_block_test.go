package table_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/internal/testkit/oracle"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// blockPuzzle asks to block (2,6) and (3,1), from (3,7).
const blockPuzzle = "puzzle=blocking:3&find=block&level=2&seed=8"

// blocks blocks squares as somebody does at the board: one after the other, and then Done.
func (r *room) blocks(squares ...engine.Position) {
	r.t.Helper()
	for _, q := range squares {
		x, y, _ := q.Pair()
		r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: x, Y: y}})
	}
	r.must("done", nil)
	r.run()
}

// TestPuzzleBlock: it opens where somebody has to block; a block that leaves a palace open is found wrong, and nobody
// answers; the palaces solve it, and then the other player moves.
func TestPuzzleBlock(t *testing.T) {
	r := newRoom(t)
	if p := r.puzzled(blockPuzzle); *p != (page.InPuzzle{Game: "blocking:3", Level: 2, Seed: 8}) {
		t.Errorf("scripts hear of %+v", p)
	}
	r.run()
	p := r.table.Page()
	if p.State.Phase != "block" || p.At != blockPuzzle || p.Gives != (page.Helps{}) || !p.Can.Done || p.Can.BlockPalaces || p.Block == nil || p.Course.Task.Kind != "block" {
		t.Errorf("it begins with %s, %s, %+v", p.State.Phase, p.At, p.Can)
	}
	if p.Headline != spoken("game/explain/your-block") || p.Course.Task.Words != spoken("web/table/internal/room/asks", true, false, "(3,7)", 2) {
		t.Errorf("it asks: %q, %q", p.Headline, p.Course.Task.Words)
	}
	if p.Puzzle.Same != "puzzle=blocking:3&find=block&level=2&seed=9" || p.Puzzle.Other == nil || *p.Puzzle.Other != (page.Onward{Words: spoken("web/table/internal/room/find-other", false), Link: "puzzle=blocking:3&level=2&seed=9"}) {
		t.Errorf("it leads to %q, %+v", p.Puzzle.Same, p.Puzzle.Other)
	}
	r.blocks(engine.At(2, 6), engine.At(3, 0))
	p = r.table.Page()
	if v := p.Course.Task.Verdict; v == nil || v.Right || !p.Course.Again || p.State.Puzzle.Solved || len(p.State.History) != 1 || p.State.Phase != "move" || p.Gives != (page.Helps{}) || p.Headline != spoken("web/table/internal/room/left-open") {
		t.Errorf("after a wrong block: %+v, %+v, %q", v, p.State, p.Headline)
	}
	for x := range 8 {
		r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: x, Y: 7}})
		r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: 3, Y: x}})
	}
	r.run()
	if now := r.table.State(); len(now.History) != 1 || r.scene.Mode != scene.Watch {
		t.Errorf("and then somebody moves: %+v", now.History)
	}
	r.must("undo", nil) // another way to try again
	r.blocks(engine.At(2, 6), engine.At(3, 0))
	r.must("beginAgain", nil)
	r.must("puzzleHint", nil)
	if p := r.table.Page(); p.Puzzle.Clue != spoken("game/explain/hint-can-block", 2) || p.Say.Text != p.Puzzle.Clue || len(r.scene.Shapes) != 0 {
		t.Errorf("the first hint is %q, and heard is %q, %+v", p.Puzzle.Clue, p.Say.Text, r.scene.Shapes)
	}
	r.blocks(engine.At(3, 1), engine.At(2, 6))
	p = r.table.Page()
	if !p.State.Puzzle.Solved || !p.Course.Task.Verdict.Right || !strings.Contains(p.Course.Task.Verdict.Words, "(2,6)") || !strings.Contains(p.Course.Task.Verdict.Words, "(3,1)") {
		t.Errorf("solved: %+v, %+v", p.State.Puzzle, p.Course.Task.Verdict)
	}
	if p.State.Players != (page.Players{First: "perfect", Second: "human"}) || len(p.State.History) != 2 || !p.Gives.Why || p.Puzzle.Share != spoken("web/table/internal/room/solved-words", spoken("web/table/internal/room/a-puzzle"), 2, 2, 1) {
		t.Errorf("then %+v play, %d turns, %q", p.State.Players, len(p.State.History), p.Puzzle.Share)
	}
	if p.Solved != ";0 1 0 0 0;0 0 0 0 0;1 1 true 2,6;3,0 "+blockPuzzle || p.Puzzle.Record != spoken("web/table/internal/room/solved-so-far", 1, 0, 0) {
		t.Errorf("kept is %q, %q", p.Solved, p.Puzzle.Record)
	}

	// The page is loaded again in the middle of it, and then another time.
	for range 2 {
		again := newRoom(t)
		again.must("puzzled", args{"text": p.Solved})
		again.must("open", args{"link": p.Link, "at": p.At, "arrives": true, "kept": false})
		again.run()
		now := again.table.Page()
		if !now.State.Puzzle.Solved || now.Solved != p.Solved || len(now.State.History) != len(p.State.History) || now.Puzzle.Share != p.Puzzle.Share {
			t.Errorf("loaded again it is %+v, %d turns, kept %q", now.State.Puzzle, len(now.State.History), now.Solved)
		}
		p = now
	}
}

// TestPuzzleBlockGoesOn: after a wrong block that was left, the page stays at it, nobody moves, and the try counts once.
func TestPuzzleBlockGoesOn(t *testing.T) {
	r := newRoom(t)
	r.puzzled(blockPuzzle)
	r.blocks() // nothing at all
	for range 2 {
		p := r.table.Page()
		r = newRoom(t)
		r.must("puzzled", args{"text": p.Solved})
		r.must("open", args{"link": p.Link, "at": p.At, "arrives": true, "kept": false})
		r.run()
	}
	if p := r.table.Page(); !p.Course.Again || p.State.Puzzle.Solved || len(p.State.History) != 1 || p.Headline != spoken("web/table/internal/room/left-open") {
		t.Errorf("loaded again: %+v, %d turns", p.Course.Task.Verdict, len(p.State.History))
	}
	r.must("beginAgain", nil)
	r.blocks(engine.At(2, 6), engine.At(3, 1))
	if p := r.table.Page(); p.Puzzle.Share != spoken("web/table/internal/room/solved-words", spoken("web/table/internal/room/a-puzzle"), 2, 2, 0) {
		t.Errorf("it is told as %q", p.Puzzle.Share)
	}
}

// TestWrongBlockTellsNothing: whatever is blocked that is wrong, the page and the canvas are the same with the opposite of
// all that the engines say.
func TestWrongBlockTellsNothing(t *testing.T) {
	for _, block := range [][]engine.Position{nil, {engine.At(2, 6)}, {engine.At(0, 7), engine.At(3, 1)}} {
		var told [2][]byte
		for i := range told {
			r := newRoom(t)
			if i == 1 {
				r.spoil = r.lie
			}
			r.puzzled(blockPuzzle)
			r.inView = engine.Window{W: 10, H: 10}
			r.blocks(block...)
			for _, call := range []string{"hint", "explain", "values", "peek", "learnWhy", "showMistake", "blockPalaces", "resume"} {
				r.table.Call(call, []byte(`{"on":true}`))
			}
			for x := range 8 {
				r.table.Gesture(scene.Gesture{Kind: scene.Hover, At: engine.Cell{X: x, Y: 7}, Inside: true})
				r.table.Gesture(scene.Gesture{Kind: scene.Linger, At: engine.Cell{X: x, Y: 7}})
				r.run()
				told[i] = slices.Concat(told[i], r.table.PageJSON(), r.table.StateJSON(), drawn(t, &r.scene))
			}
			if r.table.State().Puzzle.Solved || !r.table.Page().Course.Again {
				t.Errorf("%v is not found wrong", block)
			}
		}
		if !bytes.Equal(told[0], told[1]) {
			t.Errorf("after %v the page tells the truth", block)
		}
	}
}

// TestPuzzleNextBlocks: of the puzzles of any game that follow each other every fifth asks for a block.
func TestPuzzleNextBlocks(t *testing.T) {
	r := newRoom(t)
	r.puzzled("puzzle=wythoff&level=1&seed=8")
	var blocks []int
	for range 7 {
		p := r.table.Page()
		if p.State.Phase == "block" {
			blocks = append(blocks, p.State.Puzzle.Seed)
		}
		r.must("open", args{"link": p.Course.Next.Link})
	}
	if !slices.Equal(blocks, []int{10}) {
		t.Errorf("blocks are asked for at %v", blocks)
	}
	if r.puzzled("puzzle=wythoff&level=1&seed=8"); r.table.Page().Puzzle.Other != nil {
		t.Error("in a game without blocks a block can be found")
	}
}

// TestSlipInBlock: a block that left a palace open comes back as a puzzle until the palaces are found.
func TestSlipInBlock(t *testing.T) {
	r := misplace(t, "")
	slip := "puzzle=blocking:5&at=13,4&find=block"
	p := r.table.Page()
	if !strings.Contains(p.Played, slip+"\n") {
		t.Fatalf("kept is %q", p.Played)
	}
	r.must("open", args{"link": slip})
	p = r.table.Page()
	v := r.table.View()
	palaces := oracle.New(v.Game).Palaces(engine.At(13, 4))
	if p.Course.Heading != spoken("web/table/internal/room/own-puzzle") || p.State.Phase != "block" || p.Course.Title != "" || p.Puzzle.Twelve != "" || len(palaces) == 0 || len(palaces) > 4 {
		t.Fatalf("it is %+v, and the palaces are %v", p.Course, palaces)
	}
	for {
		if r.call("puzzleHint", nil, nil) != nil {
			break
		}
	}
	if clue := r.table.Page().Puzzle.Clue; clue != spoken("web/table/internal/room/block-these", words.All(palaces)) {
		t.Errorf("the last hint is %q", clue)
	}
	r.blocks(palaces[1:]...)
	if p := r.table.Page(); !p.Course.Again || !strings.Contains(p.Played, slip+"\n") {
		t.Errorf("with %v open it is found: %q", palaces[0], p.Played)
	}
	r.must("beginAgain", nil)
	r.blocks(palaces...)
	if p := r.table.Page(); !p.State.Puzzle.Solved || strings.Contains(p.Played, slip+"\n") {
		t.Errorf("found, it is still kept: %q", p.Played)
	}
}

// TestSlipInFirstBlock: the second player's first block, before any move, is such a position, too.
func TestSlipInFirstBlock(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:3@3,7&first=perfect&second=human"})
	r.run()
	for r.table.State().Phase != "over" {
		if r.table.State().Phase == "block" {
			r.must("done", args{})
		} else {
			tapFirstLegal(t, r)
		}
		r.run()
	}
	if kept := r.table.Page().Played; !strings.Contains(kept, "puzzle=blocking:3&at=3,7&find=block\n") {
		t.Errorf("kept is %q", kept)
	}
}

// TestSetOfBlocks: a set asks for blocks as for moves; in the teacher's room the solution is on the board, and there is
// a sheet of it.
func TestSetOfBlocks(t *testing.T) {
	name := blockPuzzle + "&set=3"
	all := inSet(t, named(t, blockPuzzle), 3)
	r := newRoom(t)
	r.puzzled(name)
	r.blocks(all[0].Palaces[0])
	r.must("beginAgain", nil)
	r.blocks(all[0].Palaces...)
	if p := r.table.Page(); !p.Course.Next.Gold || !p.State.Puzzle.Solved || p.Gives != (page.Helps{}) {
		t.Errorf("the first is not solved: %+v", p.Course)
	}
	r.must("next", nil)
	r.must("puzzleHint", nil)
	a, err := answers.Read(r.handsIn(args{"name": "Ada"}).Text)
	if want := []answers.Try{{Solved: true, Missed: 1}, {Hints: 1}, {}}; err != nil || !slices.Equal(a.Tries, want) {
		t.Errorf("handed in is %+v, %v", a.Tries, err)
	}
	r.must("open", args{"link": "class&" + name})
	r.run()
	if p := r.table.Page(); p.Gathering.At != "class&"+name || p.Block != nil || p.Can.Done || r.scene.Mode != scene.Watch {
		t.Errorf("the teacher's room is %+v, %+v", p.Gathering, p.Block)
	}
	r.must("tellClass", args{"on": true})
	want := spoken("web/table/internal/class/to-block", words.All(all[0].Palaces))
	if p := r.table.Page(); p.Gathering.Truth != want || len(r.scene.Shapes) < 2 {
		t.Errorf("told is %q, %+v", p.Gathering.Truth, r.scene.Shapes)
	}
	made, refusal := r.sheet(args{"puzzles": name})
	if refusal != "" || len(made.Pages) != 2 || len(made.Pages[0].Boards) != 3 || !strings.Contains(strings.Join(made.Pages[0].Words, " "), spoken("web/table/internal/worksheet/find-block")) {
		t.Fatalf("the sheet is %+v, %s", made.Pages, refusal)
	}
	for i, p := range all {
		if want := spoken("web/table/internal/worksheet/the-answer", true, i+1, p.At, words.And(words.All(p.Palaces)), p.Wins, ""); made.Pages[1].Answers[i] != want {
			t.Errorf("answer %q, want %q", made.Pages[1].Answers[i], want)
		}
	}
}
