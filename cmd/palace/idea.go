package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/game/catalog"
)

var ideaVerb = verb{
	name:  "idea",
	args:  "[NAME] GAME [--size WxH] [--at X,Y] [--point X,Y] [--set name=value;…] [--json]",
	about: "Shows an idea of a game as data: what the page draws over the board, and the words, strips and tables beside it.",
	more:  `NAME is as in a link, &idea=NAME; without it the ideas of the game are listed. --set takes what follows the name in a link: step=12;piece=king. With --json it is one object: the idea's "name", "title", "about", "source", and its "layer" with "words", "figures", "strips", "tables", "controls" and "steps"; squares and points are counted from the position of --at if that is far out, square (x, y) covering the points from (x, y) to (x+1, y+1).`,
	flags: []flag{
		{"size", "WxH", "how much of the board is seen; default 24x16"},
		{"at", "X,Y", "its smallest corner; default 0,0"},
		{"point", "X,Y", "the position that is pointed at"},
		{"set", "NAME=VALUE", "the choices: step=12;piece=king"},
		{"json", "", "one JSON object, or one for each idea"},
	},
	run: showIdea,
}

// showIdea shows one idea, or lists those of a game.
func showIdea(c *call) error {
	if len(c.args) == 1 {
		return listIdeas(c)
	}
	words, err := c.only("NAME", "GAME")
	if err != nil {
		return err
	}
	g, err := catalog.Parse(words[1])
	if err != nil {
		return misuse{err}
	}
	text := words[0]
	if set, given := c.flags["set"]; given {
		text += ":" + set
	}
	open, err := idea.Read(text)
	if err != nil {
		return misuse{err}
	}
	about, err := catalog.Idea(g, open.Name)
	if err != nil {
		return misuse{err}
	}
	gaze, err := c.gaze(g, open)
	if err != nil {
		return err
	}
	layer, err := layerOf(catalog.Illustrate(g, about.Name), gaze, newProgress(c.stderr, 100).of("per cent"))
	if err != nil {
		return err
	}
	out := c.out
	if c.has("json") {
		err = json.NewEncoder(out).Encode(struct {
			idea.Idea
			Layer idea.Layer `json:"layer"`
		}{about, layer})
	} else {
		writeIdea(out, about, layer)
	}
	return err
}

// gaze reads where to look.
func (c *call) gaze(g engine.Game, open idea.Open) (idea.Gaze, error) {
	gaze := idea.Gaze{Step: open.Step, Chosen: open.Chosen}
	w := &gaze.Window
	if err := numbers(c.or("size", "24x16"), "x", number{"the width", 1, longestSide, &w.W}, number{"the height", 1, longestSide, &w.H}); err != nil {
		return gaze, misusef("--size: %w", err)
	}
	at, err := c.at(g)
	if err != nil {
		return gaze, err
	}
	if at.Dim() == g.Shape().Dim && g.Shape().Far(at) {
		gaze.Origin = at
	} else {
		near, ok := at.Seen(engine.Position{}, farthest)
		if !ok {
			return gaze, misusef("--at: X and Y must be from -%d to %d for %s", farthest, farthest, g)
		}
		w.X, w.Y = near[0], near[1]
	}
	if text, given := c.flags["point"]; given {
		if gaze.At, err = readPosition(g, text); err == nil {
			err = g.Check(gaze.At)
		}
		if err != nil {
			return gaze, misusef("--point: %w", err)
		}
	}
	gaze.Window = gaze.Window.Intersect(g.Plane(engine.NewMap(g, g.Shape().Kinds[0], gaze.Origin, "")))
	if gaze.Window.Empty() {
		return gaze, misusef("there is no square of %s in that window", g)
	}
	return gaze, nil
}

// enough reports whether so many steps of an idea's work are enough: a test that must end, on any
// machine, stops work there.
var enough = func(steps int) bool { return false }

// layerOf looks once.
func layerOf(seen idea.Illustration, at idea.Gaze, progress *progress) (idea.Layer, error) {
	job, err := seen.Look(at)
	if err != nil {
		return idea.Layer{}, misuse{err}
	}
	for steps := 0; job != nil && job.Step(); steps++ {
		if progress.reach(int(100 * job.Done())); enough(steps) {
			return idea.Layer{}, errEnough
		}
	}
	progress.clear()
	return seen.Layer()
}

// listIdeas lists the ideas of a game.
func listIdeas(c *call) error {
	g, err := c.game()
	if err != nil {
		return err
	}
	for _, i := range idea.Of(g) {
		c.line(i, "%-12s %s (%s)\n", i.Name, i.Title, i.Source)
	}
	return nil
}

// writeIdea writes words, strips and tables for a reader.
func writeIdea(out io.Writer, about idea.Idea, l idea.Layer) {
	fmt.Fprintf(out, "%s\n%s\n%s\n", about.Title, about.About, about.Source)
	for _, w := range l.Words {
		fmt.Fprintf(out, "\n%s\n", w)
	}
	for _, s := range l.Strips {
		fmt.Fprintf(out, "\n%s, from %s\n", s.Title, s.From)
		for i, letter := range s.Letters {
			if i > 0 {
				fmt.Fprint(out, " ")
			}
			fmt.Fprint(out, letter.Text)
		}
		fmt.Fprintln(out)
	}
	for _, t := range l.Tables {
		fmt.Fprintf(out, "\n%s\n", t.Title)
		writeColumns(out, t)
	}
	if l.Steps.Last > 0 {
		fmt.Fprintf(out, "\nstep %d of %d\n", l.Steps.Now, l.Steps.Last)
	}
	kinds := map[idea.Kind]int{}
	for _, f := range l.Figures {
		kinds[f.Kind]++
	}
	var drawn []string
	for k := idea.Line; k <= idea.Label; k++ {
		if kinds[k] > 0 {
			drawn = append(drawn, strconv.Itoa(kinds[k])+" × "+k.String())
		}
	}
	fmt.Fprintf(out, "\ndrawn: %s\n", strings.Join(drawn, ", "))
}

// writeColumns writes a table with its columns one below the other.
func writeColumns(out io.Writer, t idea.Table) {
	wide, head := make([]int, len(t.Head)), make([]string, len(t.Head))
	for i, text := range t.Head {
		head[i] = text.String()
	}
	measure := func(cells []string) {
		for i, text := range cells {
			wide[i] = max(wide[i], len([]rune(text)))
		}
	}
	measure(head)
	for _, r := range t.Rows {
		measure(r.Cells)
	}
	write := func(cells []string) {
		for i, text := range cells {
			fmt.Fprint(out, strings.Repeat(" ", wide[i]-len([]rune(text))), text)
			if i+1 < len(cells) {
				fmt.Fprint(out, "  ")
			}
		}
		fmt.Fprintln(out)
	}
	write(head)
	for _, r := range t.Rows {
		write(r.Cells)
	}
}
