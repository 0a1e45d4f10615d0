package ideas

import (
	"fmt"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/engine/idea"
)

// threadsIdea says what the threads are.
var threadsIdea = idea.Idea{
	Name:   "threads",
	Title:  "Threads of 1, 2, 3, 5, 8 palaces",
	About:  "Behind the fabric palaces run side by side in threads, and each keeps its number of palaces in every row, until two merge and their numbers add up. It is nearly always 1, 2, 3, 5, 8 …",
	More:   "These are the Fibonacci numbers, and nobody knows why.",
	Source: "[CLN15] Sections 3.1, 3.2 and 4, Figures 5 and 6",
	Examples: []idea.Example{
		{Label: "Threads that merge, game 1000", Link: "blocking:1000&size=5000x3000&view=3500,2200,900x600&idea=threads"},
		{Label: "A beam of game 3000", Link: "blocking:3000&size=14000x9000&view=12200,7800,1200x800&idea=threads:beam=yes"},
		{Label: "The beams of Wythoff Nim go by the golden ratio", Link: "blocking:1&size=60x60&idea=threads:beam=yes"},
		{Label: "Figure 6: the prism of game 40003", Link: "blocking:40003&size=72000x72000&view=64000,64000,4000x4000&idea=threads"},
	},
}

const (
	beamLabel = "The innermost thread, the beam"
	beamIsNot = "not measured"
	beamIs    = "measured far out, for some seconds"
)

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
		text += ", which is no Fibonacci number: threads that are about to merge are counted as one"
	}
	return text + "."
}

func sayNoThread(c engine.Cell) string {
	return idea.PlaceOf(c) + " lies in no thread. Point at one to see how thick it is."
}

// errNoThreads says that a game is too small for threads.
func errNoThreads(k int) error {
	return fmt.Errorf("in game %d the threads lie too close to be told apart, as they do in all games before game %d: game 1000 shows them, and beam=yes measures the innermost one here", k, leastThreads)
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
