package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/internal/page"
)

// TestPlayed: a game that is over counts once, for its family and its opponent, whatever is taken back
// and played again; and what gave a win away is kept as a puzzle until it is found.
func TestPlayed(t *testing.T) {
	r := lose(t, "wythoff@9,13")
	p := r.table.Page()
	if p.Tally == nil || p.Tally.Words != spoken("web/table/internal/room/tally", spoken("engine/wythoff/title", "none", ""), spoken("game/perfect"), 0, 0, 1) || len(p.Tally.Rows) != 1 {
		t.Fatalf("after a game: %+v", p.Tally)
	}
	slip := *p.Review.Turns
	kept := p.Played
	if lines := strings.Split(strings.TrimSpace(kept), "\n"); len(lines) < 2 || lines[0] != "wythoff perfect 0 1 0" || slip == 0 && lines[1] != "puzzle=wythoff&at=9,13" {
		t.Errorf("kept is %q", kept)
	}
	r.must("undo", nil)
	playOn(r)
	if now := r.table.Page().Played; strings.Split(now, "\n")[0] != "wythoff perfect 0 1 0" {
		t.Errorf("a game played on counts again: %q", now)
	}

	// The same in another visit, where the game is opened with its end.
	again := newRoom(t)
	again.must("played", args{"text": kept + "\nwythoff nobody 3 3\nx\nrook perfect -1 2\npuzzle=nothing&at=1\npuzzle=rook&level=1\n"})
	again.must("open", args{"link": link0(r)})
	again.run()
	if now := again.table.Page().Played; now != kept {
		t.Errorf("opened again what was kept is %q, and not %q", now, kept)
	}

	again.must("open", args{"link": "puzzle"})
	own := again.table.Page().Puzzle.Own
	if own == nil || numberless(own.Words) != spoken("web/table/internal/room/own-puzzles", 0) {
		t.Fatalf("own positions: %+v", own)
	}
	first := again.puzzled(own.Link)
	if first.Game != "wythoff" || first.Level != 0 || first.Seed != 0 {
		t.Errorf("one's own position is %+v", first)
	}
	v := again.table.View()
	palaces, err := v.Methods.Palaces(v.Here)
	if err != nil || len(palaces) < 2 {
		t.Fatalf("%v has fewer than two winning moves: %v", v.Here, err)
	}
	for i := len(palaces) - 1; i >= 0; i-- { // each of them wins
		again.must("move", args{"to": page.Numbers(palaces[i])})
		again.run()
		if !again.table.State().Puzzle.Solved {
			t.Errorf("%v does not solve %s", palaces[i], own.Link)
		}
		if i > 0 {
			again.puzzled(own.Link)
		}
	}
	p = again.table.Page()
	if strings.Contains(p.Played, own.Link+"\n") || p.Solved[:11] != ";0 0 0 0 0;" {
		t.Errorf("found, it is still kept: %q, %q", p.Played, p.Solved)
	}
	again.must("played", args{"text": kept})
	if now := again.table.Page().Played; strings.Contains(now, own.Link+"\n") {
		t.Errorf("another tab brings it back: %q", now)
	}
	again.must("forgetPlayed", nil)
	if now := again.table.Page().Played; now != "" {
		t.Errorf("forgotten: %q", now)
	}
}

// link0 is the link of the game on the board, with its turns.
func link0(r *room) string { return r.table.Page().Link }

// TestPlayedBlocked: what was blocked belongs to the position, and lessons, quizzes' boards and puzzles
// do not count.
func TestPlayedBlocked(t *testing.T) {
	positions, blocks := 0, 0
	for seed := uint64(0); seed < 24 || seed < 120 && (positions < 3 || blocks < 3); seed++ { // how long a machine thinks decides some games
		r := playNear(t, "blocking:3@9,7&second=slipping:60", seed)
		for line := range strings.Lines(r.table.Page().Played) {
			line = strings.TrimSpace(line)
			if !strings.HasPrefix(line, "puzzle=") {
				continue
			}
			if strings.Contains(line, ";") {
				positions++
			}
			if strings.Contains(line, "&find=block") {
				blocks++
			}
			other := newRoom(t)
			other.puzzled(line)
			v := other.table.View()
			palaces, err := v.Methods.Palaces(v.Here)
			if err != nil || len(engineUnblocked(palaces, v.Blocked)) == 0 || other.table.Page().At != line {
				t.Errorf("%s opens %v with %v blocked, at %s", line, v.Here, v.Blocked, other.table.Page().At)
			}
		}
	}
	if positions < 3 || blocks < 3 {
		t.Errorf("%d positions with blocked squares were kept, and %d that ask for a block", positions, blocks)
	}
	r := newRoom(t)
	r.puzzled("puzzle=wythoff&at=5,7")
	for r.table.State().Phase != "over" {
		tapFirstLegal(t, r)
		r.run()
	}
	if kept := r.table.Page().Played; kept != "" {
		t.Errorf("a puzzle counts as a game: %q", kept)
	}
}

func engineUnblocked(squares, blocked []engine.Position) (open []engine.Position) {
	for _, q := range squares {
		free := true
		for _, b := range blocked {
			free = free && b != q
		}
		if free {
			open = append(open, q)
		}
	}
	return open
}

// TestPositionRefused: a position that is no puzzle is refused in one sentence.
func TestPositionRefused(t *testing.T) {
	for text, why := range map[string]string{
		"puzzle=wythoff&at=3,5":                   spoken("web/table/internal/room/err-lost", "(3,5)"),
		"puzzle=wythoff&at=0,0":                   spoken("web/table/internal/room/err-lost", "(0,0)"),
		"puzzle=wythoff&at=900,7":                 spoken("web/table/internal/room/err-too-far", 200, 64),
		"puzzle=wythoff&at=5":                     spoken("web/table/internal/room/err-in", "wythoff@5", spoken("game/catalog/needs-numbers", 2)+open),
		"puzzle=wythoff&at=5,7;1,1":               "",
		"puzzle&at=5,7":                           spoken("web/table/internal/room/err-of-no-game"),
		"puzzle=blocking:3&at=9,7;8,8":            "",
		"puzzle=wythoff&at=5,7&find=block":        spoken("web/table/internal/room/err-not-to-block", "(5,7)"),
		"puzzle=blocking:3&at=3,7;2,6&find=block": spoken("web/table/internal/room/err-not-to-block", "(3,7)"),
		"puzzle=blocking:3&at=0,0&find=block":     spoken("web/table/internal/room/err-not-to-block", "(0,0)"),
		"puzzle=blocking:3&at=9,8&find=block":     spoken("web/table/internal/room/err-no-block", "(9,8)"),
		"puzzle=blocking:3&at=900,7&find=block":   spoken("web/table/internal/room/err-too-far", 200, 64),
		"puzzle=blocking:90&at=9,7&find=block":    spoken("web/table/internal/room/err-too-far", 200, 64),
		"puzzle=rook&at=1e9,2":                    spoken("web/table/internal/room/err-in", "rook@1e9,2", open),
		"puzzle=subtraction:(1,2)(2,1)&at=1,1":    spoken("web/table/internal/room/err-lost", "(1,1)"),
	} {
		r := newRoom(t)
		before := stateJSON(t, r)
		err := r.call("open", args{"link": text}, nil)
		if err == nil || !holds(err.Error(), words.Capital(why)) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %q", text, err, why)
		}
		if stateJSON(t, r) != before {
			t.Errorf("%s changed the board", text)
		}
	}
}
