package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine/wythoff/dictionary"
)

var dictionaryVerb = verb{
	name:  "dictionary",
	args:  "GAME [--json]",
	about: "Looks for the dictionary of Wythoff Nim with further moves: write 0 for each column whose palace is above the diagonal, and 1 for each whose palace is below; then the columns fall into finitely many words, and what is written for a word is where, by symmetry, columns farther right have theirs. Where it closes that is proved, and the game is solved at any distance. That none is found is a limit of the search.",
	more:  `With --json it is one object: "closes"; if it does, "column" and "diagonal", the first column of the first word and the first free diagonal there, "start", what stands in the string before the first translation, "perfect", whether words begin with perfect sectors, "words" with "word", "translate" and "first", the column of the first one met, "situations", how many were followed in the proof that there are no more words, "together", after how many letters all ways to read agree, and "departure", the bounds of b-a-n for all palaces (a,b) above the diagonal, number n, with "exact" if both are attained; else "why".`,
	flags: []flag{{"json", "", "one JSON object"}},
	run:   findDictionary,
}

// reader is a game that may have a dictionary.
type reader interface {
	Dictionary() *dictionary.Search
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
}

func findDictionary(c *call) error {
	g, err := c.game()
	if err != nil {
		return err
	}
	owner, ok := g.(reader)
	if !ok {
		return misusef("%s has no dictionary: only Wythoff Nim and its extensions have, such as maharaja", g)
	}
	search := owner.Dictionary()
	progress := newProgress(c.stderr, 100).of("per cent")
	for search.Step() {
		progress.reach(int(100 * search.Done()))
	}
	progress.clear()
	found := foundDictionary{Game: g.String()}
	d, err := search.Found()
	if err != nil {
		found.Why = err.Error()
	} else if err := found.describe(d); err != nil {
		return err
	}
	out := c.out
	if c.has("json") {
		if err := json.NewEncoder(out).Encode(found); err != nil {
			return err
		}
	} else {
		found.write(out)
	}
	return nil
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

// departure says how far b-a-n goes.
func (f *foundDictionary) departure() string {
	low, high := f.Departure[0], f.Departure[1]
	switch {
	case low == high:
		return fmt.Sprintf("%d for all n", low)
	case f.Exact:
		return fmt.Sprintf("exactly from %d to %d", low, high)
	}
	return fmt.Sprintf("from %d to %d", low, high)
}

// write writes it for a reader.
func (f *foundDictionary) write(out *bufio.Writer) {
	if !f.Closes {
		fmt.Fprintf(out, "%s: %s\n", f.Game, f.Why)
		return
	}
	begins := "where the same squares are taken"
	if f.Perfect {
		begins = "with perfect sectors"
	}
	fmt.Fprintf(out, "%d words, the first in column %d; they begin %s\n", len(f.Words), f.Column, begins)
	fmt.Fprintf(out, "closes: proved, by %d situations; after %s it is sure where words begin; b-a-n is %s\n", f.Situations, counted(f.Together, "letter", "letters"), f.departure())
	wide := 0
	for _, w := range f.Words {
		wide = max(wide, len(w.Word))
	}
	for _, w := range f.Words {
		fmt.Fprintf(out, "%s%s → %s", strings.Repeat(" ", wide-len(w.Word)), w.Word, w.Translate)
		if w.First > 0 {
			fmt.Fprintf(out, ", first in column %d", w.First)
		}
		fmt.Fprintln(out)
	}
}
