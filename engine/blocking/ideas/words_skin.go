package ideas

import (
	"fmt"
	"strconv"

	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/idea"
)

// skinIdea says what the skin is.
var skinIdea = idea.Idea{
	Name:   "skin",
	Title:  "A skin that grows by Fibonacci numbers",
	About:  "The palaces end in a solid layer: 3 of them in every row, farther out 8, then 21 and 55, every other Fibonacci number. Row by row it steps 2 or 3 squares on.",
	More:   "A palace is a square that sees fewer than k others. At every new stage each 2 of the word of steps becomes 23 and each 3 becomes 233.",
	Source: "[CLN15] Section 3.4, Figure 8; Section 3.2 for the lattice of the épaulettes (corrected)",
	Examples: []idea.Example{
		{Label: "Figure 8: eight palaces thick", Link: "blocking:12000&size=13000x1000&view=12640,240,60x36&idea=skin"},
		{Label: "The first stage", Link: "blocking:12000&size=13000x1000&view=12010,2,60x36&idea=skin"},
		{Label: "From the second stage to the third", Link: "blocking:12000&size=20000x3200&view=19650,2930,90x60&idea=skin"},
		{Label: "The lattice of an épaulette", Link: "blocking:500&view=330,60,60x36&idea=skin"},
	},
}

const (
	stagesTitle   = "The stages of the skin: after how many columns and rows its steps come again"
	thickTitle    = "How many palaces thick it is, all Fibonacci numbers"
	stepsTitle    = "How many squares the skin steps on, row by row"
	latticeTitle  = "The steps of the épaulette’s lattice"
	betweenStages = " Here one stage turns into the next, row by row."
	sayLattice    = "The dots are one square in eleven of the épaulette: moved by these steps it stays the same."
)

// latticeWords say what every step is.
var latticeWords = [...]string{"down and a little to the side", "aslant", "along the edge of the hood"}

func latticeHead() []string { return []string{"step", "where to"} }

func stagesHead() []string { return []string{"stage", "seen in rows", "repeats", "steps"} }

func thickHead() []string { return []string{"stage", "in a row", "in a column", "aslant"} }

func fromTo(first, last int) string { return fmt.Sprintf("%d to %d", first, last) }

func times(columns, rows int) string { return fmt.Sprintf("%d × %d", columns, rows) }

// wordOf spells steps, of many only the first.
func wordOf(steps []int) (text string) {
	const most = 13
	for i, n := range steps {
		if i == most {
			return text + "…"
		}
		text += strconv.Itoa(n)
	}
	return text
}

// line is what a row of the upper arm is in the lower one.
func line(lower bool) string {
	if lower {
		return "column"
	}
	return "row"
}

// sayLayer says what skin a row has.
func sayLayer(row int, l region.Layer, lower bool) string {
	return fmt.Sprintf("In %s %d the skin is %s thick, from %d to %d.", line(lower), row, idea.Counted(l.Thickness(), "palace"), l.Start, l.End-1)
}

// sayRepeats says how a stage repeats.
func sayRepeats(n region.Stage) string {
	columns, rows := n.Period()
	if n == 0 {
		return fmt.Sprintf(" That is stage 0: it moves %d squares on in %d row.", columns, rows)
	}
	return fmt.Sprintf(" That is stage %d: it repeats %d squares and %d rows farther on, with the steps %s.", n, columns, rows, wordOf(n.Steps()))
}

// sayBefore says how many palaces lie before the skin.
func sayBefore(palaces, thick, k int) string {
	if palaces+thick == k {
		return fmt.Sprintf("Before it there are %d palaces, so with the skin k = %d in all: whoever stands farther out sees as many, and builds no palace.", palaces, k)
	}
	return fmt.Sprintf("Before it there are %d palaces, with the skin %d.", palaces, palaces+thick)
}

func sayNoSkin(row int, lower bool) string {
	return fmt.Sprintf("In %s %d no skin was found.", line(lower), row)
}

// sayStage says which stage is seen.
func sayStage(row int, n region.Stage, lower bool) string {
	return fmt.Sprintf("From %s %d on the skin is %s thick here, stage %d. Point at a %s to see more of it.", line(lower), row, idea.Counted(n.Thickness(), "palace"), n, line(lower))
}

// sayWhere says between which columns the skin lies in a row.
func sayWhere(row, from, to, k int) string {
	return fmt.Sprintf("The skin lies elsewhere: along the outer edge of the arms, from the shoulder at k = %d on. In row %d look between columns %d and %d.", k, row, max(0, from), to)
}
