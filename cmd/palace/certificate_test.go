package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/cmd/palace/internal/certificate"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit"
)

// illustrated are boards of [LSY24], of its figures and examples, that are settled by mostSettled.
var illustrated = []string{
	"(0,1)(1,0)(1,1)", "(0,1)(2,4)", "(0,1)(4,2)", "(0,3)", "(0,4)(2,1)", "(1,0)(2,4)", "(1,0)(4,2)", "(1,1)", "(1,2)(2,1)", "(1,2)(2,1)(3,3)",
	"(1,2)(2,3)(3,1)", "(1,2)(3,4)(4,6)", "(1,2)(4,0)", "(1,3)(2,1)", "(1,5)(5,1)(6,6)", "(2,16)(13,1)", "(2,2)(5,5)(7,7)", "(2,5)(5,2)(7,7)",
	"(1,7)(2,6)(10,6)(11,5)(12,12)", "(1,1)(2,6)(3,3)(6,2)", "(2,6)(3,3)(6,2)", "(3,2)", "(3,2)(7,8)", "(4,1)(9,10)", "(4,1)(17,15)", "(1,7)(2,10)(6,1)",
}

// certificates makes those of boards that are settled by mostSettled: of the paper, with faults, and at random.
func certificates(t *testing.T, random int) map[string]string {
	t.Helper()
	made := map[string]string{}
	add := func(game string) bool {
		for radius := 1024; radius <= mostSettled; radius *= 2 {
			if status, out, _ := palace("segments", game, "--certificate", "--radius", fmt.Sprint(radius)); status == done {
				made[game] = out
				return true
			}
		}
		return false
	}
	for _, moves := range testkit.Spread(illustrated, testkit.Part(3, len(illustrated))) {
		if !add("subtraction:" + moves) {
			t.Errorf("%s has no certificate", moves)
		}
	}
	for _, f := range testkit.Spread(faulty, testkit.Part(3, len(faulty))) {
		if !add(f.game) {
			t.Errorf("%s has no certificate", f.game)
		}
	}
	for i, tries := 0, 0; i < random; tries++ {
		r := rand.New(rand.NewPCG(22, uint64(tries)))
		text := "subtraction:"
		for n := 2 + r.IntN(5); n > 0; {
			if x, y := r.IntN(11), r.IntN(11); x+y > 0 {
				text += fmt.Sprintf("(%d,%d)", x, y)
				n--
			}
		}
		if add(text) {
			i++
		}
	}
	return made
}

// pythonSays returns what the checker in Python says about files, a line each, and its status; or skips.
func pythonSays(t *testing.T, files []string) (lines []string, status int) {
	t.Helper()
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3, and so the other checker is not tried:", err)
	}
	run := exec.Command(python, append([]string{"../../docs/certificate_check.py"}, files...)...)
	out, err := run.CombinedOutput()
	if _, failed := err.(*exec.ExitError); err != nil && !failed {
		t.Fatal(err)
	}
	lines = strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != len(files) {
		t.Fatalf("of %d files the checker in Python says %s", len(files), out)
	}
	return lines, run.ProcessState.ExitCode()
}

func inFile(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "certificate.json")
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestCertificates: what is certified is proved again, by both checkers, which look as far out; and what it
// says is what the rules say, twice as far out as they looked.
func TestCertificates(t *testing.T) {
	made := certificates(t, testkit.Part(8, testkit.Cases(30, 300)))
	far := map[string]int{}
	for game, text := range made {
		said, err := certificate.Read(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		board, moves, err := boardOf(said)
		if err != nil {
			t.Fatalf("%s: %v", game, err)
		}
		beyond, err := board.Check(moves)
		if err != nil {
			t.Fatalf("%s: %v", game, err)
		}
		if far[said.Game] = beyond; beyond > 1200 {
			continue
		}
		g, err := catalog.Parse(game)
		if err != nil {
			t.Fatal(err)
		}
		moved, err := segmented(g)
		if err != nil {
			t.Fatal(err)
		}
		for y, row := range outcomes(moved, 3*beyond/2) {
			for x := y % 3; x < len(row); x += 3 {
				if palace := row[x]; board.Palace(x, y) != palace {
					t.Fatalf("%s: (%d,%d) is P: %v", game, x, y, palace)
				}
			}
		}
	}
	var files []string
	for _, text := range made {
		files = append(files, inFile(t, text))
	}
	lines, status := pythonSays(t, files)
	for _, said := range lines {
		_, game, _ := strings.Cut(said, ": ")
		game, proved, _ := strings.Cut(game, ": ")
		if status != done || proved != fmt.Sprintf("proved for all squares, by those with x+y < %d", far[game]) {
			t.Errorf("the checker in Python ends with %d: %s", status, said)
		}
	}
}

// TestCertificateIsTheAnswer: a certificate says what --json says, and more.
func TestCertificateIsTheAnswer(t *testing.T) {
	want, err := os.ReadFile("testdata/certificate.json")
	if err != nil {
		t.Fatal(err)
	}
	_, got, _ := palace("segments", "subtraction:(2,4)(2,5)(3,0)(4,5)", "--certificate")
	if got != string(want) {
		t.Error("testdata/certificate.json is not what is printed")
	}
	var said, answer map[string]any
	_, out, _ := palace("segments", "subtraction:(2,4)(2,5)(3,0)(4,5)", "--json")
	if json.Unmarshal([]byte(got), &said) != nil || json.Unmarshal([]byte(out), &answer) != nil {
		t.Fatal(out)
	}
	for _, s := range said["strips"].([]any) {
		delete(s.(map[string]any), "pattern")
	}
	for key, value := range answer {
		if fmt.Sprint(said[key]) != fmt.Sprint(value) {
			t.Errorf("%s: %v is certified, and %v printed", key, said[key], value)
		}
	}
}

// breaks are kinds of broken certificates: where a value of testdata/certificate.json, or of one with more segments, is changed, into
// what, and what is named then.
var breaks = []struct {
	at     string
	change func(was any) any
	status int
	named  string
}{
	{"segments 0 density", to("1/2"), failed, "segments[0].density"},
	{"segments 1 density", to("2/6"), failed, "segments[1].density"},
	{"segments 0 lattice 0 0", more(1), failed, "segments[0].lattice"},
	{"segments 1 lattice 1 1", more(1), failed, "segments[1].lattice"},
	{"segments 1 from", to("3/4"), failed, "segments[1].from"},
	{"segments 2 to", to("7/2"), failed, "segments[2].to"},
	{"faults 0 slope", to("5/4"), failed, "faults[0]"},
	{"faults 0 shift 0", more(1), failed, "faults[0].shift"},
	{"faults 0 shift 1", more(-1), failed, "faults[0].shift"},
	{"faults 0 shift 1", to(-1 << 63), wrong, "faults[0].shift[1]"}, // -n is no larger than n
	{"segments 1 lattice 1 0", to(-1 << 63), wrong, "segments[1].lattice[1][0]"},
	{"game", to("subtraction:(2,4)(2,5)(3,0)(4,٥)"), failed, "game"},
	{"game", to("subtraction:(02,4)(2,5)(3,0)(4,5)"), failed, "game"},
	{"strips 1 slope", to("٥/3"), failed, "strips[1].slope"},
	{"faults", to([]any{}), failed, "faults[0]"},
	{"strips 1 slope", to("10/6"), failed, "strips[1].slope"},
	{"strips 1 slope", to("4/3"), failed, "strips[1]"},
	{"strips 1 from", more(-1), failed, "strips[1]"},
	{"strips 0 to", more(1), failed, "strips[0]"},
	{"strips 1 step 1", more(1), failed, "strips[1].step"},
	{"strips 0 step 0", multiplied(2), failed, "strips[0]"},
	{"strips 2 step 1", more(1), failed, "strips[2].step"},
	{"strips 1 pattern 0", flip(0), failed, "strips[1].pattern[0]"},
	{"strips 0 pattern 3", flip(1), failed, "strips[0].pattern[3]"},
	{"cells 0 0", flip(0), failed, "segments[0].density"},
	{"cells 1 0", to("100000"), failed, "segments[0].density"},
	{"reach", more(1), failed, "corner"},
	{"reach", more(-1), failed, "corner"},
	{"reach", to(0.0), failed, "reach"},
	{"corner 3 0", more(1), failed, "corner[3]"},
	{"corner 40", runs(40), failed, "corner[40]"},
	{"settled", to(false), failed, "settled"},
	{"game", to("subtraction:(2,4)(2,5)(3,0)(4,6)"), failed, ") is "},
	{"game", to("subtraction:(2,4)(2,5)(3,0)"), failed, ") is "},
	{"game", to("wythoff"), failed, "game"},
	{"game", to("subtraction:(3)(5)"), failed, "game"},
	{"reach", nil, wrong, "reach is missing"},
	{"strips 1 pattern", nil, wrong, "strips[1].pattern is missing"},
	{"faults 0 shift 1", to(0.5), wrong, "faults[0].shift[1]"},
	{"segments 0 density", to(0.5), wrong, "segments[0].density"},
	{"segments 0 lattice 1", to([]any{6.0}), wrong, "segments[0].lattice[1]"},
	{"corner", to("1024"), wrong, "corner"},
	{"strips 0 slant", to(1.0), wrong, "strips[0].slant"},
	{"strips", to([]any{}), failed, "strips"},
}

func to(value any) func(any) any         { return func(any) any { return value } }
func more(n float64) func(any) any       { return func(was any) any { return was.(float64) + n } }
func multiplied(n float64) func(any) any { return func(was any) any { return was.(float64) * n } }
func flip(at int) func(any) any {
	return func(was any) any {
		text := []byte(was.(string))
		text[at] ^= 1
		return string(text)
	}
}

// runs is a row of the corner in which one square has the other outcome.
func runs(y int) func(any) any {
	return func(any) any { return []any{500.0, 1.0, float64(1024 - y - 501)} }
}

// changed returns a certificate that is changed at a place; nil takes the key away.
func changed(t *testing.T, text, at string, change func(any) any) (string, bool) {
	t.Helper()
	var all any
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		t.Fatal(err)
	}
	keys, there := strings.Fields(at), true
	var walk func(v any, keys []string) any
	walk = func(v any, keys []string) any {
		if len(keys) == 0 {
			return change(v)
		}
		switch v := v.(type) {
		case map[string]any:
			if len(keys) == 1 && change == nil {
				delete(v, keys[0])
			} else {
				v[keys[0]] = walk(v[keys[0]], keys[1:])
			}
		case []any:
			n := int(keys[0][0] - '0')
			if len(keys[0]) == 2 {
				n = 10*n + int(keys[0][1]-'0')
			}
			if there = n < len(v); there {
				v[n] = walk(v[n], keys[1:])
			}
		}
		return v
	}
	all = walk(all, keys)
	out, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	return string(out), there
}

// doubles are keys that stand twice: what is put before which key, with another value, with the same, written
// otherwise, and in every kind of object.
var doubles = []struct{ key, twice, named string }{
	{`"reach":`, `"reach":5,`, "reach"},
	{`"settled":true`, `"settled":true,`, "settled"},
	{`"segments":[`, `"segments":[],`, "segments"},
	{`"density":`, `"density":"9/10",`, "segments[0].density"},
	{`"density":`, `"d\u0065nsity":"9/10",`, "segments[0].density"},
	{`"shift":`, `"shift":[1,1],`, "faults[0].shift"},
	{`"step":`, `"step":[7,0],`, "strips[0].step"},
	{`"game":`, `"game":"subtraction:(1,1)",`, "game"},
	{`"corner":`, `"corner":[],`, "corner"},
}

// TestBrokenCertificates: both checkers refuse what is broken, with a sentence that names the place.
func TestBrokenCertificates(t *testing.T) {
	fault, err := os.ReadFile("testdata/certificate.json")
	if err != nil {
		t.Fatal(err)
	}
	_, three, _ := palace("segments", "subtraction:(1,2)(2,1)(3,3)", "--certificate")
	broken := map[string]int{} // the files, and the exit status
	for _, b := range breaks {
		text, there := changed(t, string(fault), b.at, b.change)
		if !there {
			if text, there = changed(t, three, b.at, b.change); !there {
				t.Fatalf("there is no %s", b.at)
			}
		}
		file := inFile(t, text)
		broken[file] = b.status
		status, out, said := palace("segments", "--check", file)
		if status != b.status || out != "" || strings.Count(said, "\n") != 1 || !strings.Contains(said, b.named) {
			t.Errorf("%s changed: status %d, %q%q, want %d and %s", b.at, status, out, said, b.status, b.named)
		}
	}
	short := string(fault)[:strings.Index(string(fault), `,{"slope":"inf"`)] + `],"reach":1024,"game":"subtraction:(2,4)(2,5)(3,0)(4,5)","cells":[["101000"]],"corner":[]}`
	short = strings.Replace(strings.Replace(short, `"to":"inf"`, `"to":"5/3"`, 1), `{"slope":"5/3","shift":[1,0]}`, "", 1)
	if status, _, said := palace("segments", "--check", inFile(t, short)); status != failed || !strings.Contains(said, "strips[1]: the first strip") {
		t.Errorf("a certificate that ends before the y-axis: status %d, %s", status, said)
	}
	for _, text := range []string{"", "{", "[]", "null", "3", string(fault) + "{}", "\xff", "[[[["} {
		file := inFile(t, text)
		broken[file] = wrong
		if status, _, said := palace("segments", "--check", file); status != wrong || strings.Count(said, "\n") != 1 || !strings.Contains(said, "not a certificate") || strings.Contains(said, "EOF") {
			t.Errorf("%.20q: status %d, %q", text, status, said)
		}
	}
	for _, d := range doubles {
		text := strings.Replace(string(fault), d.key, d.twice+d.key, 1)
		if text == string(fault) {
			t.Fatalf("there is no %s", d.key)
		}
		file := inFile(t, text)
		broken[file] = wrong
		if status, out, said := palace("segments", "--check", file); status != wrong || out != "" || strings.Count(said, "\n") != 1 || !strings.Contains(said, d.named+" stands there twice") {
			t.Errorf("%s twice: status %d, %q%q", d.named, status, out, said)
		}
	}
	files := slices.Sorted(maps.Keys(broken))
	lines, _ := pythonSays(t, files)
	for i, file := range files {
		if said := lines[i]; !strings.HasPrefix(said, file+map[int]string{failed: ": wrong: ", wrong: ": no certificate: "}[broken[file]]) {
			text, _ := os.ReadFile(file)
			t.Errorf("of %.300s the checker in Python says %s", text, said)
		}
	}
	for want, file := range map[int]string{failed: files[0], wrong: files[len(files)-1]} {
		if _, status := pythonSays(t, []string{file}); status != want {
			t.Errorf("%s: the checker in Python ends with %d, want %d", file, status, want)
		}
	}
}

// TestReshapedCertificates: strips made wider, narrower or turned, mosaics shifted or turned over, a reach that is too small, and another
// game, each completed by what the game's squares near the corner are, so that only what is far out can be false. Both checkers
// agree, and what they accept is what the rules say.
func TestReshapedCertificates(t *testing.T) {
	r := rand.New(rand.NewPCG(22, 3))
	files, proved := []string{}, map[string]bool{}
	accepted, refused := map[string]int{}, map[string]int{}
	for _, game := range []string{"(2,4)(2,5)(3,0)(4,5)", "(1,2)(2,1)(3,3)", "(1,1)", "(0,1)(2,4)", "(1,3)(2,1)"} {
		g, err := catalog.Parse("subtraction:" + game)
		if err != nil {
			t.Fatal(err)
		}
		moved, err := segmented(g)
		if err != nil {
			t.Fatal(err)
		}
		_, out, _ := palace("segments", g.String(), "--certificate")
		for range testkit.Cases(12, 100) {
			said, err := certificate.Read(strings.NewReader(out))
			if err != nil {
				t.Fatal(err)
			}
			kind := reshape(r, said)
			said.Corner = nil
			if said.Complete(vectorsOf(moved)) != nil {
				refused[kind]++
				continue // a part that does not fit the others is tried above
			}
			text, err := json.Marshal(said)
			if err != nil {
				t.Fatal(err)
			}
			file := inFile(t, string(text))
			files = append(files, file)
			status, _, _ := palace("segments", "--check", file)
			if proved[file] = status == done; status != done {
				refused[kind]++
				continue
			}
			accepted[kind]++
			board, moves, err := boardOf(said)
			if err != nil {
				t.Fatal(err)
			}
			far, err := board.Check(moves)
			if err != nil {
				t.Fatal(err)
			}
			for y, row := range outcomes(moved, min(2*far, 1500)) {
				for x := y % 5; x < len(row); x += 5 {
					if board.Palace(x, y) != row[x] {
						t.Fatalf("%s, %s: accepted, and (%d,%d) is false", game, kind, x, y)
					}
				}
			}
		}
	}
	lines, _ := pythonSays(t, files)
	for i, file := range files {
		if strings.Contains(lines[i], ": proved for all squares") != proved[file] {
			text, _ := os.ReadFile(file)
			t.Errorf("%.400s: the checker in Python says %s", text, lines[i])
		}
	}
	if accepted["wider"] == 0 || accepted["turned over"] > 0 || min(refused["narrower"], refused["shifted"], refused["turned over"]) == 0 {
		t.Errorf("accepted are %v, refused %v", accepted, refused)
	}
}

// reshape changes a certificate, and says how.
func reshape(r *rand.Rand, c *certificate.Certificate) string {
	i := r.IntN(len(c.Strips))
	s, cell := &c.Strips[i], c.Cells[min(i, len(c.Cells)-1)]
	first, last := i == 0, i == len(c.Strips)-1
	switch by := 1 + r.IntN(4); r.IntN(6) {
	case 0:
		if !first {
			s.From -= by
		}
		if !last {
			s.To += by
		}
		return "wider"
	case 1:
		if !first {
			s.From = min(s.From+by*by, s.To+1)
		}
		if !last {
			s.To = max(s.To-by*by, s.From-1)
		}
		return "narrower"
	case 2: // to a slope nearby, along the lattices of both sides
		if !first && !last {
			*s = certificate.Strip{Slope: fmt.Sprintf("%d/%d", 60*by+1, 60*by), From: s.From, To: s.To, Step: certificate.Vector{60 * by, 60*by + 1}}
		}
		return "turned"
	case 3:
		for y, row := range cell {
			cell[y] = row[1:] + row[:1]
		}
		return "shifted"
	case 4:
		for y, row := range cell {
			cell[y] = strings.Map(func(r rune) rune { return r ^ 1 }, row)
		}
		return "turned over"
	}
	c.Reach = []int{8, 40, 200, 600, 1300}[r.IntN(5)]
	return "nearer"
}

// TestCertificateRefusals: what cannot be certified or checked is refused in a sentence.
func TestCertificateRefusals(t *testing.T) {
	const file = "testdata/certificate.json"
	for _, test := range []struct {
		args   []string
		status int
		want   string
	}{
		{[]string{"--check", "nowhere.json"}, wrong, "nowhere.json"},
		{[]string{"--check", file, "--certificate"}, wrong, "--check takes no other flag but --json"},
		{[]string{"subtraction:(1,1)", "--check", file}, failed, "it is a certificate of subtraction:(2,4)(2,5)(3,0)(4,5), not of subtraction:(1,1)"},
		{[]string{"subtraction:(2,4)(2,5)(3,0)(4,5)", "--check", file}, done, ""},
		{[]string{"(1,1)", "--check", file}, wrong, wrongAt(say("game/catalog/err-move-or-position", "subtraction:(1,1)"), "(1,1)", 1)},
		{[]string{"a", "b", "--check", file}, wrong, `"b" is one word too many`},
		{[]string{"subtraction:(1,1)", "--certificate", "--from", "5"}, wrong, "without --from and --to"},
		{[]string{"subtraction:(1,7)(2,6)(10,6)(11,5)(12,12)", "--certificate", "--radius", "1000"}, failed, "is not settled as far as x+y ="},
		{[]string{"wythoff", "--certificate"}, wrong, "wythoff has no segments"},
	} {
		status, _, got := palace(append([]string{"segments"}, test.args...)...)
		if status != test.status || !strings.Contains(got, test.want) || strings.Count(got, "\n") != min(status, 1) {
			t.Errorf("palace segments %q: status %d, %q, want %d, %q", test.args, status, got, test.status, test.want)
		}
	}
}

// TestLongSteps: boards that are settled by what their charts show far out have certificates, which pass straight from the rules.
func TestLongSteps(t *testing.T) {
	if !testkit.More() {
		t.Skip("some seconds")
	}
	const game = "subtraction:(0,12)(1,15)(12,1)(13,6)(15,7)"
	status, out, message := palace("segments", game, "--certificate")
	if status != done {
		t.Fatalf("status %d: %s", status, message)
	}
	file := filepath.Join(t.TempDir(), "long.json")
	if err := os.WriteFile(file, []byte(out), 0o600); err != nil {
		t.Fatal(err)
	}
	if status, out, message := palace("segments", "--check", file); status != done || !strings.Contains(out, "4 segments, 0 faults, 5 strips: proved for all squares") {
		t.Errorf("status %d: %s%s", status, out, message)
	}
	if lines, status := pythonSays(t, []string{file}); status != 0 {
		t.Error(lines)
	}
}
