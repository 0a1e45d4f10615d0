package nim

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// digitsIdea is the idea of writing the piles in binary.
var digitsIdea = idea.Idea{
	Name: "digits", Title: digitsTitle, About: digitsAbout, More: digitsMore, Source: digitsSource,
	Examples: []idea.Example{{Label: digitsFour, Link: "nim:4@1,3,5,7&idea=digits"}},
}

// Ideas lists the one idea.
func (Game) Ideas() []idea.Idea { return []idea.Idea{digitsIdea} }

// Illustrate begins to illustrate the idea of a game.
func Illustrate(g engine.Game, name string) idea.Illustration {
	if name != digitsIdea.Name {
		return nil
	}
	return idea.On(g, &digits{game: g.(Game)})
}

// digits illustrates it.
type digits struct {
	game Game
	gaze idea.Gaze
}

// Look begins to look. There is nothing to do but for the Layer.
func (d *digits) Look(at idea.Gaze) (engine.Job, error) {
	d.gaze = at
	return nil, nil
}

// Layer returns the digits of the position that is pointed at as a table, and on the board where its
// palaces are.
func (d *digits) Layer() (idea.Layer, error) {
	p := d.gaze.At
	if !d.gaze.Points() {
		return idea.Layer{Words: []string{digitsPoint.String()}}, nil
	}
	c, ok := columnsOf(p)
	if !ok {
		return idea.Layer{Words: []string{digitsLong(mostDigits)}}, nil
	}
	palaces, err := play{}.palaces(p)
	if err != nil {
		return idea.Layer{}, err
	}
	l := idea.Layer{Tables: []idea.Table{c.table()}}
	if text := d.game.Reason(p, palaces); text != "" {
		l.Words = []string{text}
	}
	for _, q := range palaces {
		if at, seen := d.gaze.Sees(q); seen && d.onBoard(q) {
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Frames, Squares: []engine.Cell{at}, Hue: idea.Gold, Bold: true})
		}
	}
	return l, nil
}

// onBoard reports whether a move stays on the board: only its own two piles change.
func (d *digits) onBoard(q engine.Position) bool {
	for i := 2; i < q.Dim(); i++ {
		if q.At(i) != d.gaze.At.At(i) {
			return false
		}
	}
	return true
}

// table writes the piles below each other, and below them which columns do not cancel.
func (c *columns) table() idea.Table {
	t := idea.Table{Title: digitsTable.String(), Head: []words.Text{digitsPile}}
	last := idea.Row{Cells: []string{digitsSum.String()}, Hues: []idea.Hue{idea.Soft}}
	for bit := c.width - 1; bit >= 0; bit-- {
		t.Head = append(t.Head, words.As(strconv.Itoa(1<<bit)))
		odd := c.sum >> bit & 1
		hue := idea.Good
		if odd != 0 {
			hue = idea.Bad
		}
		last.Cells, last.Hues = append(last.Cells, strconv.Itoa(odd)), append(last.Hues, hue)
	}
	for _, n := range c.piles {
		row := idea.Row{Cells: []string{strconv.Itoa(n)}, Hues: []idea.Hue{idea.Ink}}
		for _, digit := range c.digits(n)[:c.width] {
			hue := idea.Soft
			if digit == '1' {
				hue = idea.Ink
			}
			row.Cells, row.Hues = append(row.Cells, string(digit)), append(row.Hues, hue)
		}
		t.Rows = append(t.Rows, row)
	}
	t.Rows = append(t.Rows, last)
	return t
}
