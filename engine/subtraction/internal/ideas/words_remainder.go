package ideas

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/internal/remainder"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// remainderIdea says what two moves have to do with division.
var remainderIdea = idea.Idea{
	Name:   "remainder",
	Title:  "What is left when both moves are taken",
	About:  "Taking both moves together changes nothing. So take both away as often as they fit: whoever begins wins if one of the moves fits what is left an odd number of times.",
	More:   "With the moves (1,3) and (2,1), for one, (x+3,y+4) is won exactly when (x,y) is.",
	Source: "[LSY24] Lemma 2, Figure 8 and Theorem 28 (corrected), Theorem 31",
	Examples: []idea.Example{
		{Label: "Figure 8", Link: "subtraction:(3,2)(7,8)&size=30x30&idea=remainder"},
		{Label: "Squirrel and Crow: 5 peanuts, 6 walnuts", Link: "subtraction:(1,3)(2,1)@5,6&idea=remainder"},
		{Label: "Palaces in region C", Link: "subtraction:(4,1)(9,10)&size=30x30&idea=remainder"},
	},
}

// The same of one move.
const (
	oneMove       = "How often the move fits"
	aboutOneMove  = "With one move there is nothing to choose: whoever begins wins if it fits an odd number of times, as with petals, she loves me, she loves me not."
	moreOneMove   = "So the board falls into L-shapes, lost and won in turn, each one move further than the one before."
	sourceOneMove = "[LSY24] Lemmas 17 and 18"
)

// remainderOfOne says it of a game with one move.
func remainderOfOne() idea.Idea {
	i := remainderIdea
	i.Title, i.About, i.More, i.Source = oneMove, aboutOneMove, moreOneMove, sourceOneMove
	return i
}

const (
	rowSquare    = "square"
	rowLeft      = "left"
	regionsTitle = "The regions"
	regionD      = "D"
	nothing      = "–"
)

var tooWide = idea.Closer("the regions' strips: here they are too narrow")

func regionsHead() []string { return []string{"region", "squares", "who wins"} }

// divisionTitle heads the table of the division.
func divisionTitle(sum moves.Vector) string {
	if sum == nil {
		return "How often the move fits"
	}
	return "Divided by " + vector(sum)
}

// divisionHead heads its columns.
func divisionHead(shown, dim int) []string {
	head := []string{""}
	for d := range shown {
		if dim <= 3 {
			head = append(head, "xyz"[d:d+1])
		} else {
			head = append(head, "pile "+strconv.Itoa(d+1))
		}
	}
	return append(head, "times")
}

func rowTaken(sum moves.Vector) string { return "taken: " + vector(sum) }
func rowFits(m moves.Vector) string    { return vector(m) + " fits" }

// parity writes how often a move fits.
func parity(n engine.Int) string {
	if n.Big().Bit(0) != 0 {
		return idea.Brief(n) + ", odd"
	}
	return idea.Brief(n) + ", even"
}

// vector writes a move.
func vector(m moves.Vector) string { return "(" + engine.Ints(m...).String() + ")" }

func sayTake(sum moves.Vector) string { return "Take " + vector(sum) + " away" }

// sayPoint says what pointing will tell.
func sayPoint(list []moves.Vector) string {
	if len(list) == 1 {
		return "There is one move only, so there is nothing to choose: whoever begins wins if it fits an odd number of times. Point at a square to see how often."
	}
	return "Point at a square to see what is left of it."
}

// sayLeft says why the square that is pointed at is won or lost.
func sayLeft(p engine.Position, left remainder.Left, list []moves.Vector) string {
	text, there := idea.Place(p)+": ", ""
	if left.Sum != nil {
		there = "There "
		if left.Sums.Sign() == 0 {
			text += "both moves together, " + vector(left.Sum) + ", do not fit. "
		} else {
			text += fmt.Sprintf("both moves together, %s, fit %s, and %s is left. ", vector(left.Sum), idea.Often(left.Sums), idea.Place(left.At))
		}
	}
	return text + there + sayDecides(left, list)
}

// sayDecides says what becomes of what is left.
func sayDecides(left remainder.Left, list []moves.Vector) string {
	fit := ""
	for i, n := range left.Often {
		if n.Big().Bit(0) != 0 {
			return fmt.Sprintf("%s fits %s, an odd number: whoever begins takes it and wins.", vector(list[i]), idea.Often(n))
		}
		if n.Sign() > 0 {
			if fit != "" {
				fit += " and "
			}
			fit += vector(list[i]) + " " + idea.Often(n)
		}
	}
	if fit == "" {
		return "no move fits: whoever begins loses."
	}
	return fit + " – an even number – is all that fits: whoever begins loses."
}

// sayRegion says where what is left lies.
func sayRegion(name string) string { return "What is left lies in region " + name + "." }

// regionName is a region's letter, of the mirrored ones with a stroke.
func regionName(link idea.Link) string {
	n := int(link - regionLink)
	if link == wholeLink {
		return regionD
	}
	return "ABC"[n%3:n%3+1] + strings.Repeat("′", n/3)
}

// regionHue is the colour of a region; those of the mirrored ones are others.
func regionHue(link idea.Link) idea.Hue { return idea.Class(int(link - regionLink)) }

// along and across are the coordinates of a side.
func (h halfBoard) coordinates() (across, along string) {
	if h.lower {
		return "y", "x"
	}
	return "x", "y"
}

// moves writes the two moves of a side as they are.
func (h halfBoard) moves() (first, second string) {
	switch {
	case h.pile:
		return vector(moves.Vector{h.a}), vector(moves.Vector{h.c})
	case h.lower:
		return vector(moves.Vector{h.b, h.a}), vector(moves.Vector{h.d, h.c})
	}
	return vector(moves.Vector{h.a, h.b}), vector(moves.Vector{h.c, h.d})
}

// where says which squares a strip has.
func where(h halfBoard, st strip) string {
	across, _ := h.coordinates()
	if st.from == 0 {
		return fmt.Sprintf("%s < %d", across, st.to)
	}
	return fmt.Sprintf("%d ≤ %s < %d", st.from, across, st.to)
}

// wins says who wins there.
func wins(h halfBoard, st strip) string {
	_, along := h.coordinates()
	first, second := h.moves()
	switch {
	case st.from == 0 && h.a > 0:
		return "lost: no move fits"
	case st.from < h.c:
		return "won if " + first + " fits an odd number of times"
	case h.a*h.d <= h.b*h.c:
		return "won: " + second + " leads to A" + strings.Repeat("′", primes(h))
	}
	return fmt.Sprintf("won if %s ≥ %d, for %s leads to A%s; else if %s fits an odd number of times", along, h.d, second, strings.Repeat("′", primes(h)), first)
}

func primes(h halfBoard) int {
	if h.lower {
		return 1
	}
	return 0
}

func whereD(sum moves.Vector, dim int) string {
	if dim == 1 {
		return "x ≥ " + strconv.Itoa(sum[0])
	}
	return fmt.Sprintf("x ≥ %d and y ≥ %d", sum[0], sum[1])
}

func winsD(sum moves.Vector) string {
	return "as " + vector(sum) + " before: D is made of copies of A, B and C"
}

// fitsLabel says that the move fits so often from here on.
func fitsLabel(n int) string { return "× " + strconv.Itoa(n) }
