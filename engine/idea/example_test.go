package idea_test

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/rook"
	"github.com/palacegames/palace/engine/words"
)

// diagonal is an idea of two-pile Nim: its palaces are the squares of the diagonal.
type diagonal struct{ at idea.Gaze }

func (d *diagonal) Choices() []idea.Choice {
	return []idea.Choice{{Name: "as", Label: "Drawn as", Options: []idea.Option{{Value: "line", Label: "a line"}, {Value: "squares", Label: "squares"}}}}
}

func (d *diagonal) Look(at idea.Gaze) (engine.Job, error) {
	d.at = at
	return nil, nil // there is nothing to compute
}

func (d *diagonal) Layer() (idea.Layer, error) {
	l := idea.Layer{Words: []string{"Equal piles are lost: whatever is taken of the one, as much is taken of the other."}}
	table := idea.Table{Title: "Lost positions", Head: []words.Text{"x", "y"}}
	var squares []engine.Cell
	for n := range min(d.at.Window.W, d.at.Window.H) {
		c := engine.Cell{X: n, Y: n}
		squares = append(squares, c)
		table.Rows = append(table.Rows, idea.Row{Cells: []string{fmt.Sprint(n), fmt.Sprint(n)}, Link: idea.Link(n + 1), At: []engine.Cell{c}})
	}
	l.Tables = []idea.Table{table}
	if d.at.Chosen["as"] == "squares" {
		l.Figures = []idea.Figure{{Kind: idea.Tiles, Squares: squares, Hue: idea.Gold}}
	} else {
		l.Figures = idea.Ruled(idea.Across(d.at.Window, 1, 0), "y = x")
	}
	if c, ok := d.at.Sees(d.at.At); ok && c.X == c.Y {
		l.Lit = []idea.Link{idea.Link(c.X + 1)} // which lights up the row of the table
	}
	return l, nil
}

// An idea says what is chosen of it, looks, and shows a layer: figures over the board, tables and
// words beside it.
func ExampleOn() {
	seen := idea.On(rook.Game{}, &diagonal{})
	for _, as := range []string{"line", "squares", "stars"} {
		job, err := seen.Look(idea.Gaze{Window: engine.Window{W: 8, H: 5}, At: engine.At(3, 3), Chosen: idea.Chosen{"as": as}})
		if err != nil {
			fmt.Println(err)
			return
		}
		engine.Finish(job)
		l, err := seen.Layer()
		fmt.Println(l.Figures[0].Kind, len(l.Tables[0].Rows), l.Lit, l.Controls[0].Value, err)
	}
	// Output:
	// line 5 [4] line <nil>
	// tiles 5 [4] squares <nil>
	// "stars" is not a choice for "Drawn as"
}
