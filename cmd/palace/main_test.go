package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"
	"os"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit/oracle"
	"github.com/palacegames/palace/web/wordstest"
)

// palace runs one call.
func palace(args ...string) (status int, stdout, stderr string) {
	var out, err bytes.Buffer
	status = run(args, &out, &err)
	return status, out.String(), err.String()
}

// The small boards, orientation and all: each is a call and what it prints.
func TestBoards(t *testing.T) {
	text, err := os.ReadFile("testdata/boards.txt")
	if err != nil {
		t.Fatal(err)
	}
	boards := strings.Split("\n"+string(text), "\n$ palace ")[1:]
	if len(boards) != 14 {
		t.Fatalf("only %d boards", len(boards))
	}
	for _, board := range boards {
		call, want, _ := strings.Cut(board, "\n")
		args := strings.Fields(strings.ReplaceAll(call, `"`, ""))
		status, got, complaint := palace(args...)
		if status != done || complaint != "" {
			t.Errorf("palace %s: status %d, %s", call, status, complaint)
		} else if strings.TrimSpace(got) != strings.TrimSpace(want) {
			t.Errorf("palace %s prints\n%s\nwant\n%s", call, got, want)
		}
	}
}

func TestFormats(t *testing.T) {
	_, got, _ := palace("outcomes", "blocking:5", "--size", "3x2", "--at=3,1", "--format=csv")
	if want := "0,0,1\n0,1,0\n"; got != want {
		t.Errorf("csv is %q, want %q", got, want)
	}
	_, got, _ = palace("--format", "json", "values")
	if got != "" {
		t.Errorf("a verb that is no verb printed %q", got)
	}
	_, got, _ = palace("values", "--format", "json", "--at", "3,1", "blocking: 5", "--size=3x2")
	var v struct {
		Game, Kind string
		At, Size   [2]int
		Rows       [][]int
	}
	if err := json.Unmarshal([]byte(got), &v); err != nil {
		t.Fatal(err)
	}
	if v.Game != "blocking:5" || v.Kind != "palace" || v.At != [2]int{3, 1} || v.Size != [2]int{3, 2} ||
		len(v.Rows) != 2 || v.Rows[0][0] != 5 || v.Rows[1][1] != 4 {
		t.Errorf("json is %s", got)
	}
}

// The picture holds the very bits, across the borders of tiles too.
func TestPNG(t *testing.T) {
	window := []string{"outcomes", "blocking:5", "--size", "300x270", "--at", "3,1"}
	_, bits, _ := palace(window...)
	_, file, _ := palace(append(window, "--format", "png")...)
	img, err := png.Decode(strings.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	for y, line := range strings.Fields(bits) {
		for x, bit := range line {
			r, _, _, _ := img.At(x, y).RGBA()
			if (r > 0x8000) != (bit == '1') {
				t.Fatalf("pixel (%d,%d) is wrong", x, y)
			}
		}
	}
	if b := img.Bounds(); b.Dx() != 300 || b.Dy() != 270 {
		t.Errorf("the picture is %v", b)
	}
}

// A window in several bands is the window in one.
func TestBands(t *testing.T) {
	for _, game := range []string{"blocking:7", "subtraction:(1,2)(2,1)(3,3)", "exile:spiral"} {
		args := []string{"outcomes", game, "--size", "300x600", "--at", "10,20"}
		_, whole, _ := palace(args...)
		usual := maxBand
		maxBand = 300 * 270 / 8
		_, bands, _ := palace(args...)
		maxBand = usual
		if whole == "" || whole != bands {
			t.Errorf("%s: the bands differ from the whole", game)
		}
	}
}

func TestQuery(t *testing.T) {
	tests := []struct{ game, position, want string }{
		{"blocking:5", "3,3", `{"game":"blocking:5","position":[3,3],"outcome":"P","winning":[[0,0],[0,3],[1,1],[3,0]],"k":5,"palaces":4,"remoteness":2}`},
		{"blocking: 5", " 0,0", `{"game":"blocking:5","position":[0,0],"outcome":"P","winning":[],"k":5,"palaces":0,"remoteness":0}`},
		{"exile:spiral", "-2,2", `{"game":"exile:spiral","position":[-2,2],"outcome":"N","winning":[[0,0],[1,2]],"k":1,"palaces":2,"nim":1,"remoteness":1}`},
		{"wythoff+(2,1)(1,2)", "8,12", `{"game":"maharaja","position":[8,12],"outcome":"N","winning":[[2,6],[7,10]],"k":1,"palaces":2,"nim":5,"remoteness":5}`},
		{"subtraction:(3)(5)(8)", "7", `{"game":"subtraction:(3)(5)(8)","position":[7],"outcome":"N","winning":[[2]],"k":1,"palaces":1,"nim":2,"remoteness":1}`},
		{"subtraction:(1,3)(2,1)", "5,6", `{"game":"subtraction:(1,3)(2,1)","position":[5,6],"outcome":"N","winning":[[3,5]],"k":1,"palaces":1,"nim":1,"remoteness":3}`},
	}
	for _, test := range tests {
		status, got, complaint := palace("query", test.game, test.position)
		if status != done || got != test.want+"\n" {
			t.Errorf("query %s %s: status %d, %s%s want %s", test.game, test.position, status, got, complaint, test.want)
		}
	}
}

// TestQueryNim holds the nim-values that are printed, and the remoteness, against the oracle. Blocking games
// have none, and far out there may be none that is known soon.
func TestQueryNim(t *testing.T) {
	for _, game := range []string{"wythoff", "maharaja", "wythoff+(1,3)", "rook", "mwythoff:3", "exile:spiral", "exile:quadrant",
		"subtraction:(1,3)(2,1)", "subtraction:(1,2)(2,1)(3,3)", "subtraction:(3)(5)(8)", "subtraction:(1,0,2)(0,3,1)(1,1,1)"} {
		g, err := catalog.Parse(game)
		if err != nil {
			t.Fatal(err)
		}
		p := engine.Ints([]int{17, 11, 9}[:g.Shape().Dim]...)
		truth := oracle.New(g)
		want := fmt.Sprintf(`,"nim":%d,"remoteness":%d}`, truth.Value(engine.NimValues, p), truth.Value(engine.Remoteness, p))
		if _, got, complaint := palace("query", game, p.String()); !strings.HasSuffix(got, want+"\n") {
			t.Errorf("query %s %v: %s%s want …%s", game, p, got, complaint, want)
		}
	}
	for _, words := range [][]string{{"blocking:1", "3,5"}, {"wythoff", "4000,4000"}, {"exile:quadrant", "1000000000000,1"}, {"subtraction:(1,2)(2,1)(3,3)", "1000000000000,1"}} {
		status, got, _ := palace("query", words[0], words[1])
		if status != done || strings.Contains(got, "nim") {
			t.Errorf("query %v: status %d, %s", words, status, got)
		}
	}
}

// A hundred digits: what a translation by the sum of both moves leaves the same.
func TestQueryFar(t *testing.T) {
	digits := strings.Repeat("3", 100)
	for _, y := range []string{"5", "7", "8"} {
		_, near, _ := palace("query", "subtraction:(1,2)(2,1)", "3,"+y)
		status, far, complaint := palace("query", "subtraction:(1,2)(2,1)", digits+","+digits[:99]+y)
		if status != done {
			t.Fatal(complaint)
		}
		outcome := func(s string) string { return s[strings.Index(s, "outcome"):strings.Index(s, ",\"winning")] }
		if outcome(near) != outcome(far) {
			t.Errorf("y = …%s: far away %s, near %s", y, outcome(far), outcome(near))
		}
	}
}

func TestRefusals(t *testing.T) {
	long := strings.Repeat("9", 50)
	tests := []struct {
		args []string
		want string
	}{
		{[]string{"chess"}, `there is no verb "chess": the verbs are outcomes,`},
		{[]string{"outcomes"}, "GAME is missing"},
		{[]string{"outcomes", "blocking:5"}, "--size WxH is missing"},
		{[]string{"outcomes", "blocking:5", "wythoff", "--size", "3x3"}, `"wythoff" is one word too many`},
		{[]string{"outcomes", "blocking:0", "--size", "3x3"}, wrongAt(least("K", 1), "0", 10)},
		{[]string{"outcomes", "blocking:5@3,3", "--size", "3x3"}, nothingFollows("@3,3", 11)},
		{[]string{"outcomes", "chess", "--size", "3x3"}, noGame("")},
		{[]string{"outcomes", "blocking:5", "--size", "3"}, "--size: " + say("engine/notation/expected", `"x"`)},
		{[]string{"outcomes", "blocking:5", "--size", "3x0"}, least("the height", 1)},
		{[]string{"outcomes", "blocking:5", "--size", "3x3x3"}, say("engine/notation/nothing-follows")},
		{[]string{"outcomes", "blocking:5", "--size", "3x3", "--at", "1"}, `--at: a corner is X,Y`},
		{[]string{"outcomes", "blocking:5", "--size", "3x3", "--at", "1,2,3"}, say("engine/notation/nothing-follows")},
		{[]string{"outcomes", "blocking:5", "--size", "3x3", "--at", "-1,0"}, "-1"},
		{[]string{"outcomes", "blocking:5", "--size", "3x3", "--at"}, "the flag --at needs a value: X,Y"},
		{[]string{"outcomes", "blocking:5", "--size", "3x3", "--size", "3x3"}, "the flag --size is given twice"},
		{[]string{"outcomes", "blocking:5", "--size", "3x3", "--format", "bmp"}, `the format must be one of bits, csv, json, npy, pbm, png, svg, not "bmp"`},
		{[]string{"values", "blocking:5", "--size", "3x3", "--format", "bits"}, `the format must be one of csv, json, npy, png, svg, not "bits"`},
		{[]string{"values", "blocking:5", "--size", "3x3", "--bits"}, "there is no flag --bits here: the flags are --size, --at, --format"},
		{[]string{"values", "blocking:5", "--help=3"}, "the flag --help takes no value"},
		{[]string{"outcomes", "exile:quadrant", "--size", "60000000x60000000"}, "at most 92681x92681"},
		{[]string{"values", "exile:spiral", "--size", "30000x30000"}, say("engine/exile/err-window", wordstest.Open, wordstest.Open)},
		{[]string{"query", "blocking:5"}, "the position X,Y is missing"},
		{[]string{"query", "blocking:5", "3"}, "a position of blocking:5 has 2 components"},
		{[]string{"query", "blocking:5", "3,"}, notWhole("a coordinate")},
		{[]string{"query", "blocking:5", "3,3,3"}, nothingFollows(",3", 4)},
		{[]string{"query", "blocking:5", "-1,3"}, "-1"},
		{[]string{"query", "blocking:5", "-" + long + ",3"}, say("engine/blocking/err-negative", "-"+long+",3", "blocking:5")},
		{[]string{"query", "blocking:5", long + ",3"}, long},
		{[]string{"query", "subtraction:(1,2,0)(2,1,0)(3,3,1)", long + ",3,1"}, long},
		{[]string{"query", "subtraction:(1,2)(2,1)(3,3000)", long + ",3"}, long},
		{[]string{"query", "subtraction:(1,2)(2,1)", "-" + long + ",3"}, say("engine/subtraction/err-negative", "-"+long+",3")},
		{[]string{"query", "blocking:5", strings.Repeat("9", 5000) + ",3"}, say("engine/blocking/err-too-far", "99999999999999999999…99999999999999999999 (5000 digits),3", "blocking:5", 1000000000)},
		{[]string{"query", "wythoff+(2,3)", strings.Repeat("9", 5000) + ",3"}, "…99999999999999999999 (5000 digits)"},
		{[]string{strings.Repeat("é", 5000)}, `éé…éé`},
		{[]string{"values", "--si\xffze"}, "there is no flag --si\uFFFDze here"},
		{[]string{"values", "--\x1b[31m\u202esize"}, "there is no flag --\uFFFD[31m\uFFFDsize here"},
		{[]string{"serve", "here"}, `"here" is one word too many`},
	}
	for _, test := range tests {
		status, out, got := palace(test.args...)
		if status != wrong || out != "" {
			t.Errorf("palace %.60q: status %d, output %q", test.args, status, out)
		}
		if len(got) > 500 || !strings.HasPrefix(got, "palace: ") || strings.Count(got, "\n") != 1 || !strings.HasSuffix(got, "\n") {
			t.Errorf("palace %.60q complains %q, which is not one line", test.args, got)
		}
		if !wordstest.Holds(got, test.want) {
			t.Errorf("palace %.60q complains %q, want %q", test.args, got, test.want)
		}
	}
}

func TestUsage(t *testing.T) {
	status, out, complaint := palace()
	if status != wrong || out != "" || !strings.Contains(complaint, "palace outcomes GAME") {
		t.Errorf("no words: status %d, %q, %q", status, out, complaint)
	}
	for _, help := range []string{"help", "--help", "-h"} {
		if status, out, _ := palace(help); status != done || !strings.Contains(out, "palace query GAME X,Y") {
			t.Errorf("%s: status %d, %q", help, status, out)
		}
	}
	for i := range verbs {
		status, out, _ := palace(verbs[i].name, "--help")
		if status != done || !strings.HasPrefix(out, "Usage: palace "+verbs[i].name) {
			t.Errorf("%s --help: status %d, %q", verbs[i].name, status, out)
		}
	}
}
