package enginetest

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// TestFaults: a layer that contradicts itself is told.
func TestFaults(t *testing.T) {
	for _, l := range []idea.Layer{
		{Figures: []idea.Figure{{Kind: idea.Line, Points: idea.Middles(engine.Cell{})}}},
		{Figures: []idea.Figure{{Kind: idea.Tiles}}},
		{Figures: []idea.Figure{{Kind: idea.Label, Points: []idea.Point{{}}}}},
		{Strips: []idea.Strip{{}}},
		{Tables: []idea.Table{{Head: []words.Text{"n"}, Rows: []idea.Row{{}}}}},
		{Controls: []idea.Control{{Value: "a", Options: []idea.Option{{Value: "b"}}}}},
		{Steps: idea.Steps{Now: 2, Last: 1}},
	} {
		if len(Faults(&l)) == 0 {
			t.Errorf("%+v has no fault", l)
		}
	}
	if f := Faults(&idea.Layer{Figures: []idea.Figure{{Kind: idea.Line, Points: idea.Middles(engine.Cell{}, engine.Cell{X: 1})}}}); f != nil {
		t.Errorf("a line has %v", f)
	}
}
