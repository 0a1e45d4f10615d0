package main

import (
	"encoding/json"
	"fmt"
	"math"
	"path"
	"regexp"
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sprite"
	"github.com/palacegames/palace/render/view"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/table"
)

// Who chooses a lesson while the programs are on their way sees its first step at once: for each
// lesson and each language a file says what the page shows there, and draws its board (web/site/js/ahead.js).
// It is what a table says and shows. The list of the lessons is another file of each language.

// aheadFolder has a folder for each language.
const aheadFolder = languageFolder + "ahead/"

// shelfName is the file with the list of lessons.
const shelfName = "lessons"

// ahead is the first step of a lesson, as the page shows it.
type ahead struct {
	headed
	Title  string       `json:"title"` // at the head of the page
	Tab    string       `json:"tab"`   // of the browser
	Say    string       `json:"say"`   // to whoever listens
	Course *page.Course `json:"course"`
	Board  aheadBoard   `json:"board"`
}

// aheadBoard is the picture of a board.
type aheadBoard struct {
	Columns int    `json:"columns"`
	Rows    int    `json:"rows"`
	Lies    string `json:"lies"` // see aheadLies
	Picture string `json:"picture"`
}

// How a board lies on the canvas.
const (
	inCorner = "corner" // it begins in the corner, and goes on
	inMiddle = "middle" // it goes on to all sides
	apart    = "apart"  // in the middle, with nothing around it
	far      = "far"    // in the corner, and its single squares are not told apart
)

// aheadFiles returns these files, for English and for all languages of which there are files.
func aheadFiles(all files) (files, error) {
	made := files{}
	for name, body := range all {
		if path.Dir(name)+"/" != languageFolder || path.Ext(name) != ".json" {
			continue
		}
		var l language
		var of taught
		if err := json.Unmarshal(body, &l); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if text := all[taughtFolder+path.Base(name)]; text != nil {
			if err := json.Unmarshal(text, &of); err != nil {
				return nil, fmt.Errorf("the lessons of %s: %w", name, err)
			}
		}
		if err := aheadIn(l.table().Language(), of.Texts, made); err != nil {
			return nil, err
		}
	}
	return made, nil
}

// aheadIn adds those of a language.
func aheadIn(l *words.Language, texts map[string]string, made files) (err error) {
	defer words.Speak(l, texts)()
	head := headed{unnamed, l.Tag()}
	put := func(name string, file any) {
		if err == nil {
			made[aheadFolder+l.Tag()+"/"+name+".json"], err = written(file)
		}
	}
	for _, name := range lessons.Names() {
		seen, t, problem := openAhead("lesson=" + name)
		if problem != nil {
			return problem
		}
		p := t.Page()
		put(name, ahead{head, p.Title, p.Tab, p.Say.Text, p.Course, seen.drawn(&p)})
	}
	_, t, problem := openAhead("lesson")
	if problem != nil {
		return problem
	}
	var shelf struct {
		headed
		Value json.RawMessage `json:"value"`
	}
	if err := json.Unmarshal(t.Call("shelf", []byte("{}")), &shelf); err != nil {
		return err
	}
	shelf.headed = head
	put(shelfName, shelf)
	return err
}

// openAhead opens a link at a table of its own.
func openAhead(link string) (*aheadCanvas, *table.Table, error) {
	t, seen := table.New(nowhere{}), &aheadCanvas{}
	if err := t.Seat(seen); err != nil {
		return nil, nil, err
	}
	var answer struct{ Error *string }
	err := json.Unmarshal(t.Call("open", fmt.Appendf(nil, `{"link":%q}`, link)), &answer)
	if err == nil && answer.Error != nil {
		err = fmt.Errorf("%s: %s", link, *answer.Error)
	}
	return seen, t, err
}

// aheadCanvas is a canvas that keeps what it is to show, and from where.
type aheadCanvas struct {
	first
	camera string
}

func (c *aheadCanvas) SetCamera(words string) bool {
	c.camera = words
	return true
}

func (*aheadCanvas) Hold()     {}
func (*aheadCanvas) Overview() {}

func (*aheadCanvas) Spot(engine.Cell) (x, y, edge float64) { return 0, 0, unit }

// window returns the squares that the canvas shows at least.
func (c *aheadCanvas) window() (w engine.Window, lies string) {
	plane := c.Map.Plane
	if c.Boards != nil {
		return plane, apart
	}
	w, framed := view.ParseFrame(c.camera)
	if !framed { // as package board has it
		const beyond, least = 3, 9
		w = engine.Window{W: max(c.At.X+beyond, least) + 1, H: max(c.At.Y+beyond, least) + 1}
	}
	if w.X == plane.X && w.Y == plane.Y {
		return w, inCorner
	}
	return w, inMiddle
}

// Of more squares than so many along an edge the single ones are not told apart, and of still more there is no picture.
const fewAhead, mostAhead = 48, 128

// drawn draws the board as the canvas shows it, but for numbers and maps of more than palaces.
func (c *aheadCanvas) drawn(p *page.Page) aheadBoard {
	w, lies := c.window()
	b := aheadBoard{Columns: w.W, Rows: w.H, Lies: lies}
	if c.Look.Orientation.Transposed() {
		b.Columns, b.Rows = b.Rows, b.Columns
	}
	if max(w.W, w.H) > fewAhead && lies == inCorner {
		b.Lies = far
	}
	if max(w.W, w.H) > mostAhead {
		return b
	}
	d := &placing{drawing: drawing{id: "ahead"}, in: w, lies: view.Viewport{Scale: unit, Orientation: c.Look.Orientation}}
	if c.Map.Shown && c.Map.Kind != engine.NimValues {
		d.palaces(p.Course.Name)
	}
	for i := range c.Boards {
		d.squares(c.Boards[i].Squares)
	}
	d.shapes(c.Shapes, scene.Under)
	d.targets(c.Targets.Rows)
	d.shapes(c.Shapes, scene.Over, scene.Top)
	d.pieces(c)
	b.Picture = fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" fill="none" aria-hidden="true">%s</svg>`, b.Columns*unit, b.Rows*unit, &d.drawing)
	return b
}

// placing is a drawing of a window of the board, as that lies on the screen.
type placing struct {
	drawing
	in   engine.Window
	lies view.Viewport
}

// at returns where a point of the board is in the picture.
func (d *placing) at(p scene.Point) (x, y float64) {
	x, y = d.lies.Screen(p.X, p.Y)
	x0, y0 := d.lies.Screen(float64(d.in.X), float64(d.in.Y))
	x1, y1 := d.lies.Screen(float64(d.in.X+d.in.W), float64(d.in.Y+d.in.H))
	return x - min(x0, x1), y - min(y0, y1)
}

// corner returns where the corner of a square is that is at its upper left in the picture.
func (d *placing) corner(c engine.Cell) (x, y float64) {
	x, y = d.at(scene.Middle(c))
	return x - unit/2, y - unit/2
}

// palaces draws those that the list of lessons shows of one.
func (d *placing) palaces(lesson string) {
	of, err := lessons.Open(lesson)
	if err != nil {
		return
	}
	board := page.BoardOf(of.Board(1))
	if board == nil || len(board.Gold) == 0 {
		return
	}
	gap := unit / 8 // as the tiles of a map have it, where there is room
	if max(board.Columns, board.Rows) > fewAhead {
		gap = 0
	}
	d.add(`<path fill="%v" d="`, gold())
	for _, place := range board.Gold {
		d.add("M%d %dh%[3]dv%[3]dh-%[3]dz", place[0]*unit+gap, place[1]*unit+gap, unit-2*gap)
	}
	d.add(`"/>`)
}

// squares draws those of a board of its own.
func (d *placing) squares(w engine.Window) {
	even, odd := twice(colour.LightTheme.Light, colour.DarkTheme.Light), twice(colour.LightTheme.Dark, colour.DarkTheme.Dark)
	x, y := d.corner(engine.Cell{X: w.X, Y: w.Y})
	d.add(`<path fill="%v" d="M%v %vh%[4]vv%[5]vh-%[4]vz"/><path fill="%[6]v" d="`, even, x, y, w.W*unit, w.H*unit, odd)
	for cy := w.Y; cy < w.Y+w.H; cy++ {
		for cx := w.X; cx < w.X+w.W; cx++ {
			if (cx-w.X+cy-w.Y)%2 == 1 {
				x, y := d.corner(engine.Cell{X: cx, Y: cy})
				d.add("M%v %vh%[3]dv%[3]dh-%[3]dz", x, y, unit)
			}
		}
	}
	d.add(`"/>`)
}

// targets draws a ring on each that is seen, and a line to the last one of a row.
func (d *placing) targets(rows []scene.Row) {
	rings, ways := drawing{}, drawing{}
	for _, row := range rows {
		last := 0
		for i := range row.Count {
			at := row.At(i + 1)
			if !d.in.Contains(at) {
				break
			}
			x, y := d.corner(at)
			rings.add(`<use href="#ahead-ring" x="%v" y="%v"/>`, x, y)
			last = i + 1
		}
		if last > 0 {
			x0, y0 := d.at(scene.Middle(row.From))
			x, y := d.at(scene.Middle(row.At(last)))
			ways.add("M%v %vL%v %v", x0, y0, x, y)
		}
	}
	if rings.Len() == 0 {
		return
	}
	d.add(`<path stroke="%v" stroke-width="%v" opacity="%v" d="%v"/><defs><g id="ahead-ring">`, accent(), wayWidth, sprite.WayStrength, &ways)
	d.ring()
	d.add(`</g></defs>%v`, &rings)
}

// shapes draws those of some layers that a picture has room for: rings that are seen from afar, frames, and lines.
func (d *placing) shapes(all []scene.Shape, layers ...scene.Layer) {
	for i := range all {
		s := &all[i]
		if !slices.Contains(layers, s.Layer) {
			continue
		}
		main := toned(s.Tone)
		switch {
		case s.Kind == scene.Line:
			d.add(`<path stroke="%v" stroke-width="%v" d="`, main, wayWidth)
			for i, p := range s.At {
				x, y := d.at(p)
				d.add("%v%v %v", [...]string{"M", "L"}[min(i, 1)], x, y)
			}
			d.add(`"/>`)
		case s.Kind == scene.Marks && (s.Mark == scene.Halo || s.Mark == scene.Frame):
			for _, p := range s.At {
				x, y := d.at(p)
				if s.Mark == scene.Frame {
					d.frame(x, y)
					continue
				}
				d.outline(x, y, haloHalf+pixel, haloHalf+pixel, haloWidth+2*pixel, twice(colour.LightTheme.Night, colour.DarkTheme.Night), 0.9)
				d.outline(x, y, haloHalf, haloHalf, haloWidth, main, 1)
			}
		}
	}
}

// What a ring takes that is seen from afar: see render/board.
const haloHalf, haloWidth = 0.47 * unit, 0.07 * unit

// toned returns the colour of a tone.
func toned(t scene.Tone) string {
	day, night := &colour.LightTheme, &colour.DarkTheme
	switch t {
	case scene.Night:
		return twice(day.Night, night.Night)
	case scene.Good:
		return twice(day.Good, night.Good)
	case scene.Bad:
		return twice(day.Bad, night.Bad)
	case scene.Gold:
		return gold()
	}
	return twice(day.Soft, night.Soft)
}

// long is a number with more digits than a piece needs that is drawn a few dozen pixels high.
var long = regexp.MustCompile(`\d+\.\d\d+`)

func rounded(number string) string {
	v, _ := strconv.ParseFloat(number, 64) // it is one
	return strconv.FormatFloat(math.Round(10*v)/10, 'f', -1, 64)
}

// pieces draws the main piece, or one on each board.
func (d *placing) pieces(c *aheadCanvas) {
	boards := c.Boards
	if boards == nil {
		boards = []scene.Board{{Piece: c.Piece, At: c.At}}
	}
	drawn := map[scene.Piece]string{}
	for _, b := range boards {
		if b.Piece == scene.None {
			continue
		}
		if drawn[b.Piece] == "" {
			one := drawing{id: fmt.Sprintf("ahead-%d", b.Piece)}
			one.piece(b.Piece)
			drawn[b.Piece] = one.id
			d.add(`<defs><g id="%v">%v</g></defs>`, one.id, long.ReplaceAllStringFunc(one.String(), rounded))
		}
		x, y := d.corner(b.At)
		d.add(`<use href="#%v" x="%v" y="%v"/>`, drawn[b.Piece], x, y)
	}
}
