package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

var dictionaryVerb = verb{
	name:  "dictionary",
	args:  "GAME [--words FILE] [--work N] [--json]",
	about: "Looks for the dictionary of Wythoff Nim with further moves: write 0 for each column whose palace (x,y) has y > x, and 1 for each with x > y; then the columns fall into finitely many words, and what a word writes says where, by symmetry, later columns have theirs. If the dictionary closes, that is proved, and the game is solved at any distance. If the moves are not symmetric there are two strings, one of columns and one of rows, and each writes the other. If no words close, finite transducers may still write the strings, letter by letter: that is proved, too. If nothing is found, that is a limit of the search.",
	more: `With --json it is one object: "closes"; if it does, "column" and "diagonal", the first column of the first word and the first free diagonal there, "start", what stands in the string before the first translation, "perfect", whether words begin with perfect sectors, "words" with "word", "translate" and "first", the column where it is met first, "situations", how many were followed in the proof that there are no more words, "together", after how many letters all ways to read agree, and "departure", the bounds of b-a-n for all palaces (a,b) with b > a, number n, with "exact" if both are attained; else "why". Transducers are "strings", each "of" columns, rows or both, with its "states", and as above "departure", "exact" and, if it has words, "column", "diagonal", "start", "perfect" and "words"; "letters" is how many a situation sees, and "closes" whether all strings have words.

With --words it says how that dictionary ends: "ends" is differs, stuck, ends, agrees or closes; "sentence" says it in words; "read" is how many words were read, "first" and "columns" where and how many letters are the game's; "word" and "at" are the last word and its column, and "square" and "link" the palace that shows the fault.`,
	flags: []flag{
		{"words", "FILE", "a dictionary to run instead, with a line such as 00100 -> 100101100 for each word, and if need be a line such as column 8 for where the first word begins; - is standard input"},
		{"work", "N", "how many thousands of situations transducers may meet; default 500"},
		{"json", "", "one JSON object"},
	},
	run: findDictionary,
}

// usualThousands and mostThousands are of situations.
const usualThousands, mostThousands = 500, 20_000

// reader is a game that may have a dictionary.
type reader interface {
	Dictionary() *dictionary.Search
}

// finiteList returns the further moves of an extension of Wythoff Nim, if they are finitely many.
func finiteList(g engine.Game) (set moves.Set, finite bool) {
	list, ok := g.(engine.Editor)
	if !ok {
		return set, false
	}
	var further []moves.Move
	for _, m := range list.List() {
		further = append(further, moves.Move{A: m.Cell().X, B: m.Cell().Y})
	}
	same, err := list.WithList(list.List())
	return moves.Finite(further), err == nil && same.String() == g.String()
}

// foundWord and foundDictionary are what is printed.
type foundWord struct {
	Word      string `json:"word"`
	Translate string `json:"translate"`
	First     int    `json:"first,omitempty"`
}

type foundDictionary struct {
	Game       string      `json:"game"`
	Closes     bool        `json:"closes"`
	Why        string      `json:"why,omitempty"`
	Column     int         `json:"column,omitempty"`
	Diagonal   int         `json:"diagonal,omitempty"`
	Start      string      `json:"start,omitempty"`
	Perfect    bool        `json:"perfect,omitempty"`
	Words      []foundWord `json:"words,omitempty"`
	Situations int         `json:"situations,omitempty"`
	Together   int         `json:"together,omitempty"`
	Departure  *[2]int     `json:"departure,omitempty"`
	Exact      bool        `json:"exact,omitempty"`

	Letters int           `json:"letters,omitempty"`
	Strings []foundString `json:"strings,omitempty"`
}

// foundString is what is proved of a string that a transducer writes.
type foundString struct {
	Of        string      `json:"of"`
	States    int         `json:"states"`
	Departure [2]int      `json:"departure"`
	Exact     bool        `json:"exact"`
	Column    int         `json:"column,omitempty"`
	Diagonal  int         `json:"diagonal,omitempty"`
	Start     string      `json:"start,omitempty"`
	Perfect   bool        `json:"perfect,omitempty"`
	Words     []foundWord `json:"words,omitempty"`
}

// ownEnding is what is printed of a dictionary of one's own.
type ownEnding struct {
	Game     string  `json:"game"`
	Ends     string  `json:"ends"`
	Sentence string  `json:"sentence"`
	Read     int     `json:"read"`
	First    int     `json:"first"`
	Columns  int     `json:"columns"`
	Word     string  `json:"word,omitempty"`
	At       int     `json:"at"`
	Square   *[2]int `json:"square,omitempty"`
	Link     string  `json:"link,omitempty"`
}

func findDictionary(c *call) error {
	g, err := c.game()
	if err != nil {
		return err
	}
	owner, ok := g.(reader)
	if !ok {
		return misusef("%s has no dictionary: only Wythoff Nim and its extensions have one, such as maharaja", g)
	}
	work, err := c.number("work", "N", usualThousands, mostThousands)
	if err != nil {
		return err
	}
	set, finite := finiteList(g)
	if c.has("words") {
		if !finite {
			return misusef("--words: %w", dictionary.Eligible(moves.WithFamilies(nil, []moves.Move{{A: 1, B: 2}}, 1)))
		}
		return c.runOwn(g, set)
	}
	search := owner.Dictionary()
	c.workOff(search)
	found := foundDictionary{Game: g.String()}
	d, err := search.Found()
	switch {
	case err == nil:
		if err := found.describe(d); err != nil {
			return err
		}
	case finite:
		search := dictionary.NewTransducer(set, 1000*work)
		c.workOff(search)
		w, short := search.Found()
		if found.transduced(w); short != nil {
			found.Why = short.Error()
		} else if !found.Closes {
			found.Why = fmt.Sprintf("no dictionary is found: a string has no kind of sector that is sure to return within %d columns", w.Letters)
		}
		if set.Symmetric() && !found.Closes {
			found.Why = fmt.Sprintf("%s; for transducers: %s", err, found.Why)
		}
	default:
		found.Why = err.Error()
	}
	if c.has("json") {
		return json.NewEncoder(c.out).Encode(found)
	}
	found.write(c.out)
	return nil
}

// workOff works a job off, and shows how far it is.
func (c *call) workOff(job engine.Job) {
	progress := newProgress(c.stderr, 100).of("per cent")
	for job.Step() {
		progress.reach(int(100 * job.Done()))
	}
	progress.clear()
}

// runOwn runs a dictionary of one's own.
func (c *call) runOwn(g engine.Game, set moves.Set) error {
	name := c.flags["words"]
	in, err := reading(name)
	if err != nil {
		return err
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, mostText+1))
	if err == nil && len(text) > mostText {
		err = fmt.Errorf("the text is longer than %d bytes", mostText)
	}
	if err != nil {
		return misusef("%s: %w", name, err)
	}
	own, err := dictionary.ReadOwn(set, string(text))
	if err != nil {
		return misusef("%s: %w", name, err)
	}
	c.workOff(own)
	e := own.Ending()
	if !c.has("json") {
		_, err := fmt.Fprintln(c.out, e.Sentence())
		return err
	}
	said := ownEnding{Game: g.String(), Ends: [...]string{"differs", "stuck", "ends", "agrees", "closes"}[e.Kind], Sentence: e.Sentence(), Read: e.Read, First: e.First, Columns: e.Columns, Word: e.Word, At: e.At}
	if e.Kind <= dictionary.Stuck {
		said.Square = &[2]int{e.Square.X, e.Square.Y}
		said.Link = fmt.Sprintf("%s@%d,%d&idea=dictionary", g, e.Square.X, e.Square.Y)
	}
	return json.NewEncoder(c.out).Encode(said)
}

// mostText bounds a file with a dictionary, in bytes.
const mostText = 1 << 18

// transduced fills in what is proved by transducers.
func (f *foundDictionary) transduced(w *dictionary.Written) {
	if w == nil {
		return
	}
	f.Letters, f.Situations, f.Closes = w.Letters, w.Situations, true
	for i, s := range w.Strings {
		of := [][]string{{"both"}, {"columns", "rows"}}[len(w.Strings)-1][i]
		said := foundString{Of: of, States: s.States, Departure: [2]int{s.Low, s.High}, Exact: s.Attained}
		if d := s.Words; d == nil {
			f.Closes = false
		} else {
			said.Column, said.Diagonal, said.Start, said.Perfect = d.FirstColumn, d.FirstDiagonal, d.Start, d.Perfect
			for _, w := range d.Words {
				said.Words = append(said.Words, foundWord{w.Text, w.Image, 0})
			}
		}
		f.Strings = append(f.Strings, said)
	}
}

// describe fills in what was found.
func (f *foundDictionary) describe(d *dictionary.Dictionary) error {
	r, err := d.Reader()
	if err != nil {
		return err
	}
	low, high := r.Departure()
	f.Closes, f.Column, f.Diagonal, f.Start, f.Perfect = true, d.FirstColumn, d.FirstDiagonal, d.Start, d.Perfect
	f.Situations, f.Together, f.Departure = d.Readings, d.Together, &[2]int{low, high}
	const looked = 1 << 17 // words
	s, err := d.Spell(looked)
	if err != nil {
		return err
	}
	f.Exact = r.Attains(s.Words)
	first, column := make([]int, len(d.Words)), d.FirstColumn
	for _, n := range s.Words {
		if first[n] == 0 {
			first[n] = column
		}
		column += len(d.Words[n].Text)
	}
	for i, w := range d.Words {
		f.Words = append(f.Words, foundWord{w.Text, w.Image, first[i]})
	}
	return nil
}

// departsBy says how far b-a-n goes.
func departsBy(by [2]int, exact bool) string {
	switch {
	case by[0] == by[1]:
		return fmt.Sprintf("%d for all n", by[0])
	case exact:
		return fmt.Sprintf("exactly from %d to %d", by[0], by[1])
	}
	return fmt.Sprintf("from %d to %d", by[0], by[1])
}

// write writes it for a reader.
func (f *foundDictionary) write(out *bufio.Writer) {
	if f.Why != "" {
		fmt.Fprintf(out, "%s: %s\n", f.Game, f.Why)
	}
	for _, s := range f.Strings {
		of := map[string]string{"both": "the string", "columns": "the columns' string", "rows": "the rows' string"}[s.Of]
		fmt.Fprintf(out, "%s is written by a transducer of %s: proved, by %d situations; b-a-n is %s\n", of, counted(s.States, "state", "states"), f.Situations, departsBy(s.Departure, s.Exact))
		if s.Words != nil {
			fmt.Fprintf(out, "its dictionary closes: %d words, the first in %s %d; they begin %s\n", len(s.Words), cmp.Or(map[string]string{"rows": "row"}[s.Of], "column"), s.Column, begin(s.Perfect))
			writeWords(out, s.Words)
		}
	}
	if f.Together > 0 {
		fmt.Fprintf(out, "%d words, the first in column %d; they begin %s\n", len(f.Words), f.Column, begin(f.Perfect))
		fmt.Fprintf(out, "closes: proved, by %d situations; after %s you know where words begin; b-a-n is %s\n", f.Situations, counted(f.Together, "letter", "letters"), departsBy(*f.Departure, f.Exact))
		writeWords(out, f.Words)
	}
}

func begin(perfect bool) string {
	if perfect {
		return "with perfect sectors"
	}
	return "where the same squares are taken"
}

func writeWords(out *bufio.Writer, words []foundWord) {
	wide := 0
	for _, w := range words {
		wide = max(wide, len(w.Word))
	}
	for _, w := range words {
		fmt.Fprintf(out, "%s%s → %s", strings.Repeat(" ", wide-len(w.Word)), w.Word, w.Translate)
		if w.First > 0 {
			fmt.Fprintf(out, ", first in column %d", w.First)
		}
		fmt.Fprintln(out)
	}
}
