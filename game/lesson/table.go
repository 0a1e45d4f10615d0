package lesson

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// tabled is the first table of an idea of a game, for claims about it. It is how a claim speaks of what a game's ideas
// know and this package does not: how a column repeats, or which segments there are. Several claims share one.
type tabled struct {
	job  engine.Job
	seen idea.Illustration
	rows [][]string
	err  error
}

// tabledSide is how much of the board is looked at.
const tabledSide = 24

// tabled begins to look at an idea of a game, unless that was done before.
func (c *Checking) tabled(g engine.Game, name string) *tabled {
	key := g.String() + " " + name
	if known := c.tables[key]; known != nil {
		return known
	}
	t := &tabled{}
	if c.tables == nil {
		c.tables = map[string]*tabled{}
	}
	c.tables[key] = t
	if _, t.err = idea.Find(g, name); t.err != nil {
		return t
	}
	if c.Illustrate == nil {
		t.err = errNoIdeas
		return t
	}
	t.seen = c.Illustrate(g, name)
	t.job, t.err = t.seen.Look(idea.Gaze{Window: engine.Window{W: tabledSide, H: tabledSide}, Step: -1, Chosen: map[string]string{}})
	return t
}

// step looks on, and reports whether there is more to do.
func (t *tabled) step() (more bool) {
	switch {
	case t.err != nil || t.seen == nil:
		return false
	case t.job != nil && t.job.Step():
		return true
	}
	layer, err := t.seen.Layer()
	if t.err = err; err == nil && len(layer.Tables) > 0 {
		for _, row := range layer.Tables[0].Rows {
			t.rows = append(t.rows, plain(row.Cells))
		}
	}
	t.seen = nil
	return false
}

// holds says why a claim about the table does not hold.
func (t *tabled) holds(l *Claim) error {
	switch {
	case t.err != nil:
		return t.err
	case l.Kind == Rows && len(t.rows) != l.Count:
		return errRows(l.Idea, len(t.rows))
	}
	for _, line := range l.Lines {
		at := slices.IndexFunc(t.rows, func(cells []string) bool { return len(cells) > 0 && cells[0] == line })
		if at < 0 {
			return errNoRow(l.Idea, line)
		}
		for _, want := range l.Cells {
			if !slices.Contains(t.rows[at][1:], want) {
				return errTable(l.Idea, t.rows[at])
			}
		}
	}
	return nil
}

// plain returns cells without the marks that keep them in their direction.
func plain(cells []string) (all []string) {
	for _, cell := range cells {
		all = append(all, strings.TrimSpace(strings.Map(func(r rune) rune {
			if '\u2066' <= r && r <= '\u2069' {
				return -1
			}
			return r
		}, cell)))
	}
	return all
}
