package main

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// TestActionsPinned: what the workflows use of others is named by its commit, with the version
// behind it, and the site that is deployed is the one that was tested: it is built once.
func TestActionsPinned(t *testing.T) {
	workflows, err := filepath.Glob("../../.github/workflows/*.yml")
	if err != nil || len(workflows) == 0 {
		t.Fatal("there are no workflows", err)
	}
	uses := regexp.MustCompile(`uses: *(\S+)(.*)`)
	pinned := regexp.MustCompile(`^[\w-]+/[\w/-]+@[0-9a-f]{40}$`)
	version := regexp.MustCompile(`^ # v\d+\.\d+\.\d+$`)
	builds := regexp.MustCompile(`run: .*make( |$)(site|archive|run|dev|$)|cancel-in-progress: true`) // what is tested is what is published
	for _, name := range workflows {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, each := range uses.FindAllStringSubmatch(string(text), -1) {
			if each[1][0] != '.' && (!pinned.MatchString(each[1]) || !version.MatchString(each[2])) {
				t.Errorf("%s uses %s%s: not a commit with its version", name, each[1], each[2])
			}
		}
		if found := builds.Find(text); found != nil {
			t.Errorf("%s: %q", name, found)
		}
	}
}
