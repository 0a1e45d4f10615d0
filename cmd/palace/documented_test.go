package main

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// documentation returns docs/command-line.md.
func documentation(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../docs/command-line.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestVerbsAreDocumented: each verb has a section that begins with how it is called, and
// in it a table of all its flags and no others.
func TestVerbsAreDocumented(t *testing.T) {
	text := documentation(t)
	heading := regexp.MustCompile(`(?m)^## palace (\w+)$`)
	if n := len(heading.FindAllString(text, -1)); n != len(verbs) {
		t.Errorf("%d verbs are documented, and there are %d", n, len(verbs))
	}
	flagName := regexp.MustCompile("`--([a-z]+)")
	for i := range verbs {
		v := &verbs[i]
		_, section, found := strings.Cut(text, "\n## palace "+v.name+"\n")
		section, _, _ = strings.Cut(section, "\n## ")
		if !found || !strings.Contains(section, "`palace "+v.name) {
			t.Errorf("palace %s is not documented", v.name)
			continue
		}
		documented := map[string]bool{}
		for _, line := range strings.Split(section, "\n") {
			if strings.HasPrefix(line, "| `--") {
				cell, _, _ := strings.Cut(line[2:], "|")
				for _, name := range flagName.FindAllStringSubmatch(cell, -1) {
					documented[name[1]] = true
				}
			}
		}
		for _, f := range v.flags {
			if !documented[f.name] {
				t.Errorf("palace %s: the flag --%s is not in the table", v.name, f.name)
			}
			delete(documented, f.name)
		}
		for name := range documented {
			t.Errorf("palace %s has no flag --%s", v.name, name)
		}
	}
}

// TestExamples runs every example, and compares what it prints, up to a line that holds
// no more than three points.
func TestExamples(t *testing.T) {
	block := regexp.MustCompile("(?s)```console\n(.*?)```")
	examples := 0
	for _, b := range block.FindAllStringSubmatch(documentation(t), -1) {
		for _, example := range strings.Split("\n"+b[1], "\n$ palace ")[1:] {
			examples++
			call, want, _ := strings.Cut(example, "\n")
			status, got, complaint := palace(strings.Fields(strings.ReplaceAll(call, `"`, ""))...)
			if got += complaint; (status == done) != (complaint == "") {
				t.Errorf("palace %s: status %d, %q", call, status, complaint)
			}
			want, more := strings.CutSuffix(strings.TrimSpace(want), "\n…")
			if got = strings.TrimSpace(got); more {
				got = got[:min(len(want), len(got))]
			}
			if got != want {
				t.Errorf("palace %s prints\n%s\nwant\n%s", call, got, want)
			}
		}
	}
	if examples < len(verbs) {
		t.Errorf("only %d examples", examples)
	}
}
