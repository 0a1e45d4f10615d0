package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"runtime"
	"runtime/debug"
)

var versionVerb = verb{
	name:  "version",
	args:  "[--json]",
	about: "Prints which version this is, the commit it was built from, and the version of Go that built it.",
	more:  `What is not known about a build is "unknown": "go run" records no commit, and nor does a build in a copy without git's history, in a linked worktree or with -buildvcs=false.`,
	flags: []flag{
		{"json", "", "print JSON"},
	},
	run:   printVersion,
	alone: true,
}

// released is the version that make release hands this out as, "" for none.
var released string

// unknown stands for what a build does not say of itself.
const unknown = "unknown"

// build is what is known of how a program was built.
type build struct {
	Version string `json:"version"` // the module's, "unknown" between two versions
	Commit  string `json:"commit"`  // git's name of it, in full
	Changed bool   `json:"changed"` // whether the files differed from the commit's
	Go      string `json:"go"`
}

func printVersion(c *call) error {
	info, _ := debug.ReadBuildInfo()
	b := readBuild(info)
	if c.has("json") {
		return json.NewEncoder(c.stdout).Encode(b)
	}
	_, err := fmt.Fprintln(c.stdout, b)
	return err
}

// readBuild reads what the go command has noted, nil if it has noted nothing.
func readBuild(info *debug.BuildInfo) build {
	b := build{unknown, unknown, false, runtime.Version()}
	if info == nil {
		return b
	}
	if v := cmp.Or(released, info.Main.Version); v != "" && v != "(devel)" {
		b.Version = v
	}
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			b.Commit = s.Value
		case "vcs.modified":
			b.Changed = s.Value == "true"
		}
	}
	return b
}

// String is the build in one line.
func (b build) String() string {
	changed := ""
	if b.Changed {
		changed = " with changes"
	}
	if b.Version == unknown && b.Commit == unknown {
		return fmt.Sprintf("palace, built without a record of its version or commit, %s", b.Go)
	}
	return fmt.Sprintf("palace %s, commit %s%s, %s", b.Version, b.Commit, changed, b.Go)
}
