package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/engine/blocking/region"
)

// rangeFlags choose the games of a search.
var rangeFlags = []flag{
	{"from", "K", "the first blocking number"},
	{"to", "K", "the last"},
	{"step", "S", "from one to the next; default 1"},
}

// jsonLines is for verbs that print a table.
var jsonLines = flag{"json", "", "one JSON object per line, without the summary at the end"}

// line prints values as an object with --json, and else as a text.
func (c *call) line(values any, text string, args ...any) (err error) {
	if c.has("json") {
		return json.NewEncoder(c.out).Encode(values)
	}
	_, err = fmt.Fprintf(c.out, text, args...)
	return err
}

func pair(c engine.Cell) [2]int { return [2]int{c.X, c.Y} }

// games lists the blocking numbers that a search goes through. It refuses numbers of games
// that the search does not reach, which are all from some number on.
func (c *call) games(reaches func(k int) error) ([]int, error) {
	most := sort.Search(blocking.MaxK, func(i int) bool { return reaches(i+1) != nil })
	from, to, err := c.span("K", 1, most)
	if err != nil {
		return nil, err
	}
	step, err := c.number("step", "S", 1, blocking.MaxK)
	if err != nil {
		return nil, err
	}
	var games []int
	for k := from; k <= to; k += step {
		games = append(games, k)
	}
	return games, nil
}

var threadsVerb = verb{
	name:  "threads",
	args:  "--from K --to K [--step S] [--gap G] [--json]",
	about: "Counts the palaces in the threads of the warp of blocking games, in the rows 2k, 2k+k/8, …, 3k: are they Fibonacci numbers? Lists those that are not.",
	more:  "Small numbers prove little: below 9 only 4, 6 and 7 are not Fibonacci numbers. Nor do nine rows of one game count nine times, because a thread runs through many of them.",
	flags: append(slices.Clone(rangeFlags), flag{"gap", "G", "a gap of this many squares or more without a palace separates two threads; default 24"}, jsonLines),
	run:   threads,
	alone: true,
}

func threads(c *call) error {
	games, err := c.games(func(k int) error { return conjecture.CheckThreads(k, rowsOf(k)) })
	if err != nil {
		return err
	}
	gap, err := c.number("gap", "G", conjecture.DefaultGap, 1<<20)
	if err != nil {
		return err
	}
	progress := newProgress(c.stderr, len(games)).of("games")
	out := c.out
	thick := map[int]int{}
	pieces, exceptions, innermost := 0, 0, 0
	for _, k := range games {
		found, err := conjecture.Threads(k, gap, rowsOf(k))
		if err != nil {
			progress.clear()
			return misuse{err}
		}
		for _, t := range found {
			pieces++
			thick[t.Palaces]++
			if conjecture.IsFibonacci(t.Palaces) {
				continue
			}
			exceptions++
			if t.Rank == 0 {
				innermost++
			}
			progress.clear()
			c.line(map[string]int{"k": k, "row": t.Row, "from": t.From, "to": t.To, "palaces": t.Palaces, "thread": t.Rank}, "k=%d row %d columns %d-%d: %d palaces, thread %d from the inner sector\n", k, t.Row, t.From, t.To, t.Palaces, t.Rank)
			if err := out.Flush(); err != nil {
				return err
			}
		}
		progress.add(1)
	}
	progress.clear()
	if !c.has("json") {
		fmt.Fprintln(out, "palaces pieces")
	}
	for _, n := range slices.Sorted(maps.Keys(thick)) {
		c.line(map[string]int{"palaces": n, "pieces": thick[n]}, "%7d %6d\n", n, thick[n])
	}
	if c.has("json") {
		return nil
	}
	fmt.Fprintf(out, "%d pieces, %d of them not a Fibonacci number; %d of these in the innermost thread\n", pieces, exceptions, innermost)
	small := 0
	for n := range 9 {
		small += thick[n]
	}
	fmt.Fprintf(out, "of these pieces %d have fewer than 9 palaces, where only 4, 6 and 7 are not Fibonacci numbers, and %d have one; the %d rows of a game are not independent\n",
		small, thick[1], len(rowsOf(1)))
	return nil
}

// rowsOf lists the rows in which the threads of game k are counted.
func rowsOf(k int) []int {
	var rows []int
	for i := range 9 {
		rows = append(rows, 2*k+i*k/8)
	}
	return rows
}

var armpitsVerb = verb{
	name:  "armpits",
	args:  "--from K --to K [--step S] [--json]",
	about: "Looks for the squares of the 4k×4k corner of blocking games from which the queen sees the most palaces: are they all at the armpits?",
	more:  "A game counts if all of them are within k/20 columns and rows of an armpit. It does not look farther out than 4k.",
	flags: append(slices.Clone(rangeFlags), jsonLines),
	run:   armpits,
	alone: true,
}

func armpits(c *call) error {
	games, err := c.games(conjecture.CheckArmpits)
	if err != nil {
		return err
	}
	progress := newProgress(c.stderr, len(games)).of("games")
	out := c.out
	at := 0
	for _, k := range games {
		m, err := conjecture.Armpits(k)
		if err != nil {
			progress.clear()
			return misuse{err}
		}
		where := "elsewhere, too"
		if m.AtArmpit() {
			where = "at the armpit"
			at++
		}
		progress.clear()
		c.line(map[string]any{"k": k, "armpit": pair(m.Armpit), "most": k + int(m.Rel), "squares": m.Squares, "first": pair(m.First), "last": pair(m.Last), "at_armpit": m.AtArmpit()}, "k=%d armpit %d,%d: k%+d palaces from %d squares, from %d,%d to %d,%d: %s\n",
			k, m.Armpit.X, m.Armpit.Y, m.Rel, m.Squares, m.First.X, m.First.Y, m.Last.X, m.Last.Y, where)
		if err := out.Flush(); err != nil {
			return err
		}
		progress.add(1)
	}
	progress.clear()
	if c.has("json") {
		return nil
	}
	fmt.Fprintf(out, "at the armpit in %d of %d games\n", at, len(games))
	return nil
}

var skinVerb = verb{
	name:  "skin",
	args:  "--from ROW --to ROW [--json]",
	about: "Measures the skin of the arm where x > y of large blocking games, in rows counted from the shoulder: how thick it is, and whether its steps follow 2 → 23, 3 → 233.",
	flags: []flag{
		{"from", "ROW", "the first row, at least 1"},
		{"to", "ROW", "the last"},
		jsonLines,
	},
	run:   skin,
	alone: true,
}

// maxRow bounds the rows of the arm: down to there it takes a few minutes.
const maxRow = 1 << 18

func skin(c *call) error {
	from, to, err := c.span("ROW", 1, maxRow)
	if err != nil {
		return err
	}
	arm, err := conjecture.NewArm(to + 1)
	if err != nil {
		return misuse{err}
	}
	layers := followSkin(c, arm, from, to)
	out := c.out
	for _, s := range conjecture.Stretches(from, layers) {
		first, last := layers[s.First-from], layers[s.Last-from]
		said := map[string]any{"from": s.First, "to": s.Last, "thinnest": s.Thinnest, "thickest": s.Thickest, "stage": nil}
		if s.Steady {
			said["stage"] = s.Stage
		}
		c.line(said, "rows %d-%d, from column k%+d to k%+d: ", s.First, s.Last, first.Start, last.End-1)
		if c.has("json") {
			continue
		}
		if s.Steady {
			columns, rows := s.Stage.Period()
			fmt.Fprintf(out, "stage %d, %d palaces thick, %d columns and %d rows a period, %d palaces before it\n",
				s.Stage, s.Thinnest, columns, rows, arm.Before(s.First))
			continue
		}
		fmt.Fprintf(out, "in no stage, %d to %d palaces thick\n", s.Thinnest, s.Thickest)
	}
	return nil
}

// followSkin computes the arm down to the rows from … to, and shows how far it is.
func followSkin(c *call, arm *conjecture.Arm, from, to int) (layers []region.Layer) {
	progress := newProgress(c.stderr, to+1).of("rows")
	const step = 1024
	for y := 0; y < from; y += step {
		arm.Skin(y, y+1, func(int, region.Layer, []int32) {})
		progress.add(min(step, from-y))
	}
	arm.Skin(from, to+1, func(_ int, layer region.Layer, _ []int32) {
		layers = append(layers, layer)
		progress.add(1)
	})
	progress.clear()
	return layers
}
