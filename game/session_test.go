package game_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/web/wordstest"
)

// state is what the page calls the state, in short.
func state(s *game.Session) string {
	v := s.View()
	out := v.Here.String() + " " + v.Phase.String() + " " + v.Turn.String()
	if v.Phase == game.OverPhase {
		out += " won by " + v.Winner.String()
	}
	return out
}

func TestTurns(t *testing.T) {
	// Each row is a link and, after every action, the state.
	tests := []struct {
		text string
		want []any
	}{
		{"queen:5@3,3", []any{"3,3 block second", gametest.Blocks(0, 0, 1, 1), "3,3 move first", gametest.To(3, 2), "3,2 block first",
			gametest.Blocks(), "3,2 move second", gametest.To(0, 2), "0,2 block second", gametest.Blocks(0, 0, 0, 1), "0,2 over first won by second"}},
		{"queen:5@3,3&block=", []any{"3,3 move first", gametest.To(0, 0), "0,0 over second won by first"}},
		{"queen:5@0,0", []any{"0,0 over first won by second"}},
		{"queen:5@0,3&block=0,2;0,1;0,0", []any{"0,3 over first won by second"}},
		{"queen:5@0,3", []any{"0,3 block second", gametest.Blocks(0, 1, 0, 1, 0, 0), "0,3 move first"}},
		{"queen@3,3", []any{"3,3 move first", gametest.To(1, 1), "1,1 move second", gametest.To(0, 0), "0,0 over first won by second"}},
		{"pair@1,1,1", []any{"1,1,1 move first", game.Move{engine.Ints(0, 0, 1)}, "0,0,1 over second won by first"}},
	}
	for _, test := range tests {
		s := gametest.Open(t, test.text)
		for _, step := range test.want {
			if a, ok := step.(game.Action); ok {
				gametest.Do(t, s, a)
			} else if got := state(s); got != step {
				t.Errorf("%s: state %q, want %q", test.text, got, step)
			}
		}
	}
}

func TestRefusals(t *testing.T) {
	say := wordstest.Say
	unreached := func(x, y int) string {
		queens := words.Or([]string{say("game/ways/there", "left"), say("game/ways/there", "up"), say("game/ways/there", "up-left")})
		return say("game/err-out-of-reach", "piece", engine.At(8, 6), engine.At(x, y), queens)
	}
	tests := []struct {
		text   string
		action game.Action
		want   string
	}{
		{"queen:3@8,6&block=2,6", gametest.To(9, 9), unreached(9, 9)},
		{"queen:3@8,6&block=2,6", gametest.To(2, 6), say("game/err-is-blocked", engine.At(2, 6))},
		{"queen:3@8,6&block=2,6", gametest.To(8, 6), unreached(8, 6)},
		{"queen:3@8,6&block=2,6", gametest.Blocks(1, 6), say("game/err-blocks-later")},
		{"queen:3@8,6&block=2,6", game.Move{engine.Ints(3)}, say("game/err-components-of", "3", 2)},
		{"queen:3@8,6", gametest.To(2, 6), say("game/err-blocks-first", "computer", 2)},
		{"queen:3@8,6", gametest.Blocks(0, 6, 1, 6, 2, 6), say("game/err-too-many-blocks", 2, 3)},
		{"queen:3@8,6", gametest.Blocks(1, 2), say("game/err-not-of-next-move", engine.At(1, 2), unreached(1, 2))},
		{"queen:3@8,6", game.Block{[]engine.Position{engine.Ints(1)}}, say("game/err-components-of", "1", 2)},
		{"queen@8,6", gametest.Blocks(0, 6), say("game/err-blocks-never")},
		{"queen@0,0", gametest.To(0, 0), say("game/err-over-for-moves")},
		{"queen:3@0,0", gametest.Blocks(), say("game/err-over-for-blocks")},
		{"queen:3@8,6", game.Undo{}, say("game/err-nothing-to-undo")},
		{"queen:3@8,6", game.UndoToHuman{}, say("game/err-nothing-to-undo")},
		{"queen:3@8,6", game.Redo{}, say("game/err-nothing-to-redo")},
		{"queen:3@8,6", game.GoTo{1}, say("game/err-no-such-turn", 1, 0)},
		{"queen:3@8,6", game.GoTo{-1}, say("game/err-no-such-turn", -1, 0)},
		{"queen:3@8,6", game.SetPlayers{"human", "robot"}, say("game/err-no-such-player", "human, perfect, random, rule", `"robot"`)},
		{"queen:3@8,6", game.SetPlayers{strings.Repeat("x", 1000), "human"}, say("game/err-no-such-player", "human, perfect, random, rule", `"`+strings.Repeat("x", 40)+`"…`)},
		{"queen:3@8,6", game.Show{game.Settings{Map: "nim"}}, say("game/err-no-such-map", "off, peek, palace, outcome", `"nim"`)},
		{"queen:3@8,6", game.Show{game.Settings{W: 1 << 20, H: 1 << 20}}, "at most 32768x32768"},
		{"queen:3@8,6", game.Show{game.Settings{W: -1, H: 3}}, say("game/err-too-small", -1, 3)},
		{"queen:3@8,6", game.Show{game.Settings{View: "a b"}}, say("game/err-view-characters")},
		{"queen:3@8,6", game.Show{game.Settings{View: strings.Repeat("a", 201)}}, say("game/err-long-view", 200, 201)},
		{"queen:3@8,6", game.Show{game.Settings{Orient: "left"}}, say("game/err-no-such-orient", "right-down, right-up, down-right, up-right", `"left"`)},
		{"pair@1,1,1", game.Move{engine.Ints(0, 0, 0)}, say("game/err-no-take", engine.Ints(1, 1, 1), engine.Ints(0, 0, 0), words.Or([]string{"(1,1,0)", "(1,0,1)", "(0,1,1)"}))},
	}
	for _, test := range tests {
		s := gametest.Open(t, test.text)
		before := s.View()
		err := s.Do(test.action)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s, %#v: error %v, want %q", test.text, test.action, err, test.want)
		}
		if after := s.View(); !reflect.DeepEqual(before, after) {
			t.Errorf("%s, %#v: refused, yet the view changed", test.text, test.action)
		}
	}
	longest := game.Show{game.Settings{View: strings.Repeat("a", 200)}}
	if err := gametest.Open(t, "queen:3@8,6").Do(longest); err != nil {
		t.Errorf("the longest view: %v", err)
	}
}

func TestUndoRedo(t *testing.T) {
	s := gametest.Open(t, "queen:3@8,6")
	trace := []string{link.Here(s)}
	for _, a := range []game.Action{gametest.Blocks(8, 0), gametest.To(8, 3), gametest.Blocks(0, 3), gametest.To(5, 0), gametest.Blocks(4, 0, 3, 0)} {
		gametest.Do(t, s, a)
		trace = append(trace, link.Here(s))
	}
	// Back turn by turn: two blocks and moves, then the opening.
	for _, i := range []int{3, 1, 0} {
		gametest.Do(t, s, game.Undo{})
		if link.Here(s) != trace[i] {
			t.Fatalf("undone to %s, want %s", link.Here(s), trace[i])
		}
	}
	for _, i := range []int{1, 3, 5} {
		gametest.Do(t, s, game.Redo{})
		if link.Here(s) != trace[i] {
			t.Fatalf("redone to %s, want %s", link.Here(s), trace[i])
		}
	}
	gametest.Do(t, s, game.GoTo{0}, game.GoTo{2})
	if link.Here(s) != trace[3] {
		t.Fatalf("turn 2 is %s, want %s", link.Here(s), trace[3])
	}
	// The same action again keeps what follows, another one drops it.
	gametest.Do(t, s, gametest.To(5, 0))
	if !s.View().CanRedo {
		t.Error("the same move dropped the undone block")
	}
	gametest.Do(t, s, game.Undo{}, gametest.To(5, 0), game.Redo{})
	if link.Here(s) != trace[5] {
		t.Errorf("redone to %s, want %s", link.Here(s), trace[5])
	}
	gametest.Do(t, s, game.Undo{}, gametest.To(5, 0), gametest.Blocks(0, 0))
	if s.View().CanRedo {
		t.Error("another block left something to redo")
	}
	gametest.Do(t, s, game.GoTo{1}, gametest.To(8, 3), gametest.Blocks(0, 3))
	if !s.View().CanRedo {
		t.Error("the same turn dropped what followed it")
	}
	gametest.Do(t, s, game.GoTo{1}, gametest.To(8, 4))
	if s.View().CanRedo {
		t.Error("another move left something to redo")
	}
	// A half-made turn goes back to its beginning and comes back half-made.
	gametest.Do(t, s, game.Undo{}, game.Redo{})
	if got := state(s); got != "8,4 block first" {
		t.Errorf("a half-made turn came back as %q", got)
	}
}

func TestUndoToHuman(t *testing.T) {
	turns := []game.Action{gametest.Blocks(8, 0), gametest.To(8, 3), gametest.Blocks(), gametest.To(5, 0), gametest.Blocks()}
	tests := []struct {
		first, second string
		done          int
		want          string
	}{
		{game.Human, game.Perfect, 5, "8,6 move first"},   // both turns back
		{game.Human, game.Perfect, 2, "8,6 move first"},   // a half-made turn of one's own
		{game.Human, game.Perfect, 1, "8,6 block second"}, // nobody human has acted
		{game.Perfect, game.Human, 5, "8,3 move second"},  // one turn back
		{game.Perfect, game.Human, 3, "8,6 block second"}, // back to one's own opening
		{game.Human, game.Human, 5, "8,3 move second"},
		{game.Perfect, game.Perfect, 5, "8,3 move second"},
	}
	for _, test := range tests {
		s := gametest.Open(t, "queen:3@8,6")
		gametest.Do(t, s, turns[:test.done]...)
		gametest.Do(t, s, game.SetPlayers{test.first, test.second}, game.UndoToHuman{})
		if got := state(s); got != test.want {
			t.Errorf("%s and %s after %d actions: undone to %q, want %q", test.first, test.second, test.done, got, test.want)
		}
	}
}

func TestViewIsACopy(t *testing.T) {
	s := gametest.Open(t, "queen:3@8,6")
	gametest.Do(t, s, gametest.Blocks(8, 0, 7, 6), gametest.To(8, 3), gametest.Blocks(0, 3, 8, 2))
	before := link.Of(s)
	v := s.View()
	v.Blocked[0], v.Rays[0], v.History[1], v.Players[0] = (engine.Position{}), engine.Ray{}, game.Turn{}, "x"
	if link.Of(s) != before || !reflect.DeepEqual(gametest.Seen(s), gametest.Seen(gametest.Open(t, before))) {
		t.Error("changing a view changed its session")
	}
	want := []game.Turn{
		{Player: game.Second, Blocked: gametest.Cells(7, 6, 8, 0), Done: true},
		{Player: game.First, From: engine.At(8, 6), To: engine.At(8, 3), Blocked: gametest.Cells(0, 3, 8, 2), Done: true},
	}
	if got := s.View().History; !reflect.DeepEqual(got, want) {
		t.Errorf("history %v, want %v", got, want)
	}
	if last := s.View().Last; last != engine.At(8, 6) {
		t.Errorf("the queen came from %v", last)
	}
}
