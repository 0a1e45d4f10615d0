package ideas

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/columns"
)

// TestWithout: where no dictionary is found that is said, with how far was searched, and the string
// is there all the same, held against the columns.
func TestWithout(t *testing.T) {
	set := pairsOf([2]int{3, 5}, [2]int{5, 8})
	c := columns.New(set, columns.Kernel{})
	c.Extend(2000)
	for _, at := range []engine.Position{{}, engine.At(0, 0), engine.At(12, 17), engine.At(1500, 3), engine.At(40, c.Row(40))} {
		l := show(t, nameDictionary, set, idea.Gaze{Window: engine.Window{W: 60, H: 60}, At: at, Step: -1})
		if words := strings.Join(l.Words, " "); !strings.Contains(words, "no dictionary is found within 131072 columns") || !strings.Contains(words, "proves nothing") {
			t.Errorf("at %v it says %s", at, words)
		}
		pointed := at == engine.Position{}
		for _, letter := range l.Strips[0].Letters {
			cell := letter.At[0]
			if c.Row(cell.X) != cell.Y || (letter.Text == "1") != (cell.Y < cell.X) {
				t.Errorf("at %v: letter %+v", at, letter)
			}
			if len(l.Lit) > 0 && letter.Link == l.Lit[0] {
				x, _ := at.At(0).Small()
				pointed = cell.X == x && strings.Contains(l.Words[0], "its letter is "+letter.Text)
			}
		}
		if !pointed {
			t.Errorf("at %v the letter of its column is not lit", at)
		}
	}
}
