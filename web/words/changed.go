package main

import (
	"fmt"
	"io"
	"math"
	"os/exec"
	"regexp"
	"strconv"
	"strings"

	"github.com/palacegames/palace/web/internal/fluent"
)

// changed tells which messages have changed in English since their translation did, by the history that git keeps of
// both. Where it keeps none, it tells of none.
func changed(out io.Writer, root, tag string) error {
	groups, err := fluent.Translation(root, tag)
	if err != nil {
		return err
	}
	translated := map[string]int64{}
	for _, g := range groups {
		for _, f := range g.Files {
			written, err := linesOf(root, f.Name)
			if err != nil {
				return err
			}
			for i := range f.Entries {
				translated[g.Name+"/"+f.Entries[i].ID] = last(written, f.Entries, i)
			}
		}
	}
	english, err := fluent.English(root)
	if err != nil {
		return err
	}
	for _, g := range english {
		for _, f := range g.Files {
			written, err := linesOf(root, f.Name)
			if err != nil {
				return err
			}
			for i := range f.Entries {
				id := f.Entries[i].ID
				if then, ok := translated[g.Name+"/"+id]; ok && last(written, f.Entries, i) > then {
					fmt.Fprintf(out, "changed since it was translated: %s in %s\n", id, f.Name)
				}
			}
		}
	}
	return nil
}

// last is when a message was written last, comments aside: the lines from its own to that of the next are its pattern,
// as far as they are indented.
func last(written []line, entries []fluent.Entry, i int) (time int64) {
	for at := entries[i].Line - 1; at < len(written); at++ {
		if at >= entries[i].Line && !strings.HasPrefix(written[at].text, " ") && !strings.HasPrefix(written[at].text, "}") {
			break
		}
		time = max(time, written[at].time)
	}
	return time
}

// line is a line of a file, and when it was committed, in seconds; later than anything if it is not.
type line struct {
	text string
	time int64
}

var blamed = regexp.MustCompile(`^([0-9a-f]{40}) \d+ \d+`)

// linesOf returns a file's lines. A file of which git knows nothing has none.
func linesOf(root, name string) (lines []line, err error) {
	if _, err := exec.LookPath("git"); err != nil {
		return nil, nil
	}
	text, err := exec.Command("git", "-C", root, "blame", "--porcelain", "--", name).Output()
	if err != nil {
		return nil, nil
	}
	times := map[string]int64{strings.Repeat("0", 40): math.MaxInt64}
	commit := ""
	for row := range strings.Lines(string(text)) {
		row = strings.TrimSuffix(row, "\n")
		if found := blamed.FindStringSubmatch(row); found != nil {
			commit = found[1]
		} else if seconds, ok := strings.CutPrefix(row, "committer-time "); ok && times[commit] == 0 {
			if times[commit], err = strconv.ParseInt(seconds, 10, 64); err != nil {
				return nil, fmt.Errorf("git blame %s: %w", name, err)
			}
		} else if said, ok := strings.CutPrefix(row, "\t"); ok {
			lines = append(lines, line{said, times[commit]})
		}
	}
	return lines, nil
}
