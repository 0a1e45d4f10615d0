package main

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/game/catalog"
)

// ideaGames are games of which ideas are asked, by what may differ in their answers.
var ideaGames = []string{
	"rook", "wythoff", "maharaja", "wythoff+(1,2)", "wythoff+(4,7)(7,4)", "wythoff+(t,2t)(2t,t);t=1..", "mwythoff:3", "blocking:5", "blocking:40",
	"subtraction:(2,1)(1,2)", "subtraction:(1,2)(2,1)(3,3)", "subtraction:(3)(5)", "subtraction:(4,7)", "subtraction:(1,2,3)(2,1,1)", "subtraction:(0,2)(0,5)",
	"exile:spiral", "exile:quadrant",
}

// numbers that lie on the edges of what machines count, of tables, and beyond.
var edges = []string{
	"0", "1", "7", "63", "64", "255", "256", "1000", "4095", "4096", "65536", "131072", "999999999", "1000000000", "4294967296", "9007199254740991",
	"9223372036854775807", "9223372036854775808", "1" + strings.Repeat("0", 40), "1" + strings.Repeat("0", 400), "-1", "-5", "-9223372036854775808",
}

// values are those of some idea's control, and some of none.
var values = []string{
	"step=0", "step=12", "step=1000000000", "piece=king", "piece=knight;board=columns", "board=square;n=64", "n=65", "show=values", "show=number;number=" + strings.Repeat("9", 60),
	"show=theme;step=0", "column=9", "column=24", "along=columns", "beam=yes", "part=2", "rules=red: (0,0)~red -> red (1,2)", "rules=", "digits=0111", "nothing=1", "step=-1", "", ";",
}

// ideaCall makes the arguments of a call out of a seed.
func ideaCall(seed uint64) []string {
	r := rand.New(rand.NewPCG(seed, 18))
	pick := func(list []string) string { return list[r.IntN(len(list))] }
	game := pick(ideaGames)
	g, err := catalog.Parse(game)
	if err != nil {
		panic(err)
	}
	has := idea.Of(g)
	args := []string{"idea", has[r.IntN(len(has))].Name, game, "--size", pick([]string{"1x1", "5x7", "24x16", "300x200", "1x900"})}
	pair := func() string {
		text := make([]string, g.Shape().Dim+r.IntN(8)/7)
		for d := range text {
			text[d] = pick(edges)
		}
		return strings.Join(text, ",")
	}
	if r.IntN(2) == 0 {
		args = append(args, "--at", pick(edges)+","+pick(edges))
	}
	if r.IntN(3) > 0 {
		args = append(args, "--point", pair())
	}
	if r.IntN(3) == 0 {
		args = append(args, "--set", pick(values))
	}
	return args
}

// TestIdeaCalls: whatever is asked of an idea, there is an answer or a sentence that says why not.
func TestIdeaCalls(t *testing.T) {
	for seed := range uint64(400) {
		checkIdeaCall(t, seed)
	}
}

// FuzzIdea is TestIdeaCalls of any seed.
func FuzzIdea(f *testing.F) {
	f.Add(uint64(18))
	f.Fuzz(checkIdeaCall)
}

func checkIdeaCall(t *testing.T, seed uint64) {
	defer func(before func(int) bool) { enough = before }(enough)
	enough = func(steps int) bool { return steps >= 60 }
	args := ideaCall(seed)
	defer func() {
		if broken := recover(); broken != nil {
			t.Errorf("palace %q panics: %v", args, broken)
		}
	}()
	var out, said bytes.Buffer
	code := run(args, &out, &said)
	if text := strings.TrimSpace(said.String()); code < 0 || code > 2 || (code > 0) != (text != "") || strings.Contains(text, "\n") || code == 0 && out.Len() == 0 {
		t.Errorf("palace %q ends with %d, writes %d bytes and says %q", args, code, out.Len(), text)
	}
}

// TestPointOutside: who points where no position is hears why.
func TestPointOutside(t *testing.T) {
	for _, args := range [][]string{
		{"idea", "columns", "exile:quadrant", "--point", "65536,-1"},
		{"idea", "periods", "subtraction:(3)(5)", "--point", "-1"},
		{"idea", "periods", "subtraction:(2,1)(1,2)", "--point", "5,-1"},
		{"idea", "segments", "subtraction:(1,2)(2,1)(3,3)", "--point", "-1,0"},
	} {
		var out, said bytes.Buffer
		if code := run(args, &out, &said); code != 2 || !strings.Contains(said.String(), "--point") {
			t.Errorf("palace %q ends with %d and says %q", args, code, said.String())
		}
	}
}

// TestGoldenFar: the lines of the golden pairs are drawn at once wherever a window lies, with the
// letters of the axis that is in it.
func TestGoldenFar(t *testing.T) {
	for at, letters := range map[string]string{"10000000,255": "", "900000000,0": "24 × tiles", "0,900000000": "16 × tiles", "0,0": "23 × tiles"} {
		var out, said bytes.Buffer
		code := run([]string{"idea", "golden", "wythoff", "--at", at}, &out, &said)
		_, drawn, _ := strings.Cut(out.String(), "drawn:")
		if code != 0 || letters == "" && strings.Contains(drawn, "tiles") || !strings.Contains(drawn, letters) {
			t.Errorf("at %s it ends with %d, says %q, and draws %s", at, code, said.String(), drawn)
		}
	}
}

// TestIdeaLacks: a game that lacks an idea says so, and why where it knows.
func TestIdeaLacks(t *testing.T) {
	for _, test := range []struct{ name, game, says string }{
		{"dictionary", "wythoff+(1,3)", say("engine/idea/err-lacks", `"dictionary"`, "wythoff+(1,3)", "golden, placing") + ": " + say("engine/wythoff/dictionary/err-no-mirror", engine.At(1, 3), engine.At(3, 1))},
		{"telescope", "wythoff+(t,2t)(2t,t);t=1..", say("engine/wythoff/dictionary/err-endless")},
		{"placing", "wythoff+(t,2t)(2t,t);t=1..", say("engine/wythoff/internal/ideas/err-unplaced", 40)},
		{"skin", "wythoff", say("game/catalog/err-idea-of", say("engine/idea/err-lacks", `"skin"`, "wythoff", "golden, dictionary, telescope, placing"), "blocking:5")},
		{"golden", "rook", say("game/catalog/err-idea-of", say("engine/idea/err-lacks", `"golden"`, "rook", "placing"), "wythoff")},
	} {
		status, out, got := palace("idea", test.name, test.game)
		if status != wrong || out != "" || strings.Count(got, "\n") != 1 || !strings.Contains(got, test.says) {
			t.Errorf("palace idea %s %s: status %d, %q, %q", test.name, test.game, status, out, got)
		}
	}
}
