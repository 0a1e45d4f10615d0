package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestCompletion: each shell is given every verb and every flag; where a shell is there, it reads them without
// a complaint, and bash completes by them.
func TestCompletion(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish"} {
		status, out, complaint := palace("completion", shell)
		if status != done || complaint != "" {
			t.Fatal(shell, status, complaint)
		}
		for i := range verbs {
			for _, f := range verbs[i].flags {
				name := f.name
				line := regexp.MustCompile(`(?m)^.*\b` + verbs[i].name + `\b.*(--| -l )` + name + `\b.*$`)
				if !line.MatchString(out) {
					t.Errorf("%s: palace %s has no flag --%s", shell, verbs[i].name, name)
				}
			}
		}
		if path, err := exec.LookPath(shell); err == nil {
			file := filepath.Join(t.TempDir(), "palace."+shell)
			if err := os.WriteFile(file, []byte(out), 0o600); err != nil {
				t.Fatal(err)
			}
			if said, err := exec.Command(path, "-n", file).CombinedOutput(); err != nil || len(said) > 0 {
				t.Errorf("%s: %v: %s", shell, err, said)
			}
		}
	}
	if _, err := exec.LookPath("bash"); err != nil {
		return
	}
	_, script, _ := palace("completion", "bash")
	for words, want := range map[string]string{
		"palace qu":                    "query queens",
		"palace help compl":            "completion",
		"palace outcomes wythoff --mi": "--misere",
		"palace outcomes wyt":          "",
	} {
		list := strings.Fields(words)
		test := script + "\nCOMP_WORDS=(" + words + "); COMP_CWORD=" + string(rune('0'+len(list)-1)) + "; _palace; echo ${COMPREPLY[@]}"
		got, err := exec.Command("bash", "-c", test).CombinedOutput()
		if err != nil || strings.TrimSpace(string(got)) != want {
			t.Errorf("%q is completed by %q, %v, want %q", words, got, err, want)
		}
	}
}

// TestMan: the page of the manual has every verb, its text and its flags, no line of it that is no text of ours begins
// with a command, and where there is a formatter it has no complaint.
func TestMan(t *testing.T) {
	status, out, _ := palace("help", "--man")
	if status != done || !strings.HasPrefix(out, ".TH PALACE 1\n") {
		t.Fatalf("status %d, %.60q", status, out)
	}
	for i := range verbs {
		v := &verbs[i]
		_, section, _ := strings.Cut(out, ".SS palace "+v.name+"\n")
		section, _, _ = strings.Cut(section, "\n.SS ")
		if !strings.Contains(section, roffLine(v.about)) {
			t.Errorf("palace %s is not described", v.name)
		}
		for _, f := range v.flags {
			if !strings.Contains(section, ".TP\n.B \\-\\-"+f.name) {
				t.Errorf("palace %s has no --%s", v.name, f.name)
			}
		}
	}
	commands := regexp.MustCompile(`^(\.(TH|SH|SS|PP|TP|B|I)( |$)|\\&|palace )`)
	for _, line := range strings.Split(strings.TrimSpace(out), "\n") {
		if !commands.MatchString(line) {
			t.Errorf("a line may be taken for a command: %.60q", line)
		}
	}
	for _, formatter := range [][]string{{"mandoc", "-T", "lint", "-W", "error"}, {"groff", "-man", "-ww", "-z", "-K", "utf8"}} {
		if path, err := exec.LookPath(formatter[0]); err == nil {
			run := exec.Command(path, formatter[1:]...)
			run.Stdin = strings.NewReader(out)
			if said, err := run.CombinedOutput(); err != nil || len(said) > 0 {
				t.Errorf("%s: %v: %.300s", formatter[0], err, said)
			}
		}
	}
}
