package table

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/internal/learn"
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
	if c, ok := t.view.Cell(p); ok && t.view.Position(c) == p {
		t.Gesture(scene.Gesture{Kind: scene.Tap, At: c})
		return
	}
	square, _ := page.Numbers(p).MarshalJSON()
	t.Call("tap", fmt.Appendf(nil, `{"square":%s}`, square))
}

func (t *Table) Linger(p engine.Position) {
	c, _ := t.view.Cell(p)
	t.Gesture(scene.Gesture{Kind: scene.Linger, At: c})
}

func (t *Table) Hover(p engine.Position, on bool) { t.hover(p, on) }

func (t *Table) Stroke(over []engine.Position) {
	squares := make([]engine.Cell, len(over))
	for i, p := range over {
		squares[i], _ = t.view.Cell(p)
	}
	t.Gesture(scene.Gesture{Kind: scene.Stroke, Over: squares})
}

func (t *Table) Lifted(keep bool) { t.Gesture(scene.Gesture{Kind: scene.Lifted, Keep: keep}) }
