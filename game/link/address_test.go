package link_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/game/link"
)

// Any text behind the # of an address leads somewhere; what is wrong in it is named where it is
// forgiven, and refused where it is not.
func TestAddress(t *testing.T) {
	for _, x := range []struct {
		text   string
		room   link.Room
		want   string // the address as it is written
		left   string // of the sentence about what is left out, "" for nothing
		refuse bool   // where nothing is forgiven
	}{
		{"", link.Door, "", "", false},
		{"#", link.Door, "", "", false},
		{" # ", link.Door, "", "", false},
		{"&ui=board", link.Door, "&ui=board", "", false},
		{"#&x=1", link.Door, "", `"x=1": the only names in this link are ui, lang, tell`, true},
		{"utm_source=mail", link.Door, "", leftOut(wrong(say("game/link/knows-no-other", "other", "ui, lang, tell"), "utm_source", 1), "utm_source=mail"), true},
		{"lang=de", link.Door, "&lang=de", "", false},
		{"#Lang=de&ui=board", link.Door, "&ui=board&lang=de", "", false},
		{"lang=de&lang=fr&x=1", link.Door, "&lang=de", leftOut(wrong(say("game/link/given-twice"), "lang", 9), "lang=fr", "x=1"), true},
		{"img src=x onerror=alert(1)@3,4", link.Game, "", "", false}, // which is no name of a part
		{"lang=xx", link.Door, "", `"lang=xx": the page speaks`, true},
		{"lesson", link.Lessons, "lesson", "", false},
		{"#Lesson=", link.Lessons, "lesson", "", false},
		{"lesson&step=3", link.Lessons, "lesson", `"step=3": the only names in this link are`, true},
		{"lesson=corner-the-rook", link.Lesson, "lesson=corner-the-rook", "", false},
		{"#lesson=Corner-the-Rook&Step=2", link.Lesson, "lesson=corner-the-rook&step=2", "", false},
		{"lesson%3Dcorner-the-rook%26step%3D2", link.Lesson, "lesson=corner-the-rook&step=2", "", false},
		{"lesson=a&utm_source=mail", link.Lesson, "lesson=a", `"utm_source=mail": the only names in the link of a lesson are step, pause, quiz, without, ui, lang, tell`, true},
		{"lesson=a&fbclid=%zz", link.Lesson, "lesson=a", `"fbclid=%zz"`, true},
		{"lesson=a&step=%zz&quiz=on", link.Lesson, "lesson=a&quiz=on", `"step=%zz": a percent sign needs two hexadecimal digits`, true},
		{"lesson=a&step=two", link.Lesson, "lesson=a", leftOut(wrong(notWhole("a-step"), "t", 15), "step=two"), true},
		{"lesson=a&step=2&step=3", link.Lesson, "lesson=a&step=2", `"step=3": a name may be given once only`, true},
		{"lesson=a&step=2x", link.Lesson, "lesson=a", leftOut(nothingFollows("x", 16), "step=2x"), true},
		{"lesson=a&map=off", link.Lesson, "lesson=a", `"map=off": the only names in the link of a lesson are`, true},
		{"lesson=a&without=hint,map&quiz=ON", link.Lesson, "lesson=a&quiz=on&without=map,hint", "", false},
		{"lesson=a&without=nothing", link.Lesson, "lesson=a&quiz=on&without=map,values,hint,why,save", `"without=nothing" could not be read: what can be left out`, true},
		{"lesson=a&ui=lesson&tell=https%3A%2F%2FSchool.Example%3A443/", link.Lesson, "lesson=a&ui=lesson&tell=https://school.example", "", false},
		{"lesson=~AbC_-", link.Lesson, "lesson=~AbC_-", "", false},
		{"lesson=%zz", link.Lessons, "lesson", `"=%zz": a percent sign`, true},
		{"gallery", link.Gallery, "gallery", "", false},
		{"#gallery&x=1", link.Gallery, "gallery", `"x=1": the only names in this link are`, true},
		{"gallery=3", link.Gallery, "gallery", `"=3": this room takes no value`, true},
		{"gallery&step=2", link.Gallery, "gallery", `"step=2"`, true},
		{"puzzle", link.Puzzle, "puzzle", "", false},
		{"#Puzzle=&level=2", link.Puzzle, "puzzle&level=2", "", false},
		{"puzzle=Blocking:005&seed=0&level=5", link.Puzzle, "puzzle=blocking:5&level=5&seed=0", "", false},
		{"puzzle=wythoff+(2,1)(1,2)&seed=9007199254740991&ui=board", link.Puzzle, "puzzle=maharaja&seed=9007199254740991&ui=board", "", false},
		{"puzzle=chess&level=3", link.Puzzle, "puzzle&level=3", leftOut(noGame("chess", 8), "=chess"), true},
		{"puzzle=wythoff@3,4", link.Puzzle, "puzzle", leftOut(nothingFollows("@3,4", 15), "=wythoff@3,4"), true},
		{"puzzle=blocking:5&seed=0&level=5&find=Block", link.Puzzle, "puzzle=blocking:5&find=block&level=5&seed=0", "", false},
		{"class&puzzle=blocking:5&find=block&level=5&seed=0&set=3", link.ClassSet, "class&puzzle=blocking:5&find=block&level=5&seed=0&set=3", "", false},
		{"puzzle=blocking:5&at=9,7&find=block", link.Puzzle, "puzzle=blocking:5&at=9,7&find=block", "", false},
		{"puzzle=rook&find=move", link.Puzzle, "puzzle=rook", "", false},
		{"puzzle=rook&find=pawns", link.Puzzle, "puzzle=rook", `"find=pawns": a puzzle asks for a move or a block`, true},
		{"puzzle=rook&level=6", link.Puzzle, "puzzle=rook", leftOut(wrong(most("a-level", 5), "6", 19), "level=6"), true},
		{"puzzle=rook&level=99&seed=" + strings.Repeat("9", 1000), link.Puzzle, "puzzle=rook", `"level=99"`, true},
		{"puzzle&day=Small", link.Puzzle, "puzzle&day=small", "", false},
		{"puzzle&day=next&lang=de", link.Puzzle, "puzzle&day=next&lang=de", "", false},
		{"puzzle&day=huge", link.Puzzle, "puzzle", `"day=huge": a puzzle of the day is small, middle, hard or next`, true},
		{"puzzle&seed=-1", link.Puzzle, "puzzle", leftOut(wrong(least("a-seed", 0), "-1", 13), "seed=-1"), true},
		{"puzzle&map=on", link.Puzzle, "puzzle", `"map=on": the only names in the link of a puzzle are at, day, find, level, seed, set, ui, lang, tell`, true},
		{"puzzle=wythoff&level=3&seed=7&set=6", link.Puzzle, "puzzle=wythoff&level=3&seed=7&set=6", "", false},
		{"#Puzzle&Set=012/12&seed=7", link.Puzzle, "puzzle&seed=7&set=12/12", "", false},
		{"puzzle&set=7/6", link.Puzzle, "puzzle", leftOut(wrong(say("game/link/not-in-set", 6), "7/6", 12), "set=7/6"), true},
		{"puzzle&set=0/6", link.Puzzle, "puzzle", `"set=0/6": there is no such puzzle`, true},
		{"puzzle&set=0", link.Puzzle, "puzzle", `"set=0": a set has 2 to 12 puzzles`, true},
		{"puzzle&set=1", link.Puzzle, "puzzle", `"set=1": a set has 2 to 12 puzzles`, true},
		{"puzzle&set=13", link.Puzzle, "puzzle", `"set=13": a set has 2 to 12 puzzles`, true},
		{"puzzle&set=1/1", link.Puzzle, "puzzle", `"set=1/1": a set has 2 to 12 puzzles`, true},
		{"puzzle&set=-6", link.Puzzle, "puzzle", `"set=-6": a set has`, true},
		{"puzzle&set=3/", link.Puzzle, "puzzle", `"set=3/": a set has`, true},
		{"puzzle&set=1/2/6", link.Puzzle, "puzzle", `"set=1/2/6": a set has`, true},
		{"puzzle&set=6&set=7", link.Puzzle, "puzzle&set=6", `"set=7": a name may be given once only`, true},
		{"puzzle&set=" + strings.Repeat("9", 1000), link.Puzzle, "puzzle", `a set has 2 to 12 puzzles`, true},
		{"puzzle=wythoff&at=5,7&set=6", link.Puzzle, "puzzle=wythoff&at=5,7", `"set=6": no puzzles follow a position`, true},
		{"puzzle=wythoff&SET=2/6&at=5,7", link.Puzzle, "puzzle=wythoff&at=5,7", `"SET=2/6": no puzzles follow a position`, true},
		{"lesson=a&set=6", link.Lesson, "lesson=a", `"set=6": the only names in the link of a lesson are`, true},
		{"puzzles", link.Game, "", "", false},
		{"class", link.Class, "class", "", false},
		{"#Class&Lesson=Why-Gold&ui=board", link.Class, "class&lesson=why-gold&ui=board", "", false},
		{"class&lesson=~AbC_-", link.Class, "class&lesson=~AbC_-", "", false},
		{"class&rook@6,4&quiz=on&size=8x8", link.Class, "class&rook@6,4&quiz=on&size=8x8", "", false},
		{"class%26wythoff+(t,2t)(2t,t);t=1..10", link.Class, "class&wythoff+(t,2t)(2t,t);t=1..10", "", false},
		{"class&puzzle=wythoff&level=3&seed=7&set=6", link.ClassSet, "class&puzzle=wythoff&level=3&seed=7&set=6", "", false},
		{"#Class%26Puzzle&Set=3/6&ui=board", link.ClassSet, "class&puzzle&set=3/6&ui=board", "", false},
		{"class&puzzle=", link.ClassSet, "class&puzzle", "", false},
		{"class&puzzle=chess&set=6", link.ClassSet, "class&puzzle&set=6", leftOut(noGame("chess", 14), "=chess"), true},
		{"class&puzzle&at=5,7", link.ClassSet, "class&puzzle", `"at=5,7": the only names in the link of a set of puzzles are find, level, seed, set, ui, lang, tell`, true},
		{"class&puzzle&set=6&lesson=a", link.ClassSet, "class&puzzle&set=6", `"lesson=a": the only names in the link of a set`, true},
		{"class&lesson=a&set=6", link.Class, "class&lesson=a", `"set=6": the only names in this link are lesson, pause, ui, lang, tell`, true},
		{"class&puzzles@3,3", link.Class, "class&puzzles@3,3", "", false},
		{"class&x=1", link.Class, "class", `"x=1": the only names in this link are lesson, pause, ui, lang, tell`, true},
		{"class&&rook", link.Class, "class", leftOut(wrong(say("game/link/knows-no-other", "other", "lesson, pause, ui, lang, tell"), "&", 7), "", "rook"), true},
		{"class=3", link.Class, "class", `"=3": this room takes no value`, true},
		{"wythoff@3,4&map=off", link.Game, "", "", false},
		{"wythoff@3,4&ui=none&map=zzz&tell=x", link.Game, "&ui=none", "", false},
		{"wythoff+(t,2t)(2t,t);t=1..10", link.Game, "", "", false},
		{"lessons", link.Game, "", "", false},
		{"lesson@3,3", link.Game, "", "", false},
		{"gallery2", link.Game, "", "", false},
		{"\u202elesson=a", link.Lesson, "lesson=a", "", false},
	} {
		a, left, err := link.ReadAddress(x.text, link.Everything)
		if err != nil || a.Room != x.room || a.String() != x.want {
			t.Errorf("%q is in room %d as %q, %v", x.text, a.Room, a, err)
		}
		if words := link.DescribeLeft(left); (words == "") != (x.left == "") || !strings.Contains(words, x.left) {
			t.Errorf("%q: %q", x.text, words)
		}
		strict, left, err := link.ReadAddress(x.text, link.Nothing)
		switch {
		case (err != nil) != x.refuse || len(left) > 0:
			t.Errorf("%q strictly: %v, without %v", x.text, err, left)
		case x.refuse && strict != (link.Address{}):
			t.Errorf("%q is refused, and read as %+v", x.text, strict)
		}
	}
	if _, _, err := link.ReadAddress("lesson="+strings.Repeat("x", 1<<20), link.Everything); err == nil {
		t.Error("a mebibyte is read")
	}
}

// A step beyond the lesson is the nearest one where that is forgiven, and said.
func TestAddressStep(t *testing.T) {
	for _, x := range []struct {
		step string
		want int
		why  string
	}{
		{"", 1, ""}, {"&step=1", 1, ""}, {"&step=6", 6, ""}, {"&step=007", 6, leftOut(say("game/link/err-step-beyond", 6, false), "step=007")},
		{"&step=0", 1, leftOut(say("game/link/err-step-beyond", 6, true), "step=0")}, {"&step=-3", 1, "the first"}, {"&step=99", 6, "the last"},
		{"&step=1" + strings.Repeat("0", 30), 6, "the last"}, {"&step=-1" + strings.Repeat("0", 30), 1, "the first"},
	} {
		a, _, err := link.ReadAddress("lesson=a"+x.step, link.Nothing)
		if err != nil {
			t.Fatal(err)
		}
		n, left, err := a.Step(6, link.Everything)
		if words := link.DescribeLeft(left); n != x.want || err != nil || (words == "") != (x.why == "") || !strings.Contains(words, x.why) {
			t.Errorf("%s is step %d, %q, %v", x.step, n, words, err)
		}
		if _, left, err := a.Step(6, link.Looks); (err != nil) != (x.why != "") || len(left) > 0 {
			t.Errorf("%s strictly: %v", x.step, err)
		}
	}
}

// A link has so many parts at most, and what follows is one part that is left out.
func TestManyParts(t *testing.T) {
	text := strings.Repeat("&x", 1<<18)
	for _, head := range []string{"lesson=a", "gallery", ""} {
		if _, left, err := link.ReadAddress(head+text, link.Everything); err != nil || len(left) != 65 {
			t.Errorf("%s: %d parts are left out, %v", head, len(left), err)
		}
	}
	if _, left, err := link.NewOpener().Open("rook@3,3"+text, link.Everything); err != nil || len(left) != 65 {
		t.Errorf("a game: %d parts are left out, %v", len(left), err)
	}
}

// What an address keeps back it keeps back on every board, beside what the board keeps back.
func TestAddressBoard(t *testing.T) {
	for _, x := range []struct{ parts, board, want string }{
		{"", "rook@3,3&map=off", "rook@3,3&map=off"},
		{"&quiz=on", "rook@3,3&quiz=off&map=off", "rook@3,3&quiz=on&map=off"},
		{"&without=map,why", "rook@3,3&without=hint&view=1,2,3", "rook@3,3&view=1,2,3&without=map,hint,why"},
	} {
		a, _, err := link.ReadAddress("lesson=a"+x.parts, link.Nothing)
		if got := a.Board(x.board); err != nil || got != x.want {
			t.Errorf("%s with %s is %s, %v", x.board, x.parts, got, err)
		}
	}
}

// Turns are tried as they are read: of a long list that is wrong hardly any is read.
func TestTurnsAreReadAsTheyArePlayed(t *testing.T) {
	for _, game := range []string{"wythoff@5,5", "blocking:5@5,5", "subtraction:(1,2)(2,1)@5,5"} {
		for _, list := range []string{"past=", "next=", "block=&past=9,9/8,8/", "past=9,9:perfect/"} {
			text := game + "&" + list + strings.Repeat("5,6/", 1<<18)[:800000] + "5,6:perfect"
			if n := link.Turns(text, link.Everything); n > 16 {
				t.Errorf("%s&%s…: %d turns are read", game, list, n)
			}
			if _, n := link.Asked(text); n > 16 {
				t.Errorf("%s&%s…: %d turns are read to find out what it asks for", game, list, n)
			}
		}
	}
}
