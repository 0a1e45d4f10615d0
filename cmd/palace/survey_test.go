package main

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/internal/testkit"
)

// What a survey says of a ruleset is what segments, chart and periods print of it.
func TestSurveyLine(t *testing.T) {
	for _, game := range []string{
		"subtraction:(2,6)(3,3)(6,2)", "subtraction:(2,4)(2,5)(3,0)(4,5)", "subtraction:(1,2)", "subtraction:(2,11)(12,14)(14,1)",
	} {
		line, err := rulesetLine(game)
		if err != nil {
			t.Fatal(err)
		}
		var got map[string]json.RawMessage
		if err := json.Unmarshal(line, &got); err != nil {
			t.Fatal(err)
		}
		var want map[string]json.RawMessage
		_, segments, _ := palace("segments", game, "--json")
		if err := json.Unmarshal([]byte(segments), &want); err != nil || len(want) != 5 || len(got) != 9 {
			t.Fatalf("%s: %v, %s", game, err, line)
		}
		for key, text := range want {
			if string(got[key]) != string(text) {
				t.Errorf("%s: %s is %s, not %s", game, key, got[key], text)
			}
		}
		_, periods, _ := palace("periods", game, "--rows", "4", "--json")
		if rows := "[" + strings.Join(strings.Fields(periods), ",") + "]"; string(got["rows"]) != rows {
			t.Errorf("%s: rows are %s, not %s", game, got["rows"], rows)
		}
		if _, kinds, _ := palace("chart", game); !strings.HasPrefix(kinds, string(got["chart"])+" kinds") {
			t.Errorf("%s: chart %s, %s", game, got["chart"], kinds)
		}
	}
}

func TestVerdicts(t *testing.T) {
	for game, want := range map[string]string{
		"subtraction:(2,6)(3,3)(6,2)":          `{"49":"holds","50":"holds","57":"periodic"}`,
		"subtraction:(2,11)(12,14)(14,1)":      `{"49":"holds","50":"fails","57":"periodic"}`, // five segments
		"subtraction:(1,1)":                    `{"49":"none","50":"holds","57":"periodic"}`,
		"subtraction:(1,2000000)(2000000,1)":   `{"49":"none","50":"open","57":"open"}`, // longer than is looked
		"subtraction:(0,1)(1,0)(99999,999999)": `{"49":"open","50":"open","57":"open"}`,
	} {
		if line, err := rulesetLine(game); err != nil || !strings.HasSuffix(string(line), `"conjectures":`+want+"}\n") {
			t.Errorf("%s: %v, %s", game, err, line)
		}
	}
}

// The file that the documentation shows is what the program writes, byte for byte, from a list of
// the same rulesets, too.
func TestSurveyFile(t *testing.T) {
	want, err := os.ReadFile("testdata/survey.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), "{shard}")
	status, printed, told := palace("survey", "--moves", "2", "--max", "2", "--out", out)
	if status != done || printed != "" || !strings.HasPrefix(told, "palace: shard 0 of 1: 16 rulesets\npalace: 16 of 16 rulesets, ") {
		t.Fatalf("status %d, %q, %q", status, printed, told)
	}
	got, err := os.ReadFile(strings.Replace(out, "{shard}", "0", 1))
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("%v, writes\n%s", err, got)
	}
	if !strings.Contains(documentation(t), "\n```json\n"+strings.SplitAfter(string(want), "\n")[0]+"```\n") {
		t.Error("its first line is not that of docs/command-line.md")
	}
	list := filepath.Join(t.TempDir(), "list")
	games := regexp.MustCompile(`subtraction:[(),0-9]+`).FindAllString(string(want), -1)
	writeFile(t, list, "# all\n"+strings.Join(games, "\n"))
	folder := filepath.Dir(out)
	for _, at := range []string{"0/2", "1/2"} {
		if status, _, told := palace("survey", "--from", list, "--shard", at, "--out", filepath.Join(folder, "f{shard}")); status != done {
			t.Fatal(status, told)
		}
	}
	merge := []string{"survey", "--merge", filepath.Join(folder, "f1"), filepath.Join(folder, "f0"), "--out", filepath.Join(folder, "all")}
	if status, _, told := palace(merge...); status != wrong || !strings.Contains(told, "--from FILE says which") {
		t.Errorf("without the list: status %d, %q", status, told)
	}
	if status, _, told := palace(append(merge, "--from", list)...); status != done {
		t.Errorf("status %d, %q", status, told)
	}
	lines := string(want[:bytes.LastIndex(want, []byte(`{"done":`))])
	if got, err := os.ReadFile(merge[len(merge)-1]); err != nil || !strings.HasPrefix(string(got), lines+`{"done":"from=`) {
		t.Errorf("%v, from the list come\n%s", err, got)
	}
}

// A climb gives the same bytes again, and a ruleset of its size.
func TestSurveyClimb(t *testing.T) {
	folder := t.TempDir()
	var files [2][]byte
	for i, name := range []string{"a", "b"} {
		name = filepath.Join(folder, name)
		status, _, told := palace("survey", "--climb", "2", "--moves", "3", "--max", "4", "--tries", "6", "--seed", "5", "--out", name)
		if status != done {
			t.Fatal(status, told)
		}
		files[i], _ = os.ReadFile(name)
	}
	if !bytes.Equal(files[0], files[1]) || !regexp.MustCompile(`^\{"start":"subtraction:(\(\d,\d\)){3}","game":"subtraction:(\(\d,\d\)){3}","chart":`).Match(files[0]) {
		t.Errorf("writes\n%s\nand\n%s", files[0], files[1])
	}
}

// A climb that looks far out counts the segments of a board that nothing else settles, and its file says so.
func TestFarClimb(t *testing.T) {
	name := filepath.Join(t.TempDir(), "far")
	status, _, told := palace("survey", "--climb", "1", "--moves", "2", "--max", "2", "--tries", "3", "--far", "--out", name)
	if got, err := os.ReadFile(name); status != done || err != nil || !strings.Contains(string(got), `"climb=1 moves=2 max=2 tries=3 seed=1 far=1"`) {
		t.Errorf("status %d, %q, %v\n%s", status, told, err, got)
	}
	if !testkit.More() {
		t.Skip("some seconds")
	}
	list := []moves.Vector{{0, 12}, {1, 15}, {12, 1}, {13, 6}, {15, 7}}
	if near, far := climbedTo(list, false), climbedTo(list, true); near != 0 || far != 4 {
		t.Errorf("%v: %d segments nearby, %d with a look far out", list, near, far)
	}
}

func TestSurveyRefusals(t *testing.T) {
	folder := t.TempDir()
	in := func(name string) string { return filepath.Join(folder, name) }
	writeFile(t, in("list"), "subtraction:(1,2)\nsubtraction:(1,2\n")
	writeFile(t, in("pile"), "subtraction:(1)(2)\n")
	writeFile(t, in("cut"), `{"game":"subtraction:(0,1)(0,2)","cha`)
	out := in("out")
	for _, test := range []struct {
		args   string
		status int
		want   string
	}{
		{"", wrong, "--moves K is missing, as in: palace survey --moves 3"},
		{"--moves 3", wrong, "--max M is missing"},
		{"--moves 3 --max 0 --out OUT", wrong, "--max: " + least("M", 1)},
		{"--moves 13 --max 3 --out OUT", wrong, "--moves: " + most("K", 12)},
		{"--moves 8 --max 100 --out OUT", wrong, "a survey lists 1e+09 at most"},
		{"--moves 3 --max 5", wrong, "--out FILE is missing"},
		{"--moves 3 --max 5 --out OUT --far", wrong, "--moves and --far do not go together"},
		{"--moves 3 --max 5 --out OUT --shard 9/8", wrong, "not 9/8"},
		{"--moves 3 --max 5 --out OUT --shards 8", wrong, "nothing says which of them is wanted"},
		{"--moves 3 --max 5 --out OUT --memory 10", wrong, "--memory: MB must be at least 600"},
		{"--moves 3 --max 5 --out OUT --tries 10", wrong, "--moves and --tries do not go together"},
		{"--climb 0 --moves 3 --max 5 --out OUT", wrong, "--climb: " + least("N", 1)},
		{"--merge --moves 3", wrong, "--merge and --moves do not go together"},
		{"OUT --moves 3 --max 5", wrong, "is one word too many"},
		{"--from DIR/none --out OUT", wrong, "no such file"},
		{"--from DIR/list --out OUT", wrong, "list, line 2: "},
		{"--from DIR/pile --out OUT", wrong, "pile, line 1: subtraction:(1)(2) has no segments"},
		{"--moves 3 --max 5 --out DIR/no/OUT", failed, "no such file"},
		{"--moves 3 --max 5 --out DIR/cut", failed, "it already exists"},
		{"--merge", wrong, "FILE is missing"},
		{"--merge testdata/survey.jsonl", wrong, "--out FILE is missing"},
		{"--merge DIR/cut --out OUT", wrong, "cut: it has no last line to say that it is finished"},
		{"--merge testdata/survey.jsonl --from DIR/list --out OUT", wrong, "not of a file's rulesets"},
		{"--merge --out OUT testdata/survey.jsonl DIR/none", wrong, "no such file"},
		{"--report", wrong, "FILE is missing"},
		{"--report DIR/cut", wrong, "has no last line"},
		{"--report DIR", wrong, "is not a file"},
		{"--missing", wrong, "FILE is missing"},
		{"--missing {shard}.jsonl", wrong, "--shards n is missing"},
		{"--missing DIR/cut --shards 2", wrong, "--shards goes with one FILE"},
		{"--missing DIR/cut testdata/survey.jsonl", wrong, "should be of "},
	} {
		args := strings.Fields(strings.NewReplacer("OUT", out, "DIR", folder).Replace("survey " + test.args))
		status, printed, told := palace(args...)
		if status != test.status || printed != "" || strings.Count(told, "\n") != 1 || !strings.Contains(told, test.want) {
			t.Errorf("palace %q: status %d, %q, %q, want %q", args, status, printed, told, test.want)
		}
	}
	if left, _ := filepath.Glob(out + "*"); left != nil {
		t.Errorf("leaves %q", left)
	}
}

// What only processes can show.
func TestSurveyProcesses(t *testing.T) {
	program := filepath.Join(t.TempDir(), "palace")
	must(t, exec.Command("go", "build", "-o", program, "."))
	p := process(program)
	t.Run("killed", p.killed)
	t.Run("full disk", p.fullDisk)
	t.Run("closed pipe", p.closedPipe)
	t.Run("notebook", p.notebook)
	t.Run("examples", p.examples)
}

// process is the built program.
type process string

// closedPipe reads the first lines of a long output and goes away.
func (p process) closedPipe(t *testing.T) {
	var told strings.Builder
	c := exec.Command(string(p), "queens", "--to", "10000000")
	c.Stderr = &told
	out, err := c.StdoutPipe()
	if err != nil || c.Start() != nil {
		t.Fatal("it does not start: ", err)
	}
	io.ReadFull(out, make([]byte, 100))
	out.Close()
	if c.Wait(); c.ProcessState.ExitCode() != failed || told.String() != "palace: "+closed+"\n" {
		t.Errorf("status %d, %q", c.ProcessState.ExitCode(), told.String())
	}
}

// in is a call of survey in a folder.
func (p process) in(folder string, args ...string) *exec.Cmd {
	c := exec.Command(string(p), append([]string{"survey"}, args...)...)
	c.Dir = folder
	return c
}

// small measures a small survey in a folder, which takes a second.
func (p process) small(folder string, args ...string) *exec.Cmd {
	return p.in(folder, append([]string{"--moves", "3", "--max", "3"}, args...)...)
}

func must(t *testing.T, c *exec.Cmd) {
	t.Helper()
	if text, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v: %v\n%s", c.Args, err, text)
	}
}

// interrupt starts a process, and sends it a signal as soon as its file has a line. It returns how it ended.
func interrupt(t *testing.T, c func() *exec.Cmd, part string, signal syscall.Signal) *os.ProcessState {
	t.Helper()
	for range 20 { // a process may be done before it is stopped
		os.Remove(part)
		os.Remove(strings.TrimSuffix(part, ".part"))
		work := c()
		if err := work.Start(); err != nil {
			t.Fatal(err)
		}
		ended := make(chan struct{})
		go func() { work.Wait(); close(ended) }()
		for waiting := true; waiting; {
			select {
			case <-ended:
				waiting = false
			case <-time.After(time.Millisecond):
				if info, err := os.Stat(part); err == nil && info.Size() > 0 {
					work.Process.Signal(signal)
					<-ended
					waiting = false
				}
			}
		}
		if _, err := os.Stat(part); err == nil {
			return work.ProcessState
		}
	}
	t.Fatalf("%s was never stopped in time", part)
	return nil
}

// Three shards, two of them killed and one stopped, resumed and merged, are what one process writes.
func (p process) killed(t *testing.T) {
	folder := t.TempDir()
	must(t, p.small(folder, "--out", "whole"))
	shard := func(at string) func() *exec.Cmd {
		return func() *exec.Cmd { return p.small(folder, "--shard", at+"/3", "--out", "{shard}.jsonl") }
	}
	part := func(at string) string { return filepath.Join(folder, at+".jsonl.part") }
	for _, at := range []string{"0", "1"} {
		if state := interrupt(t, shard(at), part(at), syscall.SIGKILL); state.Success() {
			t.Errorf("shard %s ends with %v", at, state)
		}
	}
	if state := interrupt(t, shard("2"), part("2"), syscall.SIGTERM); state.ExitCode() != paused {
		t.Errorf("SIGTERM: %v", state)
	}
	// One of them was killed in the middle of a line.
	text, err := os.ReadFile(part("1"))
	if err != nil {
		t.Fatal(err)
	}
	writeFile(t, part("1"), string(text[:len(text)-7]))
	if text, err := p.in(folder, "--missing", "{shard}.jsonl", "--shards", "3").Output(); err != nil || string(text) != "0-2\n" {
		t.Errorf("missing are %q (%v)", text, err)
	}
	for _, at := range []string{"0", "1", "2"} {
		must(t, shard(at)())
	}
	must(t, p.in(folder, "--merge", "2.jsonl", "0.jsonl", "1.jsonl", "--out", "merged"))
	same(t, folder, "merged", "whole")
}

// same fails if two files of a folder are not the same.
func same(t *testing.T, folder, got, want string) {
	t.Helper()
	a, err := os.ReadFile(filepath.Join(folder, got))
	b, worse := os.ReadFile(filepath.Join(folder, want))
	if err != nil || worse != nil || len(b) < 1000 || !bytes.Equal(a, b) {
		t.Errorf("%s is not %s (%v, %v): %d and %d bytes", got, want, err, worse, len(a), len(b))
	}
}

// A full disk, that is a file that cannot grow, ends a survey with a sentence; what was written is kept.
func (p process) fullDisk(t *testing.T) {
	shell, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("no bash, which limits the size of a file")
	}
	folder := t.TempDir()
	must(t, p.small(folder, "--out", "whole"))
	full := exec.Command(shell, "-c", `ulimit -f 20; exec "$0" survey --moves 3 --max 3 --out out`, string(p))
	full.Dir = folder
	text, _ := full.CombinedOutput()
	if full.ProcessState.ExitCode() != failed || !regexp.MustCompile(`\npalace: write out.part: file too large; all whole lines are kept, and the same command continues from there\n$`).Match(text) {
		t.Errorf("%v: %s", full.ProcessState, text)
	}
	if info, err := os.Stat(filepath.Join(folder, "out.part")); err != nil || info.Size() < 10_000 || info.Size() > 20<<10 {
		t.Errorf("keeps %v (%v)", info, err)
	}
	must(t, p.small(folder, "--out", "out"))
	same(t, folder, "out", "whole")
}

// The files for other people's engines. Each ends with the survey that one process writes.
func (p process) examples(t *testing.T) {
	example := func(name string) string {
		path, err := filepath.Abs("../../docs/examples/survey/" + name)
		if err != nil {
			t.Fatal(err)
		}
		return path
	}
	whole := t.TempDir()
	must(t, p.small(whole, "--out", "whole"))
	small := append(os.Environ(), "PALACE="+string(p), "MOVES=3", "MAX=3", "SHARDS=3")
	// dying runs palace, but kills shards 0 and 1 once each, as soon as their files have a line.
	dying := func(t *testing.T, folder string) string {
		t.Helper()
		name := filepath.Join(folder, "dying")
		writeFile(t, name, `#!/bin/sh
for word; do case $word in *.jsonl) out=$word;; esac; done
case "$* " in
*" --merge "*|*" --report "*) ;;
*" 0/3 "*|*" 1/3 "*)
  if mkdir "$out.killed" 2>/dev/null; then
    '`+string(p)+`' "$@" & work=$!
    until test -s "$out.part"; do kill -0 $work || exit 3; done
    kill -9 $work; wait $work; status=$?
    echo $status >"$out.killed/status"
    exit $status
  fi;;
esac
exec '`+string(p)+`' "$@"
`)
		if err := os.Chmod(name, 0o755); err != nil {
			t.Fatal(err)
		}
		return name
	}
	died := func(t *testing.T, folder string) {
		t.Helper()
		for _, at := range []string{"0", "1"} {
			if text, err := os.ReadFile(filepath.Join(folder, at+".jsonl.killed", "status")); string(text) != "137\n" {
				t.Errorf("shard %s was not killed: %q, %v", at, text, err)
			}
		}
	}
	needed := func(t *testing.T, name string) {
		t.Helper()
		if !testkit.More() {
			t.Skip("make test-more starts other people's programs")
		}
		if _, err := exec.LookPath(name); err != nil {
			t.Skipf("%s is not there", name)
		}
	}
	within := func(folder string, env []string, words ...string) *exec.Cmd {
		c := exec.Command(words[0], words[1:]...)
		c.Dir, c.Env = folder, env
		return c
	}
	t.Run("Slurm", func(t *testing.T) { // as it starts the tasks of an array of which the first is sent again
		needed(t, "bash")
		folder := t.TempDir()
		for _, at := range []string{"1", "2", "0"} {
			must(t, within(folder, append(small[:len(small):len(small)], "SLURM_ARRAY_TASK_ID="+at, "SLURM_ARRAY_TASK_MIN="+at, "SLURM_ARRAY_TASK_MAX="+at, "SLURM_ARRAY_TASK_COUNT=1"), "bash", example("slurm.sh")))
		}
		must(t, p.in(folder, "--merge", "0.jsonl", "1.jsonl", "2.jsonl", "--out", filepath.Join(whole, "slurm")))
		same(t, whole, "slurm", "whole")
	})
	t.Run("GNU parallel", func(t *testing.T) {
		needed(t, "parallel")
		folder := t.TempDir()
		must(t, within(folder, append(small[:len(small):len(small)], "PALACE="+dying(t, folder)), "sh", example("parallel.sh")))
		died(t, folder)
		must(t, within(folder, small, "cp", "all.jsonl", filepath.Join(whole, "parallel")))
		same(t, whole, "parallel", "whole")
	})
	t.Run("Snakemake", func(t *testing.T) {
		needed(t, "snakemake")
		folder := t.TempDir()
		must(t, within(folder, small, "snakemake", "--cores", "2", "--snakefile", example("Snakefile"), "--config", "palace="+dying(t, folder), "moves=3", "max=3", "shards=3"))
		died(t, folder)
		must(t, within(folder, small, "cp", "all.jsonl", filepath.Join(whole, "snakemake")))
		same(t, whole, "snakemake", "whole")
	})
	for _, library := range []string{"duckdb", "pandas"} {
		t.Run(library, func(t *testing.T) {
			needed(t, "python3")
			if exec.Command("python3", "-c", "import "+library).Run() != nil {
				t.Skipf("Python has no %s", library)
			}
			if text, err := within(whole, small, "python3", example("read.py"), library, "whole").CombinedOutput(); err != nil || string(text) != "1 68\n2 151\n3 17\n4 1\n" {
				t.Errorf("%v, prints\n%s", err, text)
			}
		})
	}
	// What no machine here can run names flags that there are, and 64 shards everywhere.
	flagName := regexp.MustCompile(`--([a-z]+)`)
	for _, name := range []string{"slurm.sh", "job.yaml", "Snakefile", "parallel.sh", "README.md"} {
		text, err := os.ReadFile(example(name))
		if err != nil {
			t.Fatal(err)
		}
		for _, call := range regexp.MustCompile(`(?:palace"?\}?,?|PALACE[:\w-]*\}?"?) survey(?:.*\\\n)*.*`).FindAllString(string(text), -1) {
			for _, f := range flagName.FindAllStringSubmatch(call, -1) {
				if findFlag(surveyVerb.flags, f[1]) == nil {
					t.Errorf("%s: palace survey has no flag --%s", name, f[1])
				}
			}
		}
		for _, count := range regexp.MustCompile(`(?:completions: |--shards",? ?"?|SHARDS:-|array=0-)(\d+)`).FindAllStringSubmatch(string(text), -1) {
			if name != "parallel.sh" && !slices.Contains([]string{"64", "63"}, count[1]) {
				t.Errorf("%s: %s", name, count[0])
			}
		}
	}
}

// What is left of a report when nobody reads it, and where there is no room for it.
func TestSurveyReportUnread(t *testing.T) {
	if status := run([]string{"survey", "--report", "testdata/survey.jsonl"}, broken{}, &bytes.Buffer{}); status != failed {
		t.Errorf("a closed output: status %d", status)
	}
	if runtime.GOOS == "linux" {
		full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer full.Close()
		var told bytes.Buffer
		if status := run([]string{"survey", "--report", "testdata/survey.jsonl"}, full, &told); status != failed || told.String() != "palace: write /dev/full: no space left on device\n" {
			t.Errorf("a full disk: status %d, %q", status, told.String())
		}
	}
}

func writeFile(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}
