package ideas

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/idea"
)

// automatonIdea says what the rule is.
var automatonIdea = idea.Idea{
	Name:   "automaton",
	Title:  "Six squares make the next",
	About:  "For each of the six squares a to f, take the number of palaces that it sees, minus k. Then g = a − b − c + e + f + p. So nobody has to count along the queen’s lines.",
	More:   "A palace is a square that sees fewer than k other palaces, looking left, up and diagonally along the queen’s lines. The correction p is for palaces among the six, and with it the sum is right everywhere.",
	Source: "[CLN15] Section 2, Figure 2, Theorem 1",
	Examples: []idea.Example{
		{Label: "Game 5", Link: "blocking:5&size=11x11&idea=automaton"},
		{Label: "The nose of game 100", Link: "blocking:100&view=40,40,60x60&idea=automaton"},
	},
}

const (
	sumTitle      = "The sum: how many palaces over k each of the six sees, with its sign, and the correction p"
	nameOfSum     = "g"
	pointAtSquare = "Point at a square to see its six; the panel about the automaton runs the rule, also backwards."
)

func sumHead() []string {
	return []string{"", "square", "over k", "sign", "p", "adds"}
}

// signed writes a number, without the sign of one that is added.
func signed(n int32) string { return strings.TrimPrefix(idea.Signed(int(n)), "+") }

// errRegions says where the regions are to be seen.
var errRegions = errors.New("the regions, borders and junctions of [CLN15] are named on the map itself, and can be highlighted there")

// Lacks says where to find what is no idea of these games, nil for what it does not know.
func Lacks(name string) error {
	switch name {
	case "region", "regions", "borders", "junctions", "landmarks":
		return errRegions
	}
	return nil
}

// saySquare says what a square sees.
func saySquare(at engine.Cell, g, k int) string {
	text := fmt.Sprintf("%s sees %s", idea.PlaceOf(at), counted(k+g, "palace"))
	switch {
	case g < 0:
		return text + fmt.Sprintf(", %d fewer than k = %d: it is a palace.", -g, k)
	case g > 0:
		return text + fmt.Sprintf(", %d more than k = %d: it is not a palace.", g, k)
	}
	return text + fmt.Sprintf(", exactly k = %d: it is not a palace.", k)
}

// skinIdea says what the skin is.
var skinIdea = idea.Idea{
	Name:   "skin",
	Title:  "A skin that grows by Fibonacci numbers",
	About:  "The palaces end in a solid layer. It has 3 of them in every row, farther out 8, then 21 and 55: every other Fibonacci number. From row to row it moves on by 2 or 3 squares.",
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
	stagesTitle   = "The stages of the skin: after how many columns and rows its steps repeat"
	thickTitle    = "How many palaces thick it is, all Fibonacci numbers"
	stepsTitle    = "How many squares the skin steps on, row by row"
	latticeTitle  = "The steps of the épaulette’s lattice"
	betweenStages = " Here one stage turns into the next, row by row."
	sayLattice    = "The dots are one square in eleven of the épaulette: moved by these steps it stays the same."
)

// latticeWords say what every step is.
var latticeWords = [...]string{"down and a little to the side", "diagonally", "along the edge of the hood"}

func latticeHead() []string { return []string{"step", "where to"} }

func stagesHead() []string { return []string{"stage", "seen in rows", "repeats", "steps"} }

func thickHead() []string { return []string{"stage", "in a row", "in a column", "diagonally"} }

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
	return fmt.Sprintf("In %s %d the skin is %s thick, from %d to %d.", line(lower), row, counted(l.Thickness(), "palace"), l.Start, l.End-1)
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
		return fmt.Sprintf("Before it there are %d palaces, so with the skin k = %d in all: a square farther out also sees k, and so it is not a palace.", palaces, k)
	}
	return fmt.Sprintf("Before it there are %d palaces, with the skin %d.", palaces, palaces+thick)
}

func sayNoSkin(row int, lower bool) string {
	return fmt.Sprintf("In %s %d no skin was found.", line(lower), row)
}

// sayStage says which stage is seen.
func sayStage(row int, n region.Stage, lower bool) string {
	return fmt.Sprintf("From %s %d on the skin is %s thick here, stage %d. Point at a %s to see more of it.", line(lower), row, counted(n.Thickness(), "palace"), n, line(lower))
}

// sayWhere says between which columns the skin lies in a row.
func sayWhere(row, from, to, k int) string {
	return fmt.Sprintf("The skin lies elsewhere: along the outer edge of the arms, from the shoulder at k = %d on. In row %d look between columns %d and %d.", k, row, max(0, from), to)
}

// threadsIdea says what the threads are.
var threadsIdea = idea.Idea{
	Name:   "threads",
	Title:  "Threads of 1, 2, 3, 5, 8 palaces",
	About:  "Behind the fabric, palaces form threads side by side. A thread has the same number of palaces in every row, until two threads merge and their numbers add up. It is nearly always 1, 2, 3, 5, 8 …",
	More:   "These are the Fibonacci numbers, and nobody knows why.",
	Source: "[CLN15] Sections 3.1, 3.2 and 4, Figures 5 and 6",
	Examples: []idea.Example{
		{Label: "Threads that merge, game 1000", Link: "blocking:1000&size=5000x3000&view=3500,2200,900x600&idea=threads"},
		{Label: "A beam of game 3000", Link: "blocking:3000&size=14000x9000&view=12200,7800,1200x800&idea=threads:beam=yes"},
		{Label: "The beams of Wythoff Nim go by the golden ratio", Link: "blocking:1&size=60x60&idea=threads:beam=yes"},
		{Label: "Figure 6: the prism of game 40003", Link: "blocking:40003&size=72000x72000&view=64000,64000,4000x4000&idea=threads"},
	},
}

// beamChoice asks for the beam.
var beamChoice = idea.Choice{Name: "beam", Label: "The innermost thread, the beam", Options: []idea.Option{
	{Value: "no", Label: "not measured"}, {Value: beamYes, Label: "measured far out, for some seconds"},
}}

const beamYes = "yes"

func threadsTitle(lower bool) string {
	if lower {
		return "Threads seen here: palaces in every column, and how many squares down a column they go"
	}
	return "Threads seen here: palaces in every row, and how many squares to the right a row they go"
}

func threadsHead(lower bool) []string {
	return []string{"palaces", "Fibonacci", "in " + line(lower) + "s", "slope"}
}

func yesNo(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}

// decimals writes a number.
func decimals(v float64, n int) string { return strconv.FormatFloat(v, 'f', n, 64) }

// sayPiece says what the thread is that is pointed at.
func sayPiece(p conjecture.Thread, lower bool) string {
	text := fmt.Sprintf("In %s %d, from %d to %d, a thread has %d palaces", line(lower), p.Row, p.From, p.To, p.Palaces)
	switch {
	case p.Palaces == 1:
		text = fmt.Sprintf("In %s %d, at %d, a thread has a single palace", line(lower), p.Row, p.From)
	case conjecture.IsFibonacci(p.Palaces):
		text += ", a Fibonacci number"
	default:
		text += ", not a Fibonacci number: threads that are about to merge are counted as one"
	}
	return text + "."
}

func sayNoThread(c engine.Cell) string {
	return idea.PlaceOf(c) + " is not in a thread. Point at a thread to see how thick it is."
}

// errNoThreads says that a game is too small for threads.
func errNoThreads(k int) error {
	return fmt.Errorf("in game %d the threads are too close to be told apart, as in all games before game %d: game 1000 shows them, and beam=yes measures the innermost one here", k, leastThreads)
}

// sayNoThreads says where threads are to be seen.
func sayNoThreads(k int) string {
	return fmt.Sprintf("There are no threads here. They begin behind the fabric: look between row %d and row %d, from the diagonal to the arm.", 2*k, 4*k)
}

// sayFibonacci says how many pieces were counted.
func sayFibonacci(pieces, fibonacci, rows int, lower bool) string {
	return fmt.Sprintf("In %d %ss of what is seen there are %d pieces of threads, and %d of them have a Fibonacci number of palaces.", rows, line(lower), pieces, fibonacci)
}

// saySmall says how little that proves.
func saySmall(small, pieces int) string {
	return fmt.Sprintf("That proves little: %d of the %d have fewer than 9 palaces, where only 4, 6 and 7 are no Fibonacci numbers.", small, pieces)
}

func sayBeamFar(k int) string {
	return fmt.Sprintf("The innermost thread, the beam, is not followed in game %d: that would take too long. Smaller games show it.", k)
}

func sayWanders(first, last int) string {
	return fmt.Sprintf("The innermost thread, the beam, keeps to no line between row %d and row %d.", first, last)
}

// sayBeam says how the beam runs.
func sayBeam(f *fit) string {
	return fmt.Sprintf("The innermost thread, the beam, was followed from row %d to row %d: it goes %s squares to the right a row, measured within %s.",
		f.first, f.last, decimals(f.slope, 5), decimals(f.error, 5))
}

// sayIrrational says which quadratic irrationals fit.
func sayIrrational(list []irrational) string {
	const few = 3
	switch {
	case len(list) == 0:
		return "No simple quadratic irrational lies so near, as [CLN15] expects of beams."
	case len(list) > few:
		return fmt.Sprintf("%d simple quadratic irrationals lie so near, %s the simplest: too many to guess that the slope is one of them, as [CLN15] expects.", len(list), list[0])
	}
	return fmt.Sprintf("A guess, as [CLN15] expects of beams a quadratic irrational: %s, about %s.", list[0], decimals(list[0].value(), 6))
}

// String writes (a + b√d)/c.
func (q irrational) String() string {
	text := fmt.Sprintf("√%d", q.d)
	if b := abs(q.b); b > 1 {
		text = strconv.Itoa(b) + text
	}
	switch {
	case q.a == 0 && q.b < 0:
		text = "−" + text
	case q.a != 0 && q.b < 0:
		text = fmt.Sprintf("%s − %s", signed(int32(q.a)), text)
	case q.a != 0:
		text = fmt.Sprintf("%s + %s", signed(int32(q.a)), text)
	}
	switch {
	case q.c == 1:
		return text
	case q.a != 0:
		text = "(" + text + ")"
	}
	return text + "/" + strconv.Itoa(q.c)
}

// counted writes so many of something: "no step", "1 step", "3 steps".
func counted(n int, what string) string {
	switch n {
	case 0:
		return "no " + what
	case 1:
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
