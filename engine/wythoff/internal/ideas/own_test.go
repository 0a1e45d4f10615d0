package ideas

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/moves"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestOwnWords: words of one's own are run, near and far; what is offered to begin with closes, and shows what the game's own
// words show.
func TestOwnWords(t *testing.T) {
	knight := moves.Knight()
	seen := enginetest.Anywhere(Illustrate(nameDictionary, dictionary.Seek(knight)))
	near := idea.Gaze{Window: engine.Window{W: 60, H: 60}, Step: -1}
	with := func(at idea.Gaze, words string) idea.Gaze {
		at.Chosen = idea.Chosen{wordsChoice: words}
		return at
	}
	theirs := enginetest.Look(t, seen, near)
	offered := theirs.Controls[0].Value
	if !strings.HasPrefix(offered, "column 8\n00100 -> 100101100\n") {
		t.Fatalf("it offers %q", offered)
	}
	far := near
	far.Origin = engine.Of(engine.Num(1<<62), engine.Num(1<<62))
	for _, at := range []idea.Gaze{near, far} {
		l := enginetest.Look(t, seen, with(at, offered))
		if !strings.HasPrefix(l.Words[0], "The dictionary closes: it writes the letters of all columns from column 8 on.") || l.Controls[0].Value != offered || !at.Far() && len(l.Figures) == 0 {
			t.Errorf("%s, %+v", l.Words, l.Controls)
		}
		wrong := strings.Replace(offered, "00110 -> 10010100", "00110 -> 10010110", 1)
		l = enginetest.Look(t, seen, with(at, wrong))
		if !strings.HasPrefix(l.Words[0], "These words are not the game's: 00110, read from column 27 on, writes 1 for column 50, where the palace (50,81) has y > x") {
			t.Errorf("%s", l.Words)
		}
		if last := len(l.Figures) - 1; !at.Far() && (l.Figures[last].Squares[0] != engine.Cell{X: 50, Y: 81} || !l.Best.Contains(engine.Cell{X: 50, Y: 81}) || l.Lit[0] != idea.LinkOf(idea.Num(50))) {
			t.Errorf("it shows %+v in %v", l.Figures[last:], l.Best)
		}
	}
	// At a fault near the edges, here (13,8), the board is shown from its corner on.
	if l := enginetest.Look(t, seen, with(near, "column 8\n00100 -> 0")); l.Best.X != 0 || l.Best.Y != 0 || !l.Best.Contains(engine.Cell{X: 13, Y: 8}) {
		t.Errorf("near the corner it shows %v", l.Best)
	}
	if _, err := seen.Look(with(near, "0 -> 10\n0 -> 1")); err == nil || !strings.Contains(err.Error(), "line 2") {
		t.Error(err)
	}
	if l := enginetest.Look(t, seen, near); l.Words[0] != theirs.Words[0] || l.Controls[0].Value != offered {
		t.Errorf("without words again it says %s", l.Words)
	}
}
