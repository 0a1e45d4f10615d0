package scene

import (
	"reflect"
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestDraw: shapes are drawn in their order, over the board and strong unless something else is said.
func TestDraw(t *testing.T) {
	a, b := engine.Cell{X: 1, Y: 2}, engine.Cell{X: -3}
	var s Scene
	s.Draw(Put(Tick, Good, a, b), Arrow(Bad, a, b).With(Thin))
	s.Draw(Path(Soft, a, b).On(Under).With(Faint), Write("A", Gold, b), Around(engine.Window{X: -1, Y: 2, W: 3, H: 4}, Night))
	ends := []Point{{1.5, 2.5}, {-2.5, 0.5}}
	want := []Shape{
		{Kind: Marks, Layer: Over, Mark: Tick, Tone: Good, At: ends},
		{Kind: Line, Layer: Over, Tone: Bad, Weight: Thin, At: ends, Arrow: true},
		{Kind: Line, Layer: Under, Tone: Soft, Weight: Faint, At: ends},
		{Kind: Label, Layer: Over, Tone: Gold, At: ends[1:], Text: "A"},
		{Kind: Line, Layer: Over, Tone: Night, At: []Point{{-1, 2}, {2, 2}, {2, 6}, {-1, 6}, {-1, 2}}},
	}
	if !reflect.DeepEqual(s.Shapes, want) {
		t.Errorf("drawn are\n%+v, want\n%+v", s.Shapes, want)
	}
}
