package main

import (
	"bytes"
	"io"
	"strings"
	"testing"
)

// TestHelpOfVerb: "palace help VERB" is "palace VERB --help".
func TestHelpOfVerb(t *testing.T) {
	for i := range verbs {
		_, want, _ := palace(verbs[i].name, "--help")
		if status, got, complaint := palace("help", verbs[i].name); status != done || got != want || complaint != "" {
			t.Errorf("help %s: status %d, %s, prints\n%s", verbs[i].name, status, complaint, got)
		}
	}
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"help", "qurey"}, `there is no verb "qurey"` + meant("query")},
		{[]string{"help", "query", "wythoff"}, `"wythoff" is one word too many`},
	} {
		if status, out, got := palace(test.args...); status != wrong || out != "" || got != "palace: "+test.want+"\n" {
			t.Errorf("%v: status %d, %q, %q", test.args, status, out, got)
		}
	}
}

// TestHelpIsWrapped: help is as wide as the terminal, or 80 letters. Only a word alone, such as a
// call that nobody breaks, may be longer.
func TestHelpIsWrapped(t *testing.T) {
	for columns, want := range map[string]int{"": 80, "60": 60, "120": 120, "7": 40, "x": 80} {
		t.Setenv("COLUMNS", columns)
		calls := [][]string{{"help"}}
		for i := range verbs {
			calls = append(calls, []string{"help", verbs[i].name})
		}
		longest := 0
		for _, call := range calls {
			_, out, _ := palace(call...)
			for _, line := range strings.Split(out, "\n") {
				n := len([]rune(line))
				if n > want && len(strings.Fields(line)) > 1 && !strings.HasPrefix(line, "  --") {
					t.Errorf("COLUMNS=%s, %v: a line of %d letters: %s", columns, call, n, line)
				}
				longest = max(longest, n)
			}
		}
		if longest < want-10 {
			t.Errorf("COLUMNS=%s: no line is longer than %d", columns, longest)
		}
	}
}

// TestExamplesOfVerbs: each example works as it stands, and is named where words are missing.
func TestExamplesOfVerbs(t *testing.T) {
	for name, text := range examples {
		status, out, complaint := palace(append([]string{name}, strings.Fields(strings.ReplaceAll(text, `"`, ""))...)...)
		if status != done || out == "" || complaint != "" {
			t.Errorf("palace %s %s: status %d, %s", name, text, status, complaint)
		}
		want := "GAME is missing, as in: palace " + name + " " + text + "\n"
		if name == "idea" { // without words its ideas are asked for
			want = strings.Replace(want, "GAME", "NAME", 1)
		}
		if _, _, got := palace(name); got != "palace: "+want {
			t.Errorf("palace %s: %q, want %q", name, got, want)
		}
	}
}

// TestMeant: a verb, a game and a figure that are none name what may be meant, and nothing far-fetched.
func TestMeant(t *testing.T) {
	for _, test := range []struct{ args, want string }{
		{"vesion", `there is no verb "vesion"` + meant("version")},
		{"outcome wythoff", `there is no verb "outcome"` + meant("outcomes")},
		{"nosuch", `there is no verb "nosuch": the verbs are outcomes, values`},
		{"query blockng:5 3,3", wrongAt(noGame(meant("blocking")), "blockng", 1)},
		{"query chess 3,3", wrongAt(noGame(""), "chess", 1)},
		{"figure bloking-5 --out x.png", `there is no figure "bloking-5"` + meant("blocking-5")},
		{"figure nosuch --out x.png", `there is no figure "nosuch": "palace figure --list" shows the names`},
		{"figure CLN15-1 --out x.png", `there is no figure "CLN15-1": "palace figure --list" shows the names`},
		{"sequence A999999 --count 3", `there is no sequence "A999999" here: "palace sequence --list" lists all 40`},
	} {
		status, out, got := palace(strings.Fields(test.args)...)
		if status != wrong || out != "" || strings.Count(got, "\n") != 1 || !strings.Contains(got, test.want) {
			t.Errorf("palace %s: status %d, %q, %q, want %q", test.args, status, out, got, test.want)
		}
	}
}

// TestAskForJSON: wherever JSON is printed, --json and --format json both ask for it.
func TestAskForJSON(t *testing.T) {
	for _, call := range []string{
		"outcomes wythoff --size 3x2", "values wythoff --size 3x2", "query rook 6,4", "methods rook", "segments subtraction:(1,1)",
		"periods subtraction:(1,1) --rows 2", "dictionary wythoff", "idea golden wythoff --size 8x8", "table exile-5", "queens --to 3",
		"columns --from 0 --to 1", "version", "threads --from 400 --to 400", "skin --from 1 --to 9", "sequence A000073 --count 2", "figure --list",
	} {
		want := ""
		for _, ask := range []string{"--json", "-json", "--format json", "--format=json"} {
			status, got, complaint := palace(strings.Fields(call + " " + ask)...)
			if want == "" {
				want = got
			}
			if status != done || got != want || complaint != "" || !strings.HasPrefix(got, "{") {
				t.Errorf("palace %s %s: status %d, %s, prints\n%.200s", call, ask, status, complaint, got)
			}
		}
	}
	for call, want := range map[string]string{
		"values wythoff --size 3x2 --json --format png": "the flag --format is given twice",
		"query rook 6,4 --json --format json":           "the flag --json is given twice",
		"query rook 6,4 --format text":                  "there is no flag --format here: the flags are --misere, --json",
		"table exile-5 --format":                        "there is no flag --format here",
	} {
		if status, out, got := palace(strings.Fields(call)...); status != wrong || out != "" || !strings.Contains(got, want) {
			t.Errorf("palace %s: status %d, %q, %q, want %q", call, status, out, got, want)
		}
	}
}

// TestPictureOnTerminal: a PNG is written to a terminal only if that is said.
func TestPictureOnTerminal(t *testing.T) {
	usual := terminal
	defer func() { terminal = usual }()
	var screen bytes.Buffer
	for _, verb := range []string{"outcomes", "values"} {
		call := []string{verb, "wythoff", "--size", "30x20", "--format", "png"}
		terminal = usual
		_, want, _ := palace(call...)
		var complaint bytes.Buffer
		screen.Reset()
		terminal = func(io.Writer) bool { return true }
		if status := run(call, &screen, &complaint); status != wrong || screen.Len() > 0 || !strings.Contains(complaint.String(), "> FILE.png, or use --force") {
			t.Errorf("palace %v on a terminal: status %d, %d bytes, %q", call, status, screen.Len(), complaint.String())
		}
		if status := run(append(call, "--force"), &screen, &complaint); status != done || screen.String() != want || want == "" {
			t.Errorf("palace %v --force: status %d, %d bytes", call, status, screen.Len())
		}
	}
}

// TestQueryOfPlace: a game and its position may be one word, as in a link.
func TestQueryOfPlace(t *testing.T) {
	for _, verb := range []string{"query", "methods"} {
		_, want, _ := palace(verb, "blocking:5", "3,3")
		if status, got, complaint := palace(verb, "blocking:5@3,3"); status != done || got != want || complaint != "" {
			t.Errorf("palace %s blocking:5@3,3: status %d, %s%s", verb, status, got, complaint)
		}
	}
	_, want, _ := palace("query", "rook@6,4")
	for _, spoiled := range []string{"#rook@6,4", "rook@6,4.", "<https://palace.example/#rook@6,4>", "rook@6,4)\u200b", "rook@6,%34"} {
		if status, got, complaint := palace("query", spoiled); status != done || got != want {
			t.Errorf("palace query %q: status %d, %s%s", spoiled, status, got, complaint)
		}
	}
	for call, want := range map[string]string{
		"rook@6":           "a position of rook has 2 components",
		"rook@6,4&map=off": nothingFollows("&map=off", 9),
		"rook@":            notWhole("a coordinate"),
		"chess@6,4":        noGame(""),
	} {
		if status, out, got := palace("query", call); status != wrong || out != "" || !strings.Contains(got, want) {
			t.Errorf("palace query %s: status %d, %q, %q, want %q", call, status, out, got, want)
		}
	}
}

// TestQueries answers for the lines of standard input, and names those that hold no position.
func TestQueries(t *testing.T) {
	usual := input
	defer func() { input = usual }()
	far := "1" + strings.Repeat("0", 60)
	input = strings.NewReader("6,4\n\n 3,3 \r\nx,2\n1,2,3\n-1,2\n" + far + ",5")
	want := ""
	for _, p := range []string{"6,4", "3,3", far + ",5"} {
		_, line, _ := palace("query", "wythoff", p)
		want += line
	}
	status, got, complaint := palace("query", "wythoff", "-")
	if status != wrong || got != want {
		t.Errorf("status %d, prints\n%swant\n%s", status, got, want)
	}
	for i, says := range []string{"line 4: " + notWhole("a coordinate"), "line 5: " + say("engine/notation/nothing-follows"), "line 6: ", "3 lines of 7 could not be answered"} {
		if lines := strings.Split(complaint, "\n"); len(lines) != 5 || !strings.HasPrefix(lines[i], "palace: "+says) {
			t.Errorf("complains\n%s", complaint)
		}
	}
	for text, says := range map[string]string{"": "", "6,4\n": "", strings.Repeat("9", 2*longestLine): "palace: line 1: a line has at most 1048576 bytes\n", strings.Repeat("9", longestLine+1) + "\nx": "palace: line 1: a line has at most 1048576 bytes\npalace: line 2: "} {
		input = strings.NewReader(text)
		if status, _, complaint := palace("query", "rook", "-"); (status == done) != (says == "") || !strings.HasPrefix(complaint, says) {
			t.Errorf("%.20q: status %d, %q", text, status, complaint)
		}
	}
	input = strings.NewReader("6,4\n3,3\n")
	var stderr bytes.Buffer
	if status := run([]string{"query", "rook", "-"}, broken{}, &stderr); status != failed || strings.Count(stderr.String(), "\n") != 1 {
		t.Errorf("on a closed output: status %d, %q", status, stderr.String())
	}
}

// TestAskVersion: --version is version.
func TestAskVersion(t *testing.T) {
	_, want, _ := palace("version", "--json")
	if status, got, _ := palace("--version", "--json"); status != done || got != want {
		t.Errorf("status %d, %q, want %q", status, got, want)
	}
}

// TestUnreadableLessons: a file that cannot be read is one plain sentence.
func TestUnreadableLessons(t *testing.T) {
	dir := t.TempDir()
	for name, want := range map[string]string{
		dir + "/none.txt": "there is no file " + dir + "/none.txt",
		dir:               dir + " is a directory, not a lesson",
	} {
		if status, out, got := palace("lesson", "check", name); status != wrong || out != "" || got != "palace: "+want+"\n" {
			t.Errorf("%s: status %d, %q, %q", name, status, out, got)
		}
	}
}

// TestServeAddress: a bad address is named, whether there is a site or not.
func TestServeAddress(t *testing.T) {
	if status, _, got := palace("serve", "--dir", "nowhere", "--addr", "999999"); status != wrong || !strings.HasPrefix(got, "palace: --addr: expected HOST:PORT") {
		t.Errorf("status %d, %q", status, got)
	}
}
