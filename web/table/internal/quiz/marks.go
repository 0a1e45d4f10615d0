package quiz

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// mark is what somebody thinks of a square.
type mark struct {
	at   engine.Position
	says engine.Outcome
	// truth is what the square is, once that is known; failed says that nobody can say it.
	truth         engine.Outcome
	known, failed bool
	counted       bool // in the tally
}

// right reports whether the mark says what is so; it is known.
func (m *mark) right() bool { return m.known && m.truth == m.says }

// mostMarks is how many squares can be marked: each is a question to the analyst.
const mostMarks = answers.MostMarks

// letters are what a square is marked with, by their names.
var letters = map[string]engine.Outcome{"P": engine.P, "N": engine.N}

// stroke is the marking of squares by passing over them: all become what the first becomes.
type stroke struct {
	on     bool
	as     letter
	before marks
}

// letter is what a square is marked with.
type letter struct {
	none bool
	says engine.Outcome
}

// marks are in the order in which they were made.
type marks []mark

// index returns the place of the mark of a square, -1 if it has none.
func (list marks) index(at engine.Position) int {
	return slices.IndexFunc(list, func(m mark) bool { return m.at == at })
}

// find returns the mark of a square, nil if it has none.
func (list marks) find(at engine.Position) *mark {
	if i := list.index(at); i >= 0 {
		return &list[i]
	}
	return nil
}

// forget drops what has become known of the squares.
func (list marks) forget() {
	for i := range list {
		list[i].known, list[i].failed = false, false
	}
}

// next returns what another tap makes of a square: P, N and nothing, one after the other.
// Where a palace is looked for it is one or not.
func (q *Quiz) next(at engine.Position) letter {
	switch m := q.marks.find(at); {
	case m == nil:
		return letter{says: engine.P}
	case m.says == engine.P && q.question != where:
		return letter{says: engine.N}
	}
	return letter{none: true}
}

// put marks a square, or takes its mark away. It errs if there can be no mark.
func (q *Quiz) put(at engine.Position, as letter) error {
	if err := game.CheckPosition(q.view.Game, q.view.Methods, at); err != nil {
		return err
	}
	i := q.marks.index(at)
	switch {
	case as.none && i >= 0:
		q.marks = slices.Delete(slices.Clone(q.marks), i, i+1)
	case as.none:
	case i >= 0:
		q.marks = slices.Clone(q.marks)
		q.marks[i] = mark{at: at, says: as.says, counted: q.marks[i].counted}
	case len(q.marks) == mostMarks:
		return errManyMarks
	default:
		q.marks = append(slices.Clip(q.marks), mark{at: at, says: as.says})
	}
	return nil
}

// markAt marks a square with "P" or "N", or takes that mark away if it has it: the square
// that is named, that under the pointer, or else that of the piece.
func (q *Quiz) markAt(square page.Numbers, as string) error {
	at := engine.Position(square)
	switch {
	case at.Dim() > 0:
	case q.view.Pointing():
		at = q.view.Pointed()
	default:
		at = q.view.Here
	}
	says, ok := letters[as]
	if !ok {
		return errLetter
	}
	to := letter{says: says}
	if m := q.marks.find(at); m != nil && m.says == says {
		to.none = true
	}
	if err := q.put(at, to); err != nil {
		return err
	}
	q.changed(at)
	return nil
}

// changed says how a square is marked now.
func (q *Quiz) changed(at engine.Position) {
	q.voice.Clear()
	if m := q.marks.find(at); m != nil {
		q.voice.Say(nowMarkedAs(q.view.Place(at), m.says.String()))
	} else {
		q.voice.Say(notMarked(q.view.Place(at)))
	}
	q.host.Show()
}

// Gesture takes what somebody did on the canvas, if that marks squares.
func (q *Quiz) Gesture(g scene.Gesture) bool {
	if !q.marking() {
		return false
	}
	switch g.Kind {
	case scene.Tap:
		at := q.view.Position(g.At)
		if err := q.put(at, q.next(at)); err != nil {
			q.voice.Warn(err)
			return true
		}
		q.changed(at)
	case scene.Stroke:
		q.pass(g.Over)
	case scene.Lifted:
		q.lift(g.Keep)
	}
	return true
}

// pass marks the squares that a pointer held down has passed.
func (q *Quiz) pass(over []engine.Cell) {
	if len(over) == 0 {
		return
	}
	if first := q.view.Position(over[0]); !q.stroke.on {
		q.stroke = stroke{on: true, as: q.next(first), before: q.marks}
	}
	for _, c := range over {
		if q.put(q.view.Position(c), q.stroke.as) != nil {
			break // the board ends there, or there are marks enough
		}
	}
	q.host.Show()
}

// lift ends a stroke. If it is not to be kept, everything is as it was before.
func (q *Quiz) lift(keep bool) {
	s := q.stroke
	q.stroke = stroke{}
	switch {
	case !s.on:
		return
	case !keep:
		q.marks = s.before
	case len(q.marks) == mostMarks:
		q.voice.Warn(errManyMarks)
	default:
		q.voice.Say(squaresMarked(len(q.marks)))
	}
	q.host.Show()
}

// cell returns the square as which a mark is seen, if it is: the board may show another slice.
func (q *Quiz) cell(m *mark) (engine.Cell, bool) {
	c, ok := q.view.Cell(m.at)
	return c, ok && q.view.Position(c) == m.at
}

// draw draws the marks.
func (q *Quiz) draw(s *scene.Scene) {
	var texts [2][2][]engine.Cell // by letter, and whether the truth is out
	var judged [2][]engine.Cell
	for i := range q.marks {
		m := &q.marks[i]
		c, ok := q.cell(m)
		if !ok {
			continue
		}
		texts[m.says][number(q.out(m))] = append(texts[m.says][number(q.out(m))], c)
		if q.out(m) {
			judged[number(m.right())] = append(judged[number(m.right())], c)
		}
	}
	draw := func(shape scene.Shape) {
		if len(shape.At) > 0 {
			s.Draw(shape)
		}
	}
	for says, kinds := range texts {
		for out, at := range kinds {
			thought := scene.Put(scene.Frame, scene.Night, at...).With([2]scene.Weight{scene.Strong, scene.Thin}[out])
			thought.Dashed, thought.Text = true, engine.Outcome(says).String()
			draw(thought)
		}
	}
	draw(scene.Put(scene.Wrong, scene.Bad, judged[0]...))
	draw(scene.Put(scene.Right, scene.Good, judged[1]...))
}

// number is 1 for what is so.
func number(is bool) int {
	if is {
		return 1
	}
	return 0
}
