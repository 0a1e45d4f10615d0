package ideas

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// segmentsIdea says that the board falls into sectors.
var segmentsIdea = idea.Idea{
	Name:   "segments",
	Title:  "Segments with a mosaic each",
	About:  "From far away you see segments: sectors that begin at the corner. In each segment the palaces form a mosaic, a pattern that repeats like the tiles on a floor.",
	More:   "The two arrows lead from one square to others with the same outcome. “1/3 palaces” means that a third of the squares of a segment are palaces. At a fault the pattern of a segment is shifted, as if the tiles of one half of the floor had slipped.",
	Source: "[LSY24] Section 9, Figures 3 and 19 to 22, Problems 61 and 62",
	Examples: []idea.Example{
		{Label: "Figure 3, left", Link: "subtraction:(2,6)(3,3)(6,2)&size=300x300&idea=segments"},
		{Label: "Figure 21, five segments", Link: "subtraction:(2,6)(3,3)(6,1)(19,6)&size=3600x2000&idea=segments"},
		{Label: "Figure 22, six segments", Link: "subtraction:(2,6)(4,11)(6,1)(6,3)(19,5)&size=5000x3000&idea=segments"},
		{Label: "Three moves, five segments", Link: "subtraction:(2,11)(12,14)(14,1)&size=3000x2000&idea=segments"},
	},
}

const (
	segmentsTitle = "Segments, from the x-axis to the y-axis"
	faultsTitle   = "Faults: across a fault the pattern of a segment is shifted"
	sayFarther    = "Look twice as far out"
	labelLost     = " palaces"
	sayZoomOut    = "Zoom out to see more of the segments at once."
)

var errNoSegments = errors.New("the moves are too long to look far enough for segments, so it is not known whether there are any")

func segmentsHead() []string {
	return []string{"", "palaces", "periods", "between the slopes"}
}

func segmentRow(i int, a segment.Segment) idea.Row {
	u, v := a.Shortest()
	return idea.Row{
		Cells: []string{strconv.Itoa(i + 1), densityOf(a), pair(u) + " " + pair(v), slope(a.From) + " – " + slope(a.To)},
		Hues:  []idea.Hue{idea.Class(i)}, Link: sectorLink(i),
	}
}

func faultsHead() []string { return []string{"segment", "slope", "shifted by"} }

// faultRow is of the fault between two sectors.
func faultRow(before, behind sector) idea.Row {
	return idea.Row{
		Cells: []string{strconv.Itoa(behind.of + 1), slope(before.To), idea.PlaceOf(behind.Moved)},
		Hues:  []idea.Hue{idea.Class(behind.of)}, Link: sectorLink(behind.of),
	}
}

func pair(v [2]int) string { return idea.PlaceOf(engine.Cell{X: v[0], Y: v[1]}) }

// tiled is a segment or a part of one.
type tiled interface {
	Palaces() int
	Determinant() int
}

// densityOf writes which part of the squares are palaces, in lowest terms.
func densityOf(a tiled) string { return lowest(a.Palaces(), a.Determinant()) }

func lowest(a, b int) string {
	n, rest := b, a
	for rest != 0 {
		n, rest = rest, n%rest
	}
	return strconv.Itoa(a/n) + "/" + strconv.Itoa(b/n)
}

// slope writes a slope: exact, or as it was measured.
func slope(b segment.Bound) string {
	switch {
	case b.Along.X == 0:
		return "∞"
	case b.Along.Y == 0:
		return "0"
	case b.Exact && b.Along.X == 1:
		return strconv.Itoa(b.Along.Y)
	case b.Exact:
		return lowest(b.Along.Y, b.Along.X)
	}
	return "about " + strconv.FormatFloat(float64(b.Along.Y)/float64(b.Along.X), 'f', 3, 64)
}

func slopeLabel(b segment.Bound, fault bool) string {
	if fault {
		return "fault, slope " + slope(b)
	}
	return "slope " + slope(b)
}

// outcome names what a square is.
func outcome(palace bool) string {
	if palace {
		return "a palace"
	}
	return "an N-position"
}

// saySegment says in which segment a square lies.
func saySegment(p engine.Position, found segment.Survey, a sector) string {
	u, v := a.Shortest()
	n := len(found.Segments)
	text := fmt.Sprintf("%s lies in segment %d of %d", idea.Place(p), a.of+1, n)
	if n == 1 {
		text = idea.Place(p) + " lies in the one segment"
	}
	if a.parts > 1 {
		text += fmt.Sprintf(", part %d of %d", a.n+1, a.parts)
	}
	text = fmt.Sprintf("%s, where %s. Steps of %s and %s lead to squares with the same outcome", text, shareLost(a), pair(u), pair(v))
	if a.parts == 1 {
		return text + "."
	}
	text += ", as long as they stay in this part"
	for _, other := range found.Segments[a.of].Parts {
		if other.Moved != (engine.Cell{}) {
			return text + ": across a fault the pattern is shifted."
		}
	}
	return text + "."
}

// shareLost says which part of a segment's squares are palaces.
func shareLost(a tiled) string {
	switch part := densityOf(a); a.Palaces() {
	case 0:
		return "no square is a palace"
	case a.Determinant():
		return "all squares are palaces"
	default:
		return part + " of the squares are palaces"
	}
}

func sayProved(palace bool, reach int) string {
	return fmt.Sprintf("By the mosaic it is %s. That is proved for all squares with x+y ≥ %d.", outcome(palace), reach)
}

func sayExpected(palace bool) string {
	return "By the mosaic it is " + outcome(palace) + ". That is not proved here."
}

func sayChecked(says, is bool) string {
	if says == is {
		return "By the mosaic it is " + outcome(says) + ", and that is correct."
	}
	return "So near to the corner the mosaic has not begun: by the mosaic the square would be " + outcome(says) + ", but it is " + outcome(is) + "."
}

// sayIs says what a square is that belongs to no mosaic.
func sayIs(lost bool) string { return "It is " + outcome(lost) + "." }

// sayStrip says of a square that it is in no segment.
func sayStrip(p engine.Position, found segment.Survey, strip *segment.Strip) string {
	switch {
	case strip != nil && (strip.Along.X == 0 || strip.Along.Y == 0):
		return idea.Place(p) + " lies in the strip along an axis, before the mosaic begins."
	case strip != nil:
		return fmt.Sprintf("%s lies in the strip between two mosaics, along the slope %s. It repeats every (%d,%d).", idea.Place(p),
			slope(segment.Bound{Along: strip.Along, Exact: true}), strip.Period*strip.Along.X, strip.Period*strip.Along.Y)
	case found.Settled:
		return idea.Place(p) + " lies so near to the corner that the segments have not parted yet."
	}
	return idea.Place(p) + " lies where no pattern that repeats was found."
}

// saySettled says whether it is known that the segments stay as they are.
func saySettled(found segment.Survey, then prospect) string {
	n := strconv.Itoa(len(found.Segments)) + " segments"
	switch len(found.Segments) {
	case 0:
		n = "No segment"
	case 1:
		n = "One segment"
	}
	switch f := len(found.Faults()); f {
	case 0:
	case 1:
		n += " with one fault"
	default:
		n += " with " + strconv.Itoa(f) + " faults"
	}
	switch {
	case found.Settled:
		return fmt.Sprintf("Settled: %s, proved for all squares with x+y ≥ %d outside the grey strips along the lines. The strips repeat along the lines, too.", lower(n), found.Reach)
	case len(found.Segments) == 0:
		return fmt.Sprintf("Not known: no mosaic was found up to x+y = %d. %s", found.Reach, mayFarther(then))
	}
	return fmt.Sprintf("Not settled: %s measured up to x+y = %d. Farther out there may be others. %s", lower(n), found.Reach, mayFarther(then))
}

func lower(s string) string { return strings.Replace(s, "One", "one", 1) }

func mayFarther(then prospect) string {
	switch then {
	case nothingFarther:
		return "Farther out nothing can be computed."
	case mayLook:
		return "Look farther out to know more."
	}
	return "The search goes on farther out."
}

// percolationIdea asks where N-positions form an endless way.
var percolationIdea = idea.Idea{
	Name:   "percolation",
	Title:  "Ways that avoid the palaces",
	About:  "Can an ant walk forever without stepping on a palace, and stay in its segment? Green shows such a way. Where there is none, palaces trap the ant on the red squares.",
	More:   "A segment is a sector of the board with one pattern of palaces. The palaces trap the ant on an island, or in a band that leads out of the segment.",
	Source: "[LSY24] Problem 51, Figures 12, 19 and 20",
	Examples: []idea.Example{
		{Label: "Figure 12, left: a middle without a way", Link: "subtraction:(1,2)(2,1)(3,3)&view=0,0,90x60&idea=percolation"},
		{Label: "Figure 12, right: a way everywhere", Link: "subtraction:(1,2)(3,4)(4,6)&view=0,0,90x60&idea=percolation"},
		{Label: "Figure 19: over corners only", Link: "subtraction:(1,7)(8,1)(14,14)@420,400&view=300,300,240x160&idea=percolation"},
		{Label: "Figure 20: a band that leads out", Link: "subtraction:(1,7)(2,10)(6,1)@330,430&view=300,300,240x160&idea=percolation"},
	},
}

const (
	sayOutside = "It is not in this part of the board: it begins farther out, where the segment is wide enough."
	pathsTitle = "Is there a way without end?"
)

// over chooses what the ant walks over.
var over = idea.Choice{Name: "over", Label: "The ant walks", Options: []idea.Option{
	{Value: "sides", Label: "over sides"}, {Value: overCorners, Label: "over sides and corners"},
}}

const overCorners = "corners"

func pathsHead() []string { return []string{"", "a way", "which repeats every"} }

func pathsRow(s sector, a answer) []string {
	row := []string{nameOf(s), "yes", ""}
	if a.there {
		row[2] = fmt.Sprintf("(%d,%d), %s", a.path.Period.X, a.path.Period.Y, stepsOf(len(a.path.Squares)))
	} else {
		row[1] = "no: " + left(a)
	}
	return row
}

// nameOf numbers a segment, and its parts if it has several.
func nameOf(s sector) string {
	if s.parts == 1 {
		return strconv.Itoa(s.of + 1)
	}
	return fmt.Sprintf("%d (part %d)", s.of+1, s.n+1)
}

// left says what the N-positions form where there is no way.
func left(a answer) string {
	switch {
	case a.banded:
		return fmt.Sprintf("bands along (%d,%d)", a.band.X, a.band.Y)
	case a.island == 0:
		return "only palaces"
	case a.island == 1:
		return "single squares"
	}
	return fmt.Sprintf("islands of at most %d squares", a.island)
}

// sayPercolates says of the segment of a square whether there is a way.
func sayPercolates(p engine.Position, s sector, corners bool, a answer) string {
	over := "over sides"
	if corners {
		over = "over sides and corners"
	}
	if a.there {
		return fmt.Sprintf("%s lies in segment %s, where the ant can walk forever %s: %s (%d,%d) further, and so on without end.",
			idea.Place(p), nameOf(s), over, bring(len(a.path.Squares)), a.path.Period.X, a.path.Period.Y)
	}
	return fmt.Sprintf("%s lies in segment %s, where the ant cannot walk forever %s: %s.", idea.Place(p), nameOf(s), over, fenced(a))
}

// fenced says the same in a sentence.
func fenced(a answer) string {
	text := left(a)
	switch {
	case a.banded:
		text += ", and these lead out of the segment"
	case a.island == 0:
		return text
	}
	return "the palaces leave it " + text
}

func sayNowhere(p engine.Position) string {
	return idea.Place(p) + " lies between the segments and belongs to no mosaic."
}

// bring says that so many steps bring the ant somewhere.
func bring(n int) string {
	if n == 1 {
		return "one step brings it"
	}
	return stepsOf(n) + " bring it"
}

func stepsOf(n int) string {
	if n == 1 {
		return "one step"
	}
	return strconv.Itoa(n) + " steps"
}
