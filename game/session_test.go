package game

import (
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

func cells(xy ...int) []engine.Position {
	var out []engine.Position
	for i := 0; i < len(xy); i += 2 {
		out = append(out, engine.At(xy[i], xy[i+1]))
	}
	return out
}

func to(x, y int) Move       { return Move{engine.At(x, y)} }
func blocks(xy ...int) Block { return Block{cells(xy...)} }
func must(t *testing.T, s *Session, actions ...Action) {
	t.Helper()
	for _, a := range actions {
		if err := s.Do(a); err != nil {
			t.Fatalf("%#v on %s: %v", a, s.Link(), err)
		}
	}
}

func opened(t *testing.T, link string) *Session {
	t.Helper()
	s, err := testOpen(link)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// state is what the page calls the state, in short.
func state(s *Session) string {
	v := s.View()
	out := v.Here.String() + " " + v.Phase.String() + " " + v.Turn.String()
	if v.Phase == OverPhase {
		out += " won by " + v.Winner.String()
	}
	return out
}

func TestTurns(t *testing.T) {
	// Each row is a link and, after every action, the state.
	tests := []struct {
		link string
		want []any
	}{
		{"queen:5@3,3", []any{"3,3 block second", blocks(0, 0, 1, 1), "3,3 move first", to(3, 2), "3,2 block first",
			blocks(), "3,2 move second", to(0, 2), "0,2 block second", blocks(0, 0, 0, 1), "0,2 over first won by second"}},
		{"queen:5@3,3&block=", []any{"3,3 move first", to(0, 0), "0,0 over second won by first"}},
		{"queen:5@0,0", []any{"0,0 over first won by second"}},
		{"queen:5@0,3&block=0,2;0,1;0,0", []any{"0,3 over first won by second"}},
		{"queen:5@0,3", []any{"0,3 block second", blocks(0, 1, 0, 1, 0, 0), "0,3 move first"}},
		{"queen@3,3", []any{"3,3 move first", to(1, 1), "1,1 move second", to(0, 0), "0,0 over first won by second"}},
		{"pair@1,1,1", []any{"1,1,1 move first", Move{engine.Ints(0, 0, 1)}, "0,0,1 over second won by first"}},
	}
	for _, test := range tests {
		s := opened(t, test.link)
		for _, step := range test.want {
			if a, ok := step.(Action); ok {
				must(t, s, a)
			} else if got := state(s); got != step {
				t.Errorf("%s: state %q, want %q", test.link, got, step)
			}
		}
	}
}

func TestRefusals(t *testing.T) {
	tests := []struct {
		link   string
		action Action
		want   string
	}{
		{"queen:3@8,6&block=2,6", to(9, 9), "The piece on (8,6) cannot reach (9,9): it moves west, north or north-west"},
		{"queen:3@8,6&block=2,6", to(2, 6), "(2,6) is blocked: choose another square"},
		{"queen:3@8,6&block=2,6", to(8, 6), "cannot reach (8,6)"},
		{"queen:3@8,6&block=2,6", blocks(1, 6), "It is time to move"},
		{"queen:3@8,6&block=2,6", Move{engine.Ints(3)}, "3 is no position of this game: it needs two components"},
		{"queen:3@8,6", to(2, 6), "The squares to block come first: Black may block up to two"},
		{"queen:3@8,6", blocks(0, 6, 1, 6, 2, 6), "At most two squares may be blocked, not three"},
		{"queen:3@8,6", blocks(1, 2), "(1,2) cannot be blocked: only the squares of the next move can"},
		{"queen:3@8,6", Block{[]engine.Position{engine.Ints(1)}}, "1 is no position"},
		{"queen@8,6", blocks(0, 6), "No square can be blocked in this game"},
		{"queen@0,0", to(0, 0), "The game is over: nobody can move"},
		{"queen:3@0,0", blocks(), "The game is over: there is nothing to block"},
		{"queen:3@8,6", Undo{}, "There is no turn to take back"},
		{"queen:3@8,6", UndoToHuman{}, "There is no turn to take back"},
		{"queen:3@8,6", Redo{}, "There is no turn to play again"},
		{"queen:3@8,6", GoTo{1}, "There is no turn 1: this game has turns 0 to 0"},
		{"queen:3@8,6", GoTo{-1}, "There is no turn -1"},
		{"queen:3@8,6", SetPlayers{"human", "robot"}, `Who plays is one of human, perfect, random, not "robot"`},
		{"queen:3@8,6", SetPlayers{strings.Repeat("x", 1000), "human"}, `not "` + strings.Repeat("x", 40) + `"…`},
		{"queen:3@8,6", Show{Settings{Map: "nim"}}, `The map of this game is one of off, peek, palace, outcome, not "nim"`},
		{"queen:3@8,6", Show{Settings{W: 1 << 20, H: 1 << 20}}, "at most 32768x32768"},
		{"queen:3@8,6", Show{Settings{W: -1, H: 3}}, "at least one square each way"},
		{"queen:3@8,6", Show{Settings{View: "a b"}}, "The view is described with"},
		{"queen:3@8,6", Show{Settings{View: strings.Repeat("a", 201)}}, "at most 200 characters"},
		{"queen:3@8,6", Show{Settings{Orient: "left"}}, "The axes point right-down, right-up, down-right, up-right, not"},
		{"pair@1,1,1", Move{engine.Ints(0, 0, 0)}, "No move leads from (1,1,1) to (0,0,0): what may be taken is (1,1,0), (1,0,1) or (0,1,1)"},
	}
	for _, test := range tests {
		s := opened(t, test.link)
		before := s.View()
		err := s.Do(test.action)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s, %#v: error %v, want %q", test.link, test.action, err, test.want)
		}
		if after := s.View(); !reflect.DeepEqual(before, after) {
			t.Errorf("%s, %#v: refused, yet the view changed", test.link, test.action)
		}
	}
}

func TestUndoRedo(t *testing.T) {
	s := opened(t, "queen:3@8,6")
	trace := []string{s.Here()}
	for _, a := range []Action{blocks(8, 0), to(8, 3), blocks(0, 3), to(5, 0), blocks(4, 0, 3, 0)} {
		must(t, s, a)
		trace = append(trace, s.Here())
	}
	// Back turn by turn: two blocks and moves, then the opening.
	for _, i := range []int{3, 1, 0} {
		must(t, s, Undo{})
		if s.Here() != trace[i] {
			t.Fatalf("undone to %s, want %s", s.Here(), trace[i])
		}
	}
	for _, i := range []int{1, 3, 5} {
		must(t, s, Redo{})
		if s.Here() != trace[i] {
			t.Fatalf("redone to %s, want %s", s.Here(), trace[i])
		}
	}
	must(t, s, GoTo{0}, GoTo{2})
	if s.Here() != trace[3] {
		t.Fatalf("turn 2 is %s, want %s", s.Here(), trace[3])
	}
	// The same action again keeps what follows, another one drops it.
	must(t, s, to(5, 0))
	if !s.View().CanRedo {
		t.Error("the same move dropped the undone block")
	}
	must(t, s, Undo{}, to(5, 0), Redo{})
	if s.Here() != trace[5] {
		t.Errorf("redone to %s, want %s", s.Here(), trace[5])
	}
	must(t, s, Undo{}, to(5, 0), blocks(0, 0))
	if s.View().CanRedo {
		t.Error("another block left something to redo")
	}
	must(t, s, GoTo{1}, to(8, 3), blocks(0, 3))
	if !s.View().CanRedo {
		t.Error("the same turn dropped what followed it")
	}
	must(t, s, GoTo{1}, to(8, 4))
	if s.View().CanRedo {
		t.Error("another move left something to redo")
	}
	// A half-made turn goes back to its beginning and comes back half-made.
	must(t, s, Undo{}, Redo{})
	if got := state(s); got != "8,4 block first" {
		t.Errorf("a half-made turn came back as %q", got)
	}
}

func TestUndoToHuman(t *testing.T) {
	turns := []Action{blocks(8, 0), to(8, 3), blocks(), to(5, 0), blocks()}
	tests := []struct {
		first, second string
		done          int
		want          string
	}{
		{Human, Perfect, 5, "8,6 move first"},   // both turns back
		{Human, Perfect, 2, "8,6 move first"},   // a half-made turn of one's own
		{Human, Perfect, 1, "8,6 block second"}, // nobody human has acted
		{Perfect, Human, 5, "8,3 move second"},  // one turn back
		{Perfect, Human, 3, "8,6 block second"}, // back to one's own opening
		{Human, Human, 5, "8,3 move second"},
		{Perfect, Perfect, 5, "8,3 move second"},
	}
	for _, test := range tests {
		s := opened(t, "queen:3@8,6")
		must(t, s, turns[:test.done]...)
		must(t, s, SetPlayers{test.first, test.second}, UndoToHuman{})
		if got := state(s); got != test.want {
			t.Errorf("%s and %s after %d actions: undone to %q, want %q", test.first, test.second, test.done, got, test.want)
		}
	}
}

func TestViewIsACopy(t *testing.T) {
	s := opened(t, "queen:3@8,6")
	must(t, s, blocks(8, 0, 7, 6), to(8, 3), blocks(0, 3, 8, 2))
	before := s.Link()
	v := s.View()
	v.Blocked[0], v.Rays[0], v.History[1], v.Players[0] = none, engine.Ray{}, Turn{}, "x"
	if s.Link() != before || !reflect.DeepEqual(s.View(), opened(t, before).View()) {
		t.Error("changing a view changed its session")
	}
	want := []Turn{
		{Player: Second, Blocked: cells(7, 6, 8, 0), Done: true},
		{Player: First, From: engine.At(8, 6), To: engine.At(8, 3), Blocked: cells(0, 3, 8, 2), Done: true},
	}
	if got := s.View().History; !reflect.DeepEqual(got, want) {
		t.Errorf("history %v, want %v", got, want)
	}
	if last := s.View().Last; last != engine.At(8, 6) {
		t.Errorf("the queen came from %v", last)
	}
}
