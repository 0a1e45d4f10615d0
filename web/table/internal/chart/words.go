package chart

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/web/internal/page"
)

const (
	ownMap     = "This game"
	allTime    = "All antidiagonals"
	noDetail   = "Nothing"
	everywhere = "All"
	elsewhere  = "Elsewhere"
)

// timeUpTo says how far the automaton has run.
func timeUpTo(now, last int) string {
	return "Antidiagonals 0 to " + english.Digits(now) + " of " + english.Digits(last)
}

// side says on which side of the diagonal a region lies.
func side(below bool) string {
	if below {
		return "below the diagonal"
	}
	return "above the diagonal"
}

// squaresOf says how far the map is.
func squaresOf(done, total int) string {
	return fmt.Sprintf("%s of %s squares", english.Digits(done), english.Digits(total))
}

// fromAfar adds to the title of a legend that colours are not those of single values.
func fromAfar(title string, gain float64) string {
	return title + fmt.Sprintf(" From afar: mean colours, their differences enlarged %g times.", gain)
}

// ofPalaces says what a colour of the ramp means, "12 %".
func ofPalaces(share string) string { return share + " of the squares are palaces" }

func orLess(share string) string { return share + " or less" }
func orMore(share string) string { return share + " or more" }

// rampTitle says what the ramp is of.
func rampTitle(low, high string) string {
	return "How many of a pixel’s squares are palaces (P-positions): from " + low + " to " + high + "."
}

// differs says of a square that two games differ there.
func differs(at engine.Position, differ string) string {
	return fmt.Sprintf("(%v): %s", at, differ)
}

var (
	errNegative = errors.New("the antidiagonals are counted from 0 on")
	errNoSquare = errors.New("point at a square of the map first, from which to go back")
	errNoPast   = errors.New("nothing runs backwards: begin at a square first")
	errLarge    = errors.New("no palace number is as large")
)

// errNotMade says that no rule makes the map.
func errNotMade() error {
	return errors.New("only the palace numbers of " + oneOf(isMade) + " are made by the automaton")
}

// errNoDetail says that nothing on the map has a name.
func errNoDetail() error {
	return errors.New("there is nothing to highlight on this map: it takes that of " + oneOf(isNamed))
}

// oneOf writes "a blocking or rook game" for the families that have something.
func oneOf(has func(engine.Game) bool) string {
	return english.A(english.List(catalog.Offering(has), "or")) + " game"
}

func isMade(g engine.Game) bool {
	_, ok := g.(atlas.Automaton)
	return ok
}

func isNamed(g engine.Game) bool {
	_, ok := g.(atlas.Landmarks)
	return ok
}

func unknownDetail(name string, known []string) error {
	return fmt.Errorf("there is no %q to highlight, only %s", name, strings.Join(known, ", "))
}

func notOnMap(name string) error { return fmt.Errorf("there is no %q on this map", name) }

func noColours(name string, known []string) error {
	return fmt.Errorf("the colours are one of %s, not %q", strings.Join(known, ", "), name)
}

func wrongShift(components int) error {
	return fmt.Errorf("a shift has two components, as in [1,1], not %d", components)
}

// nowhere is what the guide says before it has been asked for a region.
var nowhere = page.Region{Name: "What is what", About: "Point at the map, or choose a name below."}

// mapChip says over the board how far the map is.
func mapChip(progress string) string { return "map: " + progress }

// entry says of a colour its label and what that means.
func entry(s *page.Swatch) string {
	if s.Meaning == "" || s.Meaning == s.Label {
		return s.Label
	}
	return s.Label + ": " + s.Meaning
}

func square(c engine.Cell) string { return english.Spot(engine.OfCell(c)) }

// stands says where the rule is written out.
func stands(at engine.Cell) string { return "At " + square(at) }

// termStands says where a square of the rule is: "a at (40,28)".
func termStands(name string, at engine.Cell) string { return name + " at " + square(at) }

// runs names the button that lets time run, or stops it.
func runs(playing bool) string {
	if playing {
		return "Pause"
	}
	return "Play"
}

// lookedFor asks for the value of a square of the past.
func lookedFor(at engine.Cell, ask string) string {
	return square(at) + ": " + ask
}

// found says what is known of a square of the past.
func found(at engine.Cell, t page.Trace) string {
	words := square(at) + " "
	switch {
	case t.State == "hidden":
		return words + "not found yet"
	case t.State == "next":
		return words + "looked for"
	case t.Other:
		return words + t.Value + ", other than in this game"
	}
	return words + t.Value
}

// owned says of a value of the past that it is the game's, or nothing.
func owned(own bool) string {
	if own {
		return "as in this game"
	}
	return ""
}

// rowWords says where in a row the P-positions are, of n squares from the first on.
func rowWords(y, first, n int, palaces []int) string {
	var at []string
	for _, x := range palaces {
		at = append(at, strconv.Itoa(x))
	}
	where := "no P"
	if len(at) > 0 {
		where = "P at " + english.List(at, "and")
	}
	return fmt.Sprintf("Row %d, from %d to %d: %s.", y, first, first+n-1, where)
}

var errRowUnseen = errors.New("a row is heard while the map of the game is shown")

func errRowUnknown(y int) error {
	return fmt.Errorf("row %d is not on the map yet, as far as it is in view", y)
}
