package table

import (
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/table/learn"
	"github.com/palacegames/palace/web/table/page"
)

// What the tests look at behind the page and the canvas.

// View returns the table's view of the game.
func (t *Table) View() *game.View { return &t.view.View }

// Story returns the explanation that is shown, nil for none.
func (t *Table) Story() *learn.Story { return t.learn.Story() }

// Winning returns the moves that are shown to win, and whether they are.
func (t *Table) Winning() ([]engine.Position, bool) { return t.learn.Winning() }

// What the tests do on the canvas, in positions.

// Tap taps a square of the canvas or, for a move that leaves the slice that it shows, the
// button that says what is taken.
func (t *Table) Tap(p engine.Position) {
	if t.view.Under(page.SquareOf(p)).Equal(p) {
		t.Gesture(scene.Gesture{Kind: scene.Tap, At: page.SquareOf(p)})
		return
	}
	t.Call("tap", fmt.Appendf(nil, `{"square":%v}`, strings.Join(strings.Fields(fmt.Sprint([]int(p))), ",")))
}

func (t *Table) Linger(p engine.Position) {
	t.Gesture(scene.Gesture{Kind: scene.Linger, At: page.SquareOf(p)})
}

func (t *Table) Hover(p engine.Position, on bool) { t.hover(p, on) }

func (t *Table) Stroke(over []engine.Position) {
	t.Gesture(scene.Gesture{Kind: scene.Stroke, Over: page.SquaresOf(over)})
}

func (t *Table) Lifted(keep bool) { t.Gesture(scene.Gesture{Kind: scene.Lifted, Keep: keep}) }
