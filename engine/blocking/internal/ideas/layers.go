package ideas

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// The links of the skin, of the lattice, of its steps, of the stages, and of single rows.
const (
	skinLink    idea.Link = 1
	latticeLink idea.Link = 2
	stepLink    idea.Link = 3 // and the next ones
	stageLink   idea.Link = 10
	rowLink     idea.Link = 100
)

// mostTiles bounds how many squares are drawn one by one.
const mostTiles = 3000

// Layer shows the skin and the lattice as far as they are seen, and the stages in a table.
func (s *skins) Layer() (idea.Layer, error) {
	if s.err != nil {
		return idea.Layer{}, s.err
	}
	l := idea.Layer{Best: s.best()}
	stage, first, steady := s.stage()
	if s.shown {
		s.say(&l, stage, steady)
	}
	drawn := s.draw(&l)
	s.lattice(&l)
	s.spell(&l)
	l.Tables = append(l.Tables, s.stages(), thickness(), growth())
	switch {
	case !s.shown && steady:
		l.Words = append(l.Words, sayStage(s.lower, first, stage.Thickness(), int(stage)))
	case !drawn && len(l.Figures) == 0:
		l.Words = append(l.Words, s.where())
	}
	if steady {
		l.Lit = append(l.Lit, stageLink+idea.Link(stage))
	}
	return l, nil
}

// best returns the squares about the skin of the row that is pointed at, or else of one in view,
// or else those of [CLN15] Figure 8.
func (s *skins) best() engine.Window {
	const across, along, small = 60, 36, 100
	if s.k <= small { // all of the game is seen, with its skin
		return engine.Window{W: 3 * s.k, H: 3 * s.k}
	}
	row := s.k / eighth
	switch n := len(s.rows.layers); {
	case s.shown:
		row = s.row
	case n > 0: // which are in view
		row = s.rows.first + n/2
	}
	skin := s.known[row]
	if skin.Thickness() <= 0 {
		return engine.Window{}
	}
	w := engine.Window{X: (skin.Start + skin.End - across) / 2, Y: max(0, row-along/2), W: across, H: along}
	if s.lower {
		return w.Mirror()
	}
	return w
}

// stage returns the stage that the row which is pointed at is in or, if none is, the first one
// that is seen, and from which row on.
func (s *skins) stage() (stage region.Stage, first int, ok bool) {
	if len(s.rows.layers) == 0 {
		return 0, 0, false
	}
	for _, part := range conjecture.Stretches(s.rows.first, s.rows.layers) {
		if part.Steady && (!s.shown || part.First <= s.row && s.row <= part.Last) {
			return part.Stage, part.First, true
		}
	}
	return 0, 0, false
}

// say says what the row that is pointed at has.
func (s *skins) say(l *idea.Layer, stage region.Stage, steady bool) {
	layer, ok := s.layer(s.row)
	if !ok {
		l.Words = append(l.Words, sayNoSkin(s.lower, s.row))
		return
	}
	l.Lit = append(l.Lit, skinLink, rowLink+idea.Link(s.row-s.rows.first))
	text := sayLayer(s.lower, s.row, layer.Thickness(), layer.Start, layer.End-1)
	if steady {
		columns, rows := stage.Period()
		text += " " + stageRepeats(columns, rows, int(stage), wordOf(stage.Steps()))
	} else {
		text += " " + betweenStages.String()
	}
	l.Words = append(l.Words, text)
	if s.leftErr != nil { // then nobody has counted
		l.Words = append(l.Words, words.Sentence(s.leftErr.Error()))
		return
	}
	before := s.palacesBefore()
	all := before + layer.Thickness()
	l.Words = append(l.Words, sayBefore(all == s.k, before, all))
}

// draw draws the skin's squares, or its outer edge where they are too many. It reports whether
// there was any.
func (s *skins) draw(l *idea.Layer) bool {
	var squares []engine.Cell
	for _, lower := range []bool{false, true} {
		w := s.view(lower)
		for _, y := range s.rowsInView(lower) {
			layer, _ := s.skinOf(y)
			for x := max(layer.Start, w.X); x < min(layer.End, w.X+w.W); x++ {
				squares = append(squares, mirrored(engine.Cell{X: x, Y: y}, lower))
			}
		}
	}
	if len(squares) > 0 && len(squares) <= mostTiles && max(s.gaze.Window.W, s.gaze.Window.H) < mostSeen {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Tiles, Squares: squares, Hue: idea.Gold, Bold: true, Link: skinLink})
	} else {
		s.edges(l)
	}
	drawn := len(l.Figures) > 0
	for i, layer := range s.rows.layers {
		if s.shown && s.rows.first+i == s.row {
			var squares []engine.Cell
			for x := layer.Start; x < layer.End; x++ {
				squares = append(squares, mirrored(engine.Cell{X: x, Y: s.row}, s.lower))
			}
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Frames, Squares: squares, Hue: idea.Ink, Bold: true, Link: rowLink + idea.Link(i)})
		}
	}
	return drawn
}

// mirrored returns a square, or its mirror image if it is one of the lower arm.
func mirrored(c engine.Cell, lower bool) engine.Cell {
	if lower {
		c.X, c.Y = c.Y, c.X
	}
	return c
}

// edges draws the outer edges of both arms, as far as they are seen.
func (s *skins) edges(l *idea.Layer) {
	for _, lower := range []bool{false, true} {
		var points []idea.Point
		for _, y := range s.rowsInView(lower) {
			layer, _ := s.skinOf(y)
			p := idea.Point{X: float64(layer.End), Y: float64(y) + 0.5}
			if lower {
				p.X, p.Y = p.Y, p.X
			}
			points = append(points, p)
		}
		if len(points) > 1 {
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Line, Points: points, Hue: idea.Gold, Bold: true, Link: skinLink})
		}
	}
}

// spell spells the steps of the rows that were measured.
func (s *skins) spell(l *idea.Layer) {
	const mostLetters = 80
	strip := idea.Strip{Title: stepsTitle.String(), From: strconv.Itoa(s.rows.first + 1)}
	for i := 1; i < min(len(s.rows.layers), mostLetters+1); i++ {
		layer := s.rows.layers[i]
		step := layer.Start - s.rows.layers[i-1].Start
		letter := idea.Letter{Text: strconv.Itoa(step), Hue: idea.Soft, Link: rowLink + idea.Link(i), At: []engine.Cell{mirrored(engine.Cell{X: layer.Start, Y: s.rows.first + i}, s.lower)}}
		if step == 2 || step == 3 {
			letter.Hue = idea.Class(step - 2)
		}
		strip.Letters = append(strip.Letters, letter)
	}
	if len(strip.Letters) > 0 {
		l.Strips = append(l.Strips, strip)
	}
}

const mostStages = 6

// stages lists the stages, and in which rows of those measured they are.
func (s *skins) stages() idea.Table {
	t := idea.Table{Title: stagesTitle.String(), Head: []words.Text{stageHead, seenHead, repeatsHead, stepsHead}}
	parts := conjecture.Stretches(s.rows.first, s.rows.layers)
	for n := range region.Stage(mostStages) {
		columns, rows := n.Period()
		row := idea.Row{Link: stageLink + idea.Link(n), Cells: []string{
			strconv.Itoa(int(n)), "", times(columns, rows), wordOf(n.Steps()),
		}}
		for _, part := range parts {
			if part.Steady && part.Stage == n {
				row.Cells[1] = idea.FromTo(part.First, part.Last)
				row.Hues = []idea.Hue{idea.Gold}
			}
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// thickness lists how many palaces thick the stages are.
func thickness() idea.Table {
	t := idea.Table{Title: thickTitle.String(), Head: []words.Text{stageHead, inRowHead, inColumnHead, diagonallyHead}}
	for n := range region.Stage(mostStages) {
		t.Rows = append(t.Rows, idea.Row{Link: stageLink + idea.Link(n), Cells: []string{
			strconv.Itoa(int(n)), strconv.Itoa(n.Thickness()), strconv.Itoa(n.Column()), strconv.Itoa(n.Diagonal()),
		}})
	}
	return t
}

// growth lists what a palace of the skin becomes at the next stage.
func growth() idea.Table {
	t := idea.Table{Title: grownTitle.String(), Head: []words.Text{palacesHead}}
	for less := 1; less <= 2; less++ {
		row := idea.Row{Cells: []string{"k−" + strconv.Itoa(less)}}
		for size := range 4 {
			width, height := 2+size%2, 2+size/2
			if less == 1 {
				t.Head = append(t.Head, words.As(times(width, height)))
			}
			row.Cells = append(row.Cells, strings.Join(region.Grown(less, width, height), "/"))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// where says where the skin is to be seen, if not here: about where it lies in a row of the window.
func (s *skins) where() string {
	w := s.gaze.Window
	row := min(w.X+w.W/2, w.Y+w.H/2)
	from, to := s.strip(row, row+1)
	return sayWhere(s.k, row, max(0, from+beside), to-beside)
}
