package ideas

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/internal/remainder"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/words"
)

// remainderIdea says what two moves have to do with division.
var remainderIdea = idea.Idea{
	Name:   "remainder",
	Title:  remainderTitle,
	About:  remainderAbout,
	More:   remainderMore,
	Source: remainderSource,
	Examples: []idea.Example{
		{Label: remainderFigure8, Link: "subtraction:(3,2)(7,8)&size=30x30&idea=remainder"},
		{Label: remainderSquirrel, Link: "subtraction:(1,3)(2,1)@5,6&idea=remainder"},
		{Label: remainderRegionC, Link: "subtraction:(4,1)(9,10)&size=30x30&idea=remainder"},
	},
}

// remainderOfOne says it of a game with one move.
func remainderOfOne() idea.Idea {
	i := remainderIdea
	i.Title, i.About, i.More, i.Source = oneMoveTitle, oneMoveAbout, oneMoveMore, oneMoveSource
	return i
}

const (
	regionD = "D"
	nothing = "–"
)

// divisionHead heads its columns.
func divisionHead(shown, dim int) []words.Text {
	head := []words.Text{""}
	for d := range shown {
		if dim <= 3 {
			head = append(head, words.As("xyz"[d:d+1]))
		} else {
			head = append(head, words.As(headPile(d+1)))
		}
	}
	return append(head, headTimes)
}

// parity writes how often a move fits.
func parity(n engine.Int) string { return parityOf(idea.Brief(n), odd(n)) }

func odd(n engine.Int) bool { return n.Big().Bit(0) != 0 }

// vector writes a move.
func vector(m moves.Vector) string { return "(" + engine.Ints(m...).String() + ")" }

// sayLeft says why the square that is pointed at is won or lost.
func sayLeft(p engine.Position, left remainder.Left, list []moves.Vector) string {
	place := idea.Place(p)
	if n := left.Often[0]; left.Sum == nil {
		return sayOne(place, vector(list[0]), n, idea.Brief(n), odd(n))
	}
	return sumFits(place, vector(left.Sum), left.Sums, idea.Brief(left.Sums), idea.Place(left.At)) + " " + sayDecides(left, list)
}

// sayDecides says what becomes of what both moves leave.
func sayDecides(left remainder.Left, list []moves.Vector) string {
	n, m := left.Often[0], left.Often[1]
	first, second := vector(list[0]), vector(list[1])
	switch {
	case odd(n):
		return thereOdd(first, n, idea.Brief(n))
	case odd(m):
		return thereOdd(second, m, idea.Brief(m))
	case n.Sign() > 0 && m.Sign() > 0:
		return thereBothEven(first, n, idea.Brief(n), second, m, idea.Brief(m))
	case n.Sign() > 0:
		return thereEven(first, n, idea.Brief(n))
	case m.Sign() > 0:
		return thereEven(second, m, idea.Brief(m))
	}
	return thereNever.String()
}

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
	regionA := "A" + strings.Repeat("′", primes(h))
	switch {
	case st.from == 0 && h.a > 0:
		return winsNone.String()
	case st.from < h.c:
		return winsOdd(first)
	case h.a*h.d <= h.b*h.c:
		return winsLeads(second, regionA)
	}
	return winsEither(along, h.d, second, regionA, first)
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
	return whereBoth(sum[0], sum[1])
}

// fitsLabel says that the move fits so often from here on.
func fitsLabel(n int) string { return "× " + strconv.Itoa(n) }
