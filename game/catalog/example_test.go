package catalog_test

import (
	"errors"
	"fmt"
	"log"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/catalog"
)

// A ruleset is a line of text; there is one canonical text for each.
func ExampleParse() {
	for _, text := range []string{"Blocking : 5", "wythoff+(2,1)(1,2)", "subtraction:(3,3)(1,2)(2,1)(1,2)"} {
		g, err := catalog.Parse(text)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(g, "-", g.Title())
	}
	// Output:
	// blocking:5 - Blocking queens (4 blocks)
	// maharaja - Maharaja Nim
	// subtraction:(1,2)(2,1)(3,3) - Vector subtraction {(1,2), (2,1), (3,3)}
}

// What cannot be read is refused with a sentence that names the part and its place, which can be had
// by themselves.
func ExampleParse_refused() {
	_, err := catalog.Parse("blocking:0")
	fmt.Println(err)
	var wrong *notation.Error
	if errors.As(err, &wrong) {
		fmt.Printf("%s | %s | %d\n", wrong.Reason, wrong.Part, wrong.At)
	}
	_, err = catalog.Parse("draughts")
	fmt.Println(errors.Is(err, catalog.ErrNoGame))
	// Output:
	// K must be at least 1: "0" at character 10
	// K must be at least 1 | 0 | 10
	// true
}

// From a ruleset to the moves that win.
func Example() {
	g, err := catalog.Parse("subtraction:(1,2)(2,1)(3,3)")
	if err != nil {
		log.Fatal(err)
	}
	p := engine.At(9, 7)
	winning, err := g.Solve().Palaces(p)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s from (%v): %v\n", g.Title(), p, winning)
	// Output:
	// Vector subtraction {(1,2), (2,1), (3,3)} from (9,7): [6,4]
}

// The families of games have a ruleset each that shows them, here those with numbers to choose.
func ExampleRulesets() {
	for i, ruleset := range catalog.Rulesets() {
		if strings.ContainsAny(ruleset, "0123456789") {
			fmt.Println(catalog.Families[i].Heading.String()+":", ruleset)
		}
	}
	// Output:
	// Nim: nim:3
	// Blocking queens: blocking:3
	// Generalised Wythoff Nim: mwythoff:2
	// Vector subtraction: subtraction:(1,2)(2,1)(3,3)
}

// An idea is a layer of figures, strips and tables over a window of a board: the golden pairs of
// Wythoff Nim, with (4,7) pointed at.
func ExampleIllustrate() {
	g, err := catalog.Parse("wythoff")
	if err != nil {
		log.Fatal(err)
	}
	seen := catalog.Illustrate(g, "golden")
	work, err := seen.Look(idea.Gaze{Window: engine.Window{W: 12, H: 12}, At: engine.At(4, 7), Step: -1})
	if err != nil {
		log.Fatal(err)
	}
	if work != nil {
		engine.Finish(work)
	}
	layer, err := seen.Layer()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(layer.Words[0])
	fmt.Println(layer.Tables[0].Head)
	for _, row := range layer.Tables[0].Rows[:4] {
		fmt.Println(row.Cells)
	}
	// Output:
	// (4,7) is a palace: pair number 3 is 4 and 7.
	// [n ⌊nφ⌋ ⌊nφ²⌋]
	// [1 1 2]
	// [2 3 5]
	// [3 4 7]
	// [4 6 10]
}

// A game that lacks an idea says so.
func ExampleIdea() {
	g, err := catalog.Parse("wythoff")
	if err != nil {
		log.Fatal(err)
	}
	about, err := catalog.Idea(g, "golden")
	fmt.Println(about.Title, err)
	_, err = catalog.Idea(g, "skin")
	fmt.Println(errors.Is(err, idea.ErrNoIdea), err)
	// Output:
	// The golden pairs <nil>
	// true wythoff has no idea called "skin", only golden, dictionary, telescope, placing: it is an idea of blocking:5
}

// A program may have games of its own beside those of the catalogue, read in the same way.
func ExampleRead() {
	s := notation.NewScanner("blocking:5@3,3")
	g, err := catalog.Read(s)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(g, s.Rest())
	// Output:
	// blocking:5 @3,3
}
