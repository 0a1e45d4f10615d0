package ideas

import (
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/segment"
	"github.com/palacegames/palace/engine/words"
)

// segmentsIdea says that the board falls into sectors.
var segmentsIdea = idea.Idea{
	Name:   "segments",
	Title:  segmentsTitle,
	About:  segmentsAbout,
	More:   segmentsMore,
	Source: segmentsSource,
	Examples: []idea.Example{
		{Label: segmentsFigure3, Link: "subtraction:(2,6)(3,3)(6,2)&size=300x300&idea=segments"},
		{Label: segmentsFigure21, Link: "subtraction:(2,6)(3,3)(6,1)(19,6)&size=3600x2000&idea=segments"},
		{Label: segmentsFigure22, Link: "subtraction:(2,6)(4,11)(6,1)(6,3)(19,5)&size=5000x3000&idea=segments"},
		{Label: segmentsThreeMoves, Link: "subtraction:(2,11)(12,14)(14,1)&size=3000x2000&idea=segments"},
	},
}

func segmentRow(i int, a segment.Segment) idea.Row {
	u, v := a.Shortest()
	return idea.Row{
		Cells: []string{strconv.Itoa(i + 1), densityOf(a), pair(u) + " " + pair(v), slope(a.From) + " – " + slope(a.To)},
		Hues:  []idea.Hue{idea.Class(i)}, Link: sectorLink(i),
	}
}

// gapRow is of a part of the board in which no pattern is known.
func gapRow(g segment.Gap) idea.Row {
	return idea.Row{Cells: []string{"", nothingKnown.String(), "", slope(g.From) + " – " + slope(g.To)}, Hues: []idea.Hue{idea.Soft}}
}

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
	text, exact := slopeOf(b)
	if !exact {
		return slopeAbout(text)
	}
	return text
}

// slopeOf writes a slope as a number, and reports whether it is exact.
func slopeOf(b segment.Bound) (text string, exact bool) {
	switch {
	case b.Along.X == 0:
		return "∞", true
	case b.Along.Y == 0:
		return "0", true
	case b.Exact && b.Along.X == 1:
		return strconv.Itoa(b.Along.Y), true
	case b.Exact:
		return lowest(b.Along.Y, b.Along.X), true
	}
	return words.Fraction(float64(b.Along.Y)/float64(b.Along.X), 3), false
}

func labelOf(b segment.Bound, fault bool) string {
	if fault {
		return faultLabel(slopeOf(b))
	}
	return slopeLabel(slopeOf(b))
}

// saySegment says in which segment a square lies, and which steps lead to others like it.
func saySegment(p engine.Position, found segment.Survey, a sector) string {
	u, v := a.Shortest()
	fault := found.Settled && slices.ContainsFunc(found.Segments[a.of].Parts, func(other segment.Part) bool { return other.Moved != engine.Cell{} })
	return segmentWords(idea.Place(p), a.of+1, len(found.Segments), a.n+1, a.parts, fault, shareOf(a), densityOf(a), pair(u), pair(v))
}

// shareOf is by what a sentence is chosen about which part of a segment's squares are palaces.
func shareOf(a tiled) string {
	switch a.Palaces() {
	case 0:
		return "none"
	case a.Determinant():
		return "all"
	}
	return "some"
}

// sayStrip says of a square that it is in no segment.
func sayStrip(p engine.Position, found segment.Survey, strip *segment.Strip) string {
	switch {
	case strip != nil && (strip.Along.X == 0 || strip.Along.Y == 0):
		return inAxisStrip(idea.Place(p))
	case strip != nil:
		every := engine.At(strip.Period*strip.Along.X, strip.Period*strip.Along.Y)
		return inStrip(idea.Place(p), slope(segment.Bound{Along: strip.Along, Exact: true}), "("+every.String()+")")
	case found.Settled:
		return nearCorner(idea.Place(p))
	}
	return inNoPattern(idea.Place(p))
}

// surveyed says whether it is known that the segments stay as they are.
func surveyed(found segment.Survey, then prospect) string {
	return saySurvey(found.Settled, len(found.Faults()), found.Least(), found.Reach, len(found.Gaps) > 0, words.Fraction(found.Known(), 1), found.Periods, then)
}

// percolationIdea asks where N-positions form an endless way.
var percolationIdea = idea.Idea{
	Name:   "percolation",
	Title:  percolationTitle,
	About:  percolationAbout,
	More:   percolationMore,
	Source: percolationSource,
	Examples: []idea.Example{
		{Label: percolationFigure12Left, Link: "subtraction:(1,2)(2,1)(3,3)&view=0,0,90x60&idea=percolation"},
		{Label: percolationFigure12Right, Link: "subtraction:(1,2)(3,4)(4,6)&view=0,0,90x60&idea=percolation"},
		{Label: percolationFigure19, Link: "subtraction:(1,7)(8,1)(14,14)@420,400&view=300,300,240x160&idea=percolation"},
		{Label: percolationFigure20, Link: "subtraction:(1,7)(2,10)(6,1)@330,430&view=300,300,240x160&idea=percolation"},
	},
}

// over chooses what the ant walks over.
var over = idea.Choice{Name: "over", Label: overLabel, Options: []idea.Option{
	{Value: "sides", Label: overSides}, {Value: byCorners, Label: overCorners},
}}

const byCorners = "corners"

func pathsHead() []words.Text { return []words.Text{"", headWay, headRepeats} }

func pathsRow(s sector, a answer) []string {
	return []string{nameOf(s.parts, s.of+1, s.n+1), isThereWay(a.form(), enclosed(a.band), a.island), wayPeriod(enclosed(a.path.Period), len(a.path.Squares))}
}

// form is by what a sentence is chosen about what the N-positions form.
func (a answer) form() string {
	switch {
	case a.there:
		return "path"
	case a.banded:
		return "bands"
	}
	return "islands"
}

// enclosed writes a step.
func enclosed(by engine.Cell) string { return "(" + engine.OfCell(by).String() + ")" }
