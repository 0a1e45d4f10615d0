package segments

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/ideas/sheet"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// percolation illustrates [LSY24] Problem 51: in which segments N-positions hang together
// without end.
type percolation struct {
	*surveyor
	sheet   sheet.Sheet
	over    int // 0: over sides, 1: over corners, too
	view    *sheet.View
	answers [2]answers
}

// answers are what was found of the parts of the segments of a survey.
type answers struct {
	of   int // which survey, counted from 1; none is 0
	list []answer
	// Those that are being found, of another survey.
	begun int
	next  []answer
}

// answer says of one part of a segment whether its N-positions percolate.
type answer struct {
	path  segment.Path
	there bool
	// Where there is no path, the largest island, and the direction of a band, if there is one.
	island int
	band   engine.Cell
	banded bool
}

// NewPercolation begins to illustrate the ways through the segments of a game.
func NewPercolation(g sheet.Game, _ *moves.Set) idea.Illustration {
	return &percolation{surveyor: newSurveyor(g), view: &sheet.View{Game: g}}
}

// Look looks for the segments, and then at the squares of the window.
func (p *percolation) Look(at idea.Gaze) (engine.Job, error) {
	over := 0
	for name, value := range at.Chosen {
		switch {
		case name != overControl:
			return nil, idea.ErrControl(name)
		case value == overValues[1]:
			over = 1
		case value != overValues[0]:
			return nil, idea.ErrOption(overLabel, value)
		}
	}
	p.sheet, p.want, p.over = sheet.On(at), at.Step, over
	p.view.Look(at)
	return (*percolating)(p), nil
}

// percolating is the work before a Layer.
type percolating percolation

// Step answers of every survey as soon as it is there, so that something is seen early.
func (p *percolating) Step() (more bool) {
	if p.view.Step() || p.answer() {
		return true
	}
	return p.surveyor.Step() || p.owed() != p.answers[p.over].of
}

// owed is the survey of which answers are wanted, counted from 1.
func (p *percolating) owed() int {
	if len(p.found) == 0 {
		return 0
	}
	return p.steps().Now + 1
}

// answer finds one more answer, and returns false if all are found.
func (p *percolating) answer() bool {
	a, of := &p.answers[p.over], p.owed()
	if of == a.of {
		return false
	}
	if a.begun != of {
		a.begun, a.next = of, nil
	}
	if found := sectors(p.found[of-1]); len(a.next) < len(found) {
		a.next = append(a.next, answerOf(found[len(a.next)].Part, p.over == 1))
		return true
	}
	a.of, a.list, a.begun, a.next = of, a.next, 0, nil
	return true
}

func (p *percolating) Done() float64 { return 0.9 * p.surveyor.Done() }

func answerOf(s segment.Part, corners bool) (a answer) {
	if a.path, a.there = s.Path(corners); a.there {
		return a
	}
	for _, c := range s.Clusters(corners) {
		if band, ok := c.Band(); ok {
			a.band, a.banded = band, true
		} else if (c.Ways == segment.Lattice{}) {
			a.island = max(a.island, len(c.Squares))
		}
	}
	return a
}

// Early reports whether something more is seen, though not all that is asked for.
func (p *percolation) Early() bool {
	a := &p.answers[p.over]
	return p.view.Source == nil && a.of > p.shown && len(a.list) > 0 && p.want < a.of
}

// Layer draws a path in every segment where there is one, and elsewhere an island.
func (p *percolation) Layer() (idea.Layer, error) {
	a := &p.answers[p.over]
	if a.of == 0 {
		return idea.Layer{}, errNoSegments
	}
	p.shown = a.of
	found := p.found[a.of-1]
	list := sectors(found)
	l := idea.Layer{Steps: p.steps(), Controls: []idea.Control{overChoice(overValues[p.over])}}
	l.Steps.Now = a.of - 1
	table, outside, shows := idea.Table{Title: pathsTitle, Head: pathsHead()}, false, false
	for i, one := range list {
		says := a.list[i]
		pointed := p.sheet.At.Dim() == 2 && one.has(p.sheet.At)
		seen := p.segment(&l, i, one, says, pointed)
		shows = shows || seen
		if pointed {
			outside = says.there && !seen
			l.Lit = append(l.Lit, sectorLink(i))
			l.Words = append(l.Words, sayPercolates(p.sheet.At, one, p.over == 1, says))
		}
		table.Rows = append(table.Rows, idea.Row{Cells: pathsRow(one, says), Hues: []idea.Hue{idea.Class(one.of)}, Link: sectorLink(i)})
	}
	if p.sheet.At.Dim() == 2 && len(l.Words) == 0 {
		l.Words = append(l.Words, sayNowhere(p.sheet.At))
	}
	if outside {
		l.Words = append(l.Words, sayOutside)
	}
	if len(table.Rows) > 0 {
		l.Tables = append(l.Tables, table)
	}
	l.Best = p.sheet.OrHere(p.best(list), shows && !outside)
	l.Words = append(l.Words, saySettled(found, p.farther()))
	return l, nil
}

// segment draws a segment, and in it a path or what there is instead: near the square that is pointed
// at or, where a path has no room, in the middle of what is seen. It returns whether that is seen.
func (p *percolation) segment(l *idea.Layer, i int, a sector, says answer, pointed bool) (seen bool) {
	area := p.sheet.Cut(a.from.above(p.sheet), a.to.below(p.sheet))
	if area == nil {
		return false
	}
	l.Figures = append(l.Figures, idea.Figure{Kind: idea.Area, Points: area, Hue: idea.Class(a.of), Faint: true, Link: sectorLink(i)})
	places := []engine.Cell{cellAt(sheet.Middle(area))}
	if at, ok := p.sheet.Square(p.sheet.At); ok && pointed {
		places = []engine.Cell{at, places[0]}
	}
	for _, near := range places {
		if says.there && p.path(l, i, a, says.path, near, pointed) || !says.there && p.island(l, i, a, near) {
			return true
		}
	}
	return false
}
