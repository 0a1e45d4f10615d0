package ideas

import (
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// coloringIdea says what a colouring automaton is.
var coloringIdea = idea.Idea{
	Name:   "coloring",
	Title:  "Colours that find the palaces",
	About:  "Some squares start with a colour. The rule red -> green (5,4) paints a square green if it lies 5 to the right of a red one and 4 up. The right rules paint exactly the palaces.",
	More:   "Every rule is used again and again. The player to move loses on a palace and wins on every other square. So the colours tell who wins.",
	Source: "[LSY24] Definition 40, Examples 42 and 44, Propositions 46 and 47 (corrected), Figures 14, 15 and 17",
	Examples: []idea.Example{
		{Label: "Figure 14: an asymmetric game", Link: "subtraction:(1,2)(2,3)(3,1)&idea=coloring"},
		{Label: "Figure 15: a symmetric game", Link: "subtraction:(1,2)(2,1)(3,3)&idea=coloring"},
		{Label: "Figure 17: not proved", Link: "subtraction:(1,2)(3,4)(4,6)&idea=coloring"},
	},
}

var errColorsFar = idea.TooFar("the colours begin at the corner, and are painted as far as x = 2047 and y = 2047")

const (
	rulesLabel  = "The rules"
	partLabel   = "The part that is shown"
	partAll     = "all of it"
	partGone    = "a colour that no longer exists: all of it"
	nextColors  = "Use every rule again"
	markClash   = "two colours"
	markWrong   = "not a palace"
	markMissed  = "palace, no colour"
	colorsTitle = "The colours"
	rulesTitle  = "The rules, and how many squares each has coloured"

	makeshiftName = "red"
)

var comeCloser = idea.Closer("the squares one by one: from here only the outline of every part is drawn")

// sayComputed says that no more is known than was computed.
func sayComputed(w, h int) string {
	return fmt.Sprintf("This is computed up to x = %d and y = %d. It is not proved: farther out the colours may be wrong.", w-1, h-1)
}

func colorsHead() []string {
	return []string{"colour", "at the start", "squares", "palaces among them"}
}
func rulesHead() []string { return []string{"from", "step", "to", "squares"} }

// only labels a part of the scheme.
func only(names []string) string { return "only " + listed(names) }

// listed writes names one after the other.
func listed(names []string) string { return strings.Join(names, ", ") }

// sayBare says what a square without a colour is.
func sayBare(at engine.Cell, lost, whole bool) string {
	switch {
	case !lost:
		return idea.PlaceOf(at) + " has no colour, and it is not a palace."
	case whole:
		return idea.PlaceOf(at) + " is a palace, but it has no colour: the rules miss it."
	}
	return idea.PlaceOf(at) + " is a palace without a colour so far."
}

// sayPainted says how a square has got its colour.
func sayPainted(way []engine.Cell, names []string, lost bool) string {
	last := len(way) - 1
	text := idea.PlaceOf(way[last]) + " is " + names[last]
	switch {
	case last == 0:
		text += " from the start"
	case last > 3:
		text += fmt.Sprintf(", after %d steps: from %s, %s, by way of %s, %s", last, idea.PlaceOf(way[0]), names[0], idea.PlaceOf(way[last-1]), names[last-1])
	default:
		var steps []string
		for i := range last {
			steps = append(steps, idea.PlaceOf(way[i])+", "+names[i])
		}
		text += ": it comes from " + strings.Join(steps, ", then ")
	}
	if lost {
		return text + ". It is a palace."
	}
	return text + ". But it is not a palace: the rules are wrong here."
}

// sayAgreement says how many squares agree.
func sayAgreement(t *tally, w, h int) string {
	painted := t.painted()
	switch {
	case t.whole() && t.agrees():
		return fmt.Sprintf("On the %d × %d squares from the corner the %d painted squares are exactly the palaces.", w, h, painted)
	case t.covered == painted:
		return fmt.Sprintf("On the %d × %d squares from the corner all %d painted squares are palaces, and %d of %d palaces are painted%s.", w, h, painted, t.covered, t.lost, percent(t.covered, t.lost))
	}
	return fmt.Sprintf("On the %d × %d squares from the corner %d of %d painted squares are palaces, and %d of %d palaces are painted%s.", w, h, t.covered, painted, t.covered, t.lost, percent(t.covered, t.lost))
}

// percent writes a part of all in per cent, never more than it is.
func percent(part, all int) string {
	if all == 0 {
		return ""
	}
	return fmt.Sprintf(" (%d.%d %%)", 100*part/all, 1000*part/all%10)
}

// sayEnd says where the steps lead.
func sayEnd(t *tally) string {
	return fmt.Sprintf("When no rule can paint any more, %d of %d palaces are painted%s.", t.end, t.lost, percent(t.end, t.lost))
}

func sayClash(at engine.Cell, a, b string) string {
	return fmt.Sprintf("The rules give %s two colours, %s and %s. A square may have only one.", idea.PlaceOf(at), a, b)
}

func sayWrong(at engine.Cell) string {
	return fmt.Sprintf("The first painted square that is not a palace is %s.", idea.PlaceOf(at))
}

func sayMissed(at engine.Cell) string {
	return fmt.Sprintf("The first palace without a colour is %s.", idea.PlaceOf(at))
}

// sayFound says where a suggested scheme comes from.
func sayFound(segments int) string {
	if segments == 1 {
		return "These rules are a suggestion: the board has one segment, and their steps are the steps by which it repeats. Change them as you like."
	}
	return fmt.Sprintf("These rules are a suggestion: the board has %d segments, and their steps are the steps by which the segments repeat along their borders. Change them as you like. To bring them back, clear the text.", segments)
}

// bareOnes says why suggested rules may not find all.
const bareOnes = "They do not find all palaces: some are left where nothing repeats yet, or where too many squares would need a colour at the start."

// sayMakeshift says why no scheme is suggested: segments were looked for so far out, and so many
// found.
func sayMakeshift(reach, segments int) string {
	if segments > 0 {
		return fmt.Sprintf("There is no suggestion for this board: it has %d segments, but too many squares would need a colour at the start. Begin with these rules and change them.", segments)
	}
	return fmt.Sprintf("There is no suggestion for this board: no segments are proved up to x+y = %d. Begin with these rules and change them.", reach)
}
