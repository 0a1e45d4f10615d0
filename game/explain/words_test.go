package explain_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

func TestWords(t *testing.T) {
	tests := []struct {
		text                       string
		action                     game.Action // done first, if any
		headline, detail, announce string
	}{
		{"queen:5@8,6", nil, "Computer blocks",
			"The computer blocks up to four squares before you move.",
			"A queen. The piece stands on (8,6)."},
		{"queen:5@8,6&second=human", nil, "Black blocks up to 4",
			"Black blocks up to four squares before White moves.",
			"A queen. The piece stands on (8,6). Black blocks up to 4."},
		{"queen:5@8,6&first=perfect&second=human", nil, "Your block",
			"Block up to four squares before the computer moves.",
			"A queen. The piece stands on (8,6). Your block."},
		{"queen:5@8,6", gametest.Blocks(8, 2, 7, 5, 1, 6, 3, 6), "Your move",
			"Four squares are blocked. The piece goes left, up or up-left to a ringed square.",
			"Four squares blocked. Your move."},
		{"queen:5@8,6&block=", gametest.To(8, 5), "Your block",
			"Block up to four squares before the computer moves.",
			"You move the piece to (8,5). Your block."},
		{"queen:5@2,1&past=8,6/7,6", gametest.Blocks(1, 1), "Your move",
			"One square is blocked. The piece goes left, up or up-left to a ringed square.",
			"The computer moves the piece to (2,1). One square blocked. Your move."},
		{"queen@2,2&second=random", gametest.To(2, 1), "Computer's move",
			"The piece goes left, up or up-left to a ringed square.", "You move the piece to (2,1)."},
		{"queen@2,2&second=human", gametest.To(2, 1), "Black to move",
			"The piece goes left, up or up-left to a ringed square.", "White moves the piece to (2,1). Black to move."},
		{"queen@2,2&first=perfect&second=perfect", gametest.To(2, 1), "Black is thinking",
			"The piece goes left, up or up-left to a ringed square.", "White moves the piece to (2,1)."},
		{"queen@2,2", gametest.To(0, 0), "You win",
			"You reached the corner.",
			"You move the piece to (0,0). No square is left to go to: you win."},
		{"queen@2,2&first=perfect&second=perfect", gametest.To(0, 0), "White wins",
			"White reached the corner.",
			"White moves the piece to (0,0). No square is left to go to: White wins."},
		{"queen:5@0,3", gametest.Blocks(0, 0, 0, 1, 0, 2), "You lose",
			"The computer blocked your last three squares, and a player who cannot move loses.",
			"Three squares blocked. No square is left to go to: you lose."},
		{"pair@1,2,1", nil, "Your move", "Take (1,1,0), (1,0,1) or (0,1,1) counters: one number for each pile.",
			"A queen. The piles hold (1,2,1). Your move."},
		{"pair@1,2,1", game.Move{To: engine.Ints(1, 1, 0)}, "Computer's move", "Take (1,1,0) counters: one number for each pile.",
			"You take (0,1,1) and leave (1,1,0)."},
		{"queen@3,3&past=5,5/4,4", game.Undo{}, "Computer's move", "", "Taken back. The piece stands on (4,4)."},
		{"queen@4,4&past=5,5&next=3,3", game.Redo{}, "Your move", "", "Played again. The computer moves the piece to (3,3). Your move."},
		{"queen@3,3&past=5,5/4,4", game.GoTo{Turns: 0}, "Your move", "", "At the beginning. The piece stands on (5,5). Your move."},
		{"queen@3,3", game.SetPlayers{First: game.Human, Second: game.Random}, "Your move", "", "Human moves first, Random second. Your move."},
		{"queen@3,3", game.Show{}, "Your move", "", ""},
	}
	for _, test := range tests {
		s := gametest.Open(t, test.text)
		if test.action != nil {
			gametest.Do(t, s, test.action)
		}
		v := s.View()
		if got := explain.Headline(&v); got != test.headline {
			t.Errorf("%s: headline %q, want %q", link.Of(s), got, test.headline)
		}
		if got := explain.Detail(&v); test.detail != "" && got != test.detail {
			t.Errorf("%s: detail %q, want %q", link.Of(s), got, test.detail)
		}
		if got := explain.Announce(&v, test.action); got != test.announce {
			t.Errorf("%s: announced %q, want %q", link.Of(s), got, test.announce)
		}
	}
}

// A computer's move and block are told together.
func TestAnnounceAnswer(t *testing.T) {
	s := gametest.Open(t, "queen:5@8,6&block=")
	gametest.Do(t, s, gametest.To(8, 5), gametest.Blocks(), gametest.To(2, 5))
	v := s.View()
	if got, want := explain.Announce(&v, game.Move{}), "The computer moves the piece to (2,5)."; got != want {
		t.Errorf("announced %q, want %q", got, want)
	}
	gametest.Do(t, s, gametest.Blocks(0, 5, 2, 1, 2, 2))
	v = s.View()
	if got, want := explain.Announce(&v, game.Block{}), "The computer moves the piece to (2,5). Three squares blocked. Your move."; got != want {
		t.Errorf("announced %q, want %q", got, want)
	}
}

func TestDescribe(t *testing.T) {
	s := gametest.Open(t, "queen:5@8,6&block=8,2")
	v := s.View()
	at := engine.At(8, 6)
	tests := []struct{ got, want string }{
		{explain.Square(&v, at), "(8,6): the piece stands here"},
		{explain.Square(&v, engine.At(8, 2)), "(8,2) is blocked"},
		{explain.Square(&v, engine.At(8, 3)), "(8,3): the piece can go there"},
		{explain.Square(&v, engine.At(9, 9)), "(9,9)"},
		{explain.Value(at, engine.PalaceNumbers, v.Game.Shape().Blocking, 6), "(8,6) sees 6 palaces"},
		{explain.Value(at, engine.PalaceNumbers, v.Game.Shape().Blocking, 4), "(8,6) is a palace: it sees 4, fewer than k = 5"},
		{explain.Value(at, engine.NimValues, v.Game.Shape().Blocking, 1234), "(8,6) has nim-value 1,234"},
		{explain.Value(at, engine.NimValues, v.Game.Shape().Blocking, 0), "(8,6) is a palace: its nim-value is 0"},
		{explain.Value(at, engine.Outcomes, v.Game.Shape().Blocking, 0), "(8,6) is not a palace"},
		{explain.Value(at, engine.Outcomes, v.Game.Shape().Blocking, 1), "(8,6) is a palace"},
		{both(explain.Turn(&v, &game.Turn{To: at, Blocked: gametest.Cells(1, 1, 2, 2)})), "(8,6) ■2"},
		{both(explain.Turn(&v, &game.Turn{To: at})), "(8,6) "},
		{both(explain.Turn(&v, &game.Turn{})), " ■0"},
	}
	for _, test := range tests {
		if test.got != test.want {
			t.Errorf("%q, want %q", test.got, test.want)
		}
	}
}

func TestDistantWords(t *testing.T) {
	jumps := gametest.Opened(t, "subtraction:(1,2)(2,1)(3,3)@"+gametest.Pi+","+gametest.Euler).View()
	if got := explain.Detail(&jumps); !strings.HasSuffix(got, " goes by (1,2), (2,1) or (3,3) to a ringed square.") {
		t.Errorf("%q", got)
	}
	s := gametest.Open(t, "distant@"+gametest.Pi+",12")
	v := s.View()
	for _, test := range []struct{ got, want string }{
		{explain.Announce(&v, nil), "A queen. The piece stands on (31415…17067, 12), numbers of 100 and 2 digits. Your move."},
		{explain.Detail(&v), "The piece stands on (31415…17067, 12), numbers of 100 and 2 digits. It goes left, up or up-left to a ringed square or far out of view."},
		{explain.Square(&v, v.Here), "(31415…17067, 12): the piece stands here"},
		{explain.Square(&v, v.Position(engine.Cell{X: 66, Y: 12})), "(31415…17066, 12): the piece can go there"},
		{explain.Value(v.Position(engine.Cell{X: 66, Y: 11}), engine.Outcomes, v.Game.Shape().Blocking, 1), "(31415…17066, 11) is a palace"},
		{explain.Why(&v, []engine.Position{gametest.Position(t, "7,12")}), "(7,12) is a palace, one move away: whoever moves from here wins by going there."},
		{explain.Why(&v, nil), "No palace is one move away, so (31415…17067, 12) is a palace itself: whoever moves from here loses."},
	} {
		if test.got != test.want {
			t.Errorf("%q, want %q", test.got, test.want)
		}
	}
	gametest.Do(t, s, game.Move{To: gametest.Position(t, "9,12")})
	v = s.View()
	if got, want := explain.Announce(&v, game.Move{}), "You move the piece to (9,12)."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func both(one, other string) string { return one + " " + other }
