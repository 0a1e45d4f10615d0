package game_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
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
	tests := []struct {
		text   string
		action game.Action
		want   string
	}{
		{"queen:3@8,6&block=2,6", gametest.To(9, 9), "The piece on (8,6) cannot reach (9,9): it moves left, up or up-left"},
		{"queen:3@8,6&block=2,6", gametest.To(2, 6), "(2,6) is blocked: choose another square"},
		{"queen:3@8,6&block=2,6", gametest.To(8, 6), "cannot reach (8,6)"},
		{"queen:3@8,6&block=2,6", gametest.Blocks(1, 6), "It is time to move"},
		{"queen:3@8,6&block=2,6", game.Move{engine.Ints(3)}, "3 is not a position of this game: it needs two components"},
		{"queen:3@8,6", gametest.To(2, 6), "Blocking comes first: Black may block up to two"},
		{"queen:3@8,6", gametest.Blocks(0, 6, 1, 6, 2, 6), "At most two squares may be blocked, not three"},
		{"queen:3@8,6", gametest.Blocks(1, 2), "(1,2) cannot be blocked: only squares that the next move can reach can be"},
		{"queen:3@8,6", game.Block{[]engine.Position{engine.Ints(1)}}, "1 is not a position"},
		{"queen@8,6", gametest.Blocks(0, 6), "No square can be blocked in this game"},
		{"queen@0,0", gametest.To(0, 0), "The game is over: nobody can move"},
		{"queen:3@0,0", gametest.Blocks(), "The game is over: there is nothing to block"},
		{"queen:3@8,6", game.Undo{}, "There is no turn to undo"},
		{"queen:3@8,6", game.UndoToHuman{}, "There is no turn to undo"},
		{"queen:3@8,6", game.Redo{}, "There is no turn to redo"},
		{"queen:3@8,6", game.GoTo{1}, "There is no turn 1: this game has turns 0 to 0"},
		{"queen:3@8,6", game.GoTo{-1}, "There is no turn -1"},
		{"queen:3@8,6", game.SetPlayers{"human", "robot"}, `A player is one of human, perfect, random, rule or slipping:N with N from 0 to 100, not "robot"`},
		{"queen:3@8,6", game.SetPlayers{strings.Repeat("x", 1000), "human"}, `not "` + strings.Repeat("x", 40) + `"…`},
		{"queen:3@8,6", game.Show{game.Settings{Map: "nim"}}, `The map of this game is one of off, peek, palace, outcome, not "nim"`},
		{"queen:3@8,6", game.Show{game.Settings{W: 1 << 20, H: 1 << 20}}, "at most 32768x32768"},
		{"queen:3@8,6", game.Show{game.Settings{W: -1, H: 3}}, "at least one square each way"},
		{"queen:3@8,6", game.Show{game.Settings{View: "a b"}}, "The view is described with"},
		{"queen:3@8,6", game.Show{game.Settings{View: strings.Repeat("a", 201)}}, "at most 200 characters"},
		{"queen:3@8,6", game.Show{game.Settings{Orient: "left"}}, "The axes point right-down, right-up, down-right, up-right, not"},
		{"pair@1,1,1", game.Move{engine.Ints(0, 0, 0)}, "No move leads from (1,1,1) to (0,0,0): you may take (1,1,0), (1,0,1) or (0,1,1)"},
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
