// Package table is the table at which a game is played: it holds the session, lets
// the people, the computer players and the canvas act on it, orders the map from
// the painter, and says what the page is to show. It is all of the page that is
// not HTML or pixels, and knows no browser: cmd/playground seats it in one.
//
// Everything that happens comes in as a call from the page, a gesture from the
// canvas or a message from a worker, one at a time; everything that follows goes
// out through Outside and Canvas.
package table

import (
	"errors"
	"strings"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/web/table/atlas"
	"github.com/palacegames/palace/web/table/lesson"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/table/save"
)

// Outside is what the table needs of the browser.
type Outside interface {
	// Post hands a message of package feed to a worker. Expects says that the
	// worker owes an answer: if it stays silent it is started anew.
	Post(worker Worker, message []byte, expects bool)
	// Changed says that the page state is no longer what it was.
	Changed()
	// Acted says that somebody has acted on the game. It comes last of all that
	// follows from the action, so that State may be asked for.
	Acted()
	// After calls f once, d from now.
	After(d time.Duration, f func())
	// Dismiss ends a worker until a message is posted to it again.
	Dismiss(worker Worker)
	// File hands over the next part of a file that is saved.
	File(part save.File)
	// Image hands over a picture to be saved as a PNG file: rows of RGBA pixels.
	Image(name string, pixels []byte, width, height int)
}

// Worker names one of the workers.
type Worker string

// The workers: one paints the map, one thinks about positions, so that a player's
// answer never waits for the map, and one writes files, and is there as long only.
const (
	Painter Worker = "painter"
	Analyst Worker = "analyst"
	Clerk   Worker = "clerk"
)

// Canvas is the board on the screen.
type Canvas interface {
	Show(s render.Scene)
	// Hold keeps the picture as it is until Resume, or for a moment: somebody waits for
	// an answer, which a frame that is being drawn would hold up.
	Hold()
	Resume()
	Picture(revision uint32, p render.Picture)
	// Fit brings the squares that matter for the present move into view.
	Fit()
	// Overview brings the whole map into view.
	Overview()
	// ZoomBy zooms about the middle.
	ZoomBy(factor float64)
	// CenterOn brings a square to the middle.
	CenterOn(p engine.Position)
	// Camera and SetCamera describe what is in view, in words for a link.
	Camera() string
	// SetCamera reports whether the words describe one.
	SetCamera(words string) bool
	// Locate brings the camera to rest and returns the middle of a square in CSS
	// pixels of the canvas.
	Locate(p engine.Position) (x, y float64)
	// Spot returns where the middle of a square will lie when the camera has come to
	// rest by itself, and the edge of the square.
	Spot(p engine.Position) (x, y, edge float64)
	// InView returns the squares of the board that are seen.
	InView() engine.Window
	// Snapshot calls f once with what the canvas shows: rows of RGBA pixels.
	Snapshot(f func(pixels []byte, width, height int))
	// Cover says how large a corner of the canvas, at its lower right, the page covers.
	Cover(width, height float64)
}

// Table is one game being played on the page.
type Table struct {
	out    Outside
	canvas Canvas

	session *game.Session
	view    game.View
	opened  int // how many games were opened, to tell them apart

	chosen []engine.Position // picked for blocking, not confirmed yet
	stroke stroke
	hint   engine.Position    // nil if the advice is out of sight
	advice engine.FarPosition // the move that is recommended
	why    string             // what the analyst found, in words
	notice Say                // why something did not happen, until something does
	said   Say                // for the live region
	drawn  drawn
	// written is kept from the last time that the state was asked for.
	written written

	asks  asks
	chart *atlas.Chart
	saver *save.Saver

	judge    *lesson.Judge
	tutor    *lesson.Tutor
	reviewer *lesson.Reviewer
	looking  bool // back at an earlier turn, while computers do not act
	hovered  bool // the pointer was moved since the last action

	dark, still bool
	large       bool // letters to be read from afar
}

// drawn is what the page shows of the rules, the same for the whole game.
type drawn struct {
	editor  *page.Editor
	picture *page.Picture
}

// first is the game on the table when the page is opened without a link.
const first = "blocking:5@13,11"

// New lays the table with the first game. Canvas calls back through the methods
// of screen.Host, which Table implements.
func New(out Outside) *Table {
	t := &Table{out: out}
	t.chart = atlas.New(painting{desk{t}}, &t.view)
	t.saver = save.New(writing{desk{t}}, &t.view, t.chart)
	t.asks.table = t
	t.judge = lesson.NewJudge(teaching{desk{t}}, &t.view)
	t.tutor = lesson.NewTutor(teaching{desk{t}}, &t.view)
	t.reviewer = lesson.NewReviewer(teaching{desk{t}}, &t.view)
	return t
}

// Seat connects the canvas and opens the first game.
func (t *Table) Seat(c Canvas) error {
	t.canvas = c
	return t.Open(first)
}

// Open starts the game of a link. If the link is wrong it says so and everything
// stays as it was.
func (t *Table) Open(link string) error {
	session, err := game.Open(link)
	if err != nil {
		return err
	}
	if err := checkCamera(session.View().Settings.View); err != nil {
		return err
	}
	t.session = session
	t.opened++
	t.looking = false
	t.tutor.Close()
	t.notice.Text = ""
	t.refresh()
	t.follow()
	t.draw()
	t.chart.Reset()
	t.show()
	switch camera := t.view.Settings.View; {
	case camera != "" && t.canvas.SetCamera(camera):
	case t.chart.Fixed() && !strings.Contains(link, "@"):
		t.overview() // a figure, with a piece that nobody put anywhere
	default:
		t.canvas.Fit()
	}
	t.say(game.Announce(&t.view, nil))
	t.out.Acted()
	return nil
}

// checkCamera says what is wrong with the view that a link asks for, or nil.
func checkCamera(words string) error {
	if _, ok := (render.Viewport{}).Parsed(words); words != "" && !ok {
		return errors.New("the view is given as three numbers, x,y and the size of a square, such as view=7.5,7.5,68, not " + notation.Quote(words))
	}
	return nil
}

// overview brings the whole map into view or, where it is too large for that, the
// part of it about the origin.
func (t *Table) overview() {
	t.canvas.Overview()
	switch {
	case t.view.Origin != nil:
		t.canvas.CenterOn(t.view.Position)
	case t.chart.Plane().X < 0:
		t.canvas.CenterOn(engine.Position{0, 0})
	}
}

// do carries out an action on the session and everything that follows from it.
func (t *Table) do(action game.Action) error {
	if err := t.session.Do(action); err != nil {
		return err
	}
	t.look(action)
	t.notice.Text = ""
	t.refresh()
	t.follow()
	t.chart.Follow()
	t.show()
	t.say(game.Announce(&t.view, action))
	t.out.Acted()
	return nil
}

// read takes over what the session says.
func (t *Table) read() {
	t.view = t.session.View()
	t.written = written{}
}

// refresh reads the session again and drops what no longer holds.
func (t *Table) refresh() {
	t.read()
	t.chosen, t.hint, t.advice, t.why = nil, nil, nil, ""
	t.stroke = stroke{}
	t.asks.drop()
	t.hovered = false
	t.judge.Follow(t.looking)
	t.tutor.Follow()
	t.reviewer.Follow()
}

// show gives the canvas the scene and tells the page that it changed.
func (t *Table) show() {
	t.canvas.Show(t.scene())
	t.out.Changed()
}

// draw makes what the page shows of the rules.
func (t *Table) draw() {
	g := t.view.Game
	t.drawn = drawn{page.EditorOf(g), page.PictureOf(g, t.view.Axes())}
}

// say puts a sentence into the live region.
func (t *Table) say(text string) {
	if text != "" {
		t.said = Say{t.said.ID + 1, text}
	}
}

// warn shows why something did not happen.
func (t *Table) warn(err error) {
	t.notice = Say{t.notice.ID + 1, game.Sentence(err.Error())}
	t.say(t.notice.Text)
	t.out.Changed()
}

// human reports whether a person in front of the screen is to act.
func (t *Table) human() bool {
	return t.view.Phase != game.OverPhase && t.view.Players[t.view.Turn] == game.Human
}
