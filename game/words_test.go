package game

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

func TestWords(t *testing.T) {
	tests := []struct {
		link                       string
		action                     Action // done first, if any
		headline, detail, announce string
	}{
		{"queen:5@8,6", nil, "Palace blocks",
			"Black blocks squares before you move: any of the ringed ones, up to four.",
			"A queen. The piece stands on (8,6)."},
		{"queen:5@8,6&second=human", nil, "Black blocks up to 4",
			"Black blocks squares before White moves: any of the ringed ones, up to four.",
			"A queen. The piece stands on (8,6). Black blocks up to 4."},
		{"queen:5@8,6&first=perfect&second=human", nil, "Block up to 4",
			"You block squares before White moves: any of the ringed ones, up to four.",
			"A queen. The piece stands on (8,6). Block up to 4."},
		{"queen:5@8,6", blocks(8, 2, 7, 5, 1, 6, 3, 6), "Your move",
			"Four squares are blocked. The piece goes west, north or north-west to a ringed square.",
			"Four squares blocked. Your move."},
		{"queen:5@8,6&block=", to(8, 5), "Block up to 4",
			"You block squares before Black moves: any of the ringed ones, up to four.",
			"White piece to (8,5). Block up to 4."},
		{"queen:5@2,1&past=8,6/7,6", blocks(1, 1), "Your move",
			"One square is blocked. The piece goes west, north or north-west to a ringed square.",
			"Black piece to (2,1). One square blocked. Your move."},
		{"queen@2,2&second=random", to(2, 1), "Random thinks",
			"The piece goes west, north or north-west to a ringed square.", "White piece to (2,1)."},
		{"queen@2,2&second=human", to(2, 1), "Black to move",
			"The piece goes west, north or north-west to a ringed square.", "White piece to (2,1). Black to move."},
		{"queen@2,2&first=perfect&second=perfect", to(2, 1), "Palace thinks",
			"The piece goes west, north or north-west to a ringed square.", "White piece to (2,1)."},
		{"queen@2,2", to(0, 0), "You win",
			"No move leads on from (0,0), and whoever cannot move loses.",
			"White piece to (0,0). No square is left to go to: you win."},
		{"queen@2,2&first=perfect&second=perfect", to(0, 0), "White wins",
			"No move leads on from (0,0), and whoever cannot move loses.",
			"White piece to (0,0). No square is left to go to: White wins."},
		{"queen:5@0,3", blocks(0, 0, 0, 1, 0, 2), "You lose",
			"Every square that the piece could go to is blocked, and whoever cannot move loses.",
			"Three squares blocked. No square is left to go to: you lose."},
		{"pair@1,2,1", nil, "Your move", "Take (1,1,0), (1,0,1) or (0,1,1): so many counters from each pile.",
			"A queen. The piles hold (1,2,1). Your move."},
		{"pair@1,2,1", Move{engine.Ints(1, 1, 0)}, "Palace thinks", "Take (1,1,0): so many counters from each pile.",
			"White takes (0,1,1) and leaves (1,1,0)."},
		{"queen@3,3&past=5,5/4,4", Undo{}, "Palace thinks", "", "Taken back. The piece stands on (4,4)."},
		{"queen@4,4&past=5,5&next=3,3", Redo{}, "Your move", "", "Played again. Black piece to (3,3). Your move."},
		{"queen@3,3&past=5,5/4,4", GoTo{0}, "Your move", "", "After turn 0. The piece stands on (5,5). Your move."},
		{"queen@3,3", SetPlayers{Human, Random}, "Your move", "", "White is Human, Black is Random. Your move."},
		{"queen@3,3", Show{}, "Your move", "", ""},
	}
	for _, test := range tests {
		s := opened(t, test.link)
		if test.action != nil {
			must(t, s, test.action)
		}
		v := s.View()
		if got := Headline(&v); got != test.headline {
			t.Errorf("%s: headline %q, want %q", s.Link(), got, test.headline)
		}
		if got := Detail(&v); test.detail != "" && got != test.detail {
			t.Errorf("%s: detail %q, want %q", s.Link(), got, test.detail)
		}
		if got := Announce(&v, test.action); got != test.announce {
			t.Errorf("%s: announced %q, want %q", s.Link(), got, test.announce)
		}
	}
}

// A computer's move and block are told together.
func TestAnnounceAnswer(t *testing.T) {
	s := opened(t, "queen:5@8,6&block=")
	must(t, s, to(8, 5), blocks(), to(2, 5))
	v := s.View()
	if got, want := Announce(&v, Move{}), "Black piece to (2,5)."; got != want {
		t.Errorf("announced %q, want %q", got, want)
	}
	must(t, s, blocks(0, 5, 2, 1, 2, 2))
	v = s.View()
	if got, want := Announce(&v, Block{}), "Black piece to (2,5). Three squares blocked. Your move."; got != want {
		t.Errorf("announced %q, want %q", got, want)
	}
}

func TestWhy(t *testing.T) {
	tests := []struct{ link, want string }{
		{"queen:3@6,2", "You see 2 palaces; with k = 3 all of them can be blocked: whoever moves from here loses."},
		{"queen:3@6,2&second=human", "White sees 2 palaces; with k = 3 all of them can be blocked: whoever moves from here loses."},
		{"queen:3@1,1", "You see 3 palaces; with k = 3 only 2 can be blocked: whoever moves from here can win."},
		{"queen:3@1,1&block=", "You see 3 palaces, and (0,0) is not blocked: whoever goes to a palace can win."},
		{"queen:3@0,2", "With k = 3 every square can be blocked here: whoever should move loses at once."},
		{"queen:3@0,2&block=0,0", "You see 2 palaces, and (0,1) is not blocked: whoever goes to a palace can win."},
		{"queen:3@0,2&block=0,0;0,1", "You see 2 palaces, and all of them are blocked: whoever moves from here loses."},
		{"queen:3@0,0", "No move leads on from (0,0): whoever should move here has lost."},
		{"queen@2,1", "No palace is one move away, so (2,1) is a palace itself: whoever moves from here loses."},
		{"queen@1,1", "(0,0) is a palace, one move away: whoever moves from here wins by going there."},
		{"queen@2,2", "3 palaces are one move away, (0,0) among them: whoever moves from here wins by going to one."},
	}
	for _, test := range tests {
		s := opened(t, test.link)
		v := s.View()
		palaces, _ := v.Game.Solve().Palaces(v.Here)
		if got := Why(&v, palaces); got != test.want {
			t.Errorf("%s: %q, want %q", test.link, got, test.want)
		}
	}
}

func TestDescribe(t *testing.T) {
	s := opened(t, "queen:5@8,6&block=8,2")
	v := s.View()
	at := engine.At(8, 6)
	tests := []struct{ got, want string }{
		{DescribeSquare(&v, at), "(8,6): the piece stands here"},
		{DescribeSquare(&v, engine.At(8, 2)), "(8,2) is blocked"},
		{DescribeSquare(&v, engine.At(8, 3)), "(8,3): the piece can go there"},
		{DescribeSquare(&v, engine.At(9, 9)), "(9,9)"},
		{DescribeValue(&v, at, engine.PalaceNumbers, 6), "(8,6) sees 6 palaces"},
		{DescribeValue(&v, at, engine.PalaceNumbers, 4), "(8,6) is a palace: it sees 4, fewer than k = 5"},
		{DescribeValue(&v, at, engine.NimValues, 1234), "(8,6) has nim-value 1,234"},
		{DescribeValue(&v, at, engine.NimValues, 0), "(8,6) is a palace: its nim-value is 0"},
		{DescribeValue(&v, at, engine.Outcomes, 0), "(8,6) is no palace"},
		{DescribeValue(&v, at, engine.Outcomes, 1), "(8,6) is a palace"},
		{both(DescribeTurn(&Turn{To: at, Blocked: cells(1, 1, 2, 2)})), "(8,6) ■2"},
		{both(DescribeTurn(&Turn{To: at})), "(8,6) "},
		{both(DescribeTurn(&Turn{})), " ■0"},
	}
	for _, test := range tests {
		if test.got != test.want {
			t.Errorf("%q, want %q", test.got, test.want)
		}
	}
}

func TestCompass(t *testing.T) {
	step := engine.At(-1, 0)
	for axes, want := range map[catalog.Orient]string{
		catalog.RightDown: "west", catalog.RightUp: "west", catalog.DownRight: "north", catalog.UpRight: "south",
	} {
		if got := compass(axes, step); got != want {
			t.Errorf("%v with axes %s is %q, want %q", step, axes, got, want)
		}
	}
	for axes, want := range map[catalog.Orient]string{
		catalog.RightDown: "north-west", catalog.RightUp: "south-west", catalog.DownRight: "north-west", catalog.UpRight: "south-west",
	} {
		if got := compass(axes, engine.At(-1, -1)); got != want {
			t.Errorf("the diagonal with axes %s is %q, want %q", axes, got, want)
		}
	}
	if got := compass(catalog.DownRight, engine.At(1, -1)); got != "south-west" {
		t.Errorf("down the antidiagonal is %q", got)
	}
	if got := compass(catalog.RightDown, engine.At(-1, -2)); got != "" {
		t.Errorf("a jump has the direction %q", got)
	}
}

func TestWaysWritesFamiliesByT(t *testing.T) {
	p := engine.At(40, 50)
	rays := []engine.Ray{
		engine.From(p, engine.At(-1, 0), engine.Num(7)),
		engine.From(p, engine.At(-1, -2), engine.Num(3)),
		engine.From(p, engine.At(-2, -1), engine.Num(1)),
		engine.From(p, engine.At(-13, 0), engine.Num(2)),
		engine.From(p, engine.At(-3, -1), engine.Num(0)),
	}
	const want = "west, by (t,2t), (2,1) or (13t,0)"
	if got := ways(p, rays, "right-down", true); got != want {
		t.Errorf("%q instead of %q", got, want)
	}
}

func both(one, other string) string { return one + " " + other }
