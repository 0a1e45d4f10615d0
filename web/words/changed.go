package main

import (
	"fmt"
	"io"
	"iter"
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
	translation, err := fluent.Translation(root, tag)
	if err != nil {
		return err
	}
	english, err := fluent.English(root)
	if err != nil {
		return err
	}
	translated := map[string]int64{}
	for m, err := range written(root, translation) {
		if err != nil {
			return err
		}
		translated[m.group+"/"+m.id] = m.time
	}
	for m, err := range written(root, english) {
		if err != nil {
			return err
		}
		if then, ok := translated[m.group+"/"+m.id]; ok && m.time > then {
			fmt.Fprintf(out, "changed since it was translated: %s in %s\n", m.id, m.file)
		}
	}
	return nil
}

// message is a message, and when it was written last.
type message struct {
	group, id, file string
	time            int64
}

// written goes through the messages of groups.
func written(root string, groups []fluent.Group) iter.Seq2[message, error] {
	return func(yield func(message, error) bool) {
		for _, g := range groups {
			for _, f := range g.Files {
				lines, err := linesOf(root, f.Name)
				for i := range f.Entries {
					if !yield(message{g.Name, f.Entries[i].ID, f.Name, last(lines, f.Entries, i)}, err) {
						return
					}
				}
			}
		}
	}
}

// last is when a message was written last, comments aside: the lines from its own to that of the next are its pattern,
// as far as they are indented.
func last(lines []line, entries []fluent.Entry, i int) (time int64) {
	for at := entries[i].Line - 1; at < len(lines); at++ {
		if at >= entries[i].Line && !strings.HasPrefix(lines[at].text, " ") && !strings.HasPrefix(lines[at].text, "}") {
			break
		}
		time = max(time, lines[at].time)
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
