package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
)

func TestVersion(t *testing.T) {
	status, line, complaint := palace("version")
	if status != done || complaint != "" || !regexp.MustCompile(`^palace(, built without a record of its version or commit| \S+, commit \w+( with changes)?), go\S.*\n$`).MatchString(line) {
		t.Errorf("status %d, %q, %q", status, line, complaint)
	}
	_, text, _ := palace("version", "--json")
	var b build
	if err := json.Unmarshal([]byte(text), &b); err != nil || strings.Count(text, "\n") != 1 {
		t.Fatalf("%q: %v", text, err)
	}
	if b.String()+"\n" != line || b.Go != runtime.Version() {
		t.Errorf("the line is %q, the JSON %q", line, text)
	}
	if status, out, complaint := palace("version", "2"); status != wrong || out != "" || !strings.Contains(complaint, `"2" is one word too many`) {
		t.Errorf("a word too many: status %d, %q, %q", status, out, complaint)
	}
}

func TestReadBuild(t *testing.T) {
	noted := func(version, commit, modified string) *debug.BuildInfo {
		info := &debug.BuildInfo{Main: debug.Module{Version: version}}
		if commit != "" {
			info.Settings = []debug.BuildSetting{{Key: "vcs.revision", Value: commit}, {Key: "vcs.modified", Value: modified}}
		}
		return info
	}
	for want, info := range map[string]*debug.BuildInfo{
		"palace, built without a record of its version or commit":     nil,
		"palace, built without a record of its version or commit, ":   noted("(devel)", "", ""),
		"palace, built without a record of its version or commit, go": noted("", "", ""),
		"palace unknown, commit 12ab":                                 noted("", "12ab", "false"),
		"palace v1.2.0, commit unknown":                               noted("v1.2.0", "", ""),
		"palace v1.2.0, commit 12ab":                                  noted("v1.2.0", "12ab", "false"),
		"palace v1.2.0+dirty, commit 12ab with changes, go":           noted("v1.2.0+dirty", "12ab", "true"),
	} {
		if got := readBuild(info).String(); !strings.HasPrefix(got, want) || !strings.HasSuffix(got, ", "+runtime.Version()) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A program built from a checkout names the commit that is checked out.
func TestVersionOfBuild(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the program")
	}
	if info, err := os.Stat("../../.git"); err != nil || !info.IsDir() {
		t.Skip("this is no checkout, or a further worktree, of which the go command notes nothing")
	}
	head, err := exec.Command("git", "rev-parse", "HEAD").Output()
	if err != nil {
		t.Skip("git says no commit:", err)
	}
	program := filepath.Join(t.TempDir(), "palace")
	if out, err := exec.Command("go", "build", "-buildvcs=true", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	line, err := exec.Command(program, "version").Output()
	if err != nil || !strings.Contains(string(line), ", commit "+strings.TrimSpace(string(head))) {
		t.Errorf("%q, %v, want commit %s", line, err, head)
	}
}
