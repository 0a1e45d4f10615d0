package telescope

import (
	"math/big"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// scopeOf has levels from a column on, each 20 columns wide, down to a column below 100.
func scopeOf(column *big.Int) *scope {
	s := &scope{counted: "zeros before"}
	for c := column; ; c = overPhi(c) {
		s.levels = append(s.levels, Level{Column: c, First: new(big.Int).Sub(c, big.NewInt(10)), Before: c, Letters: make([]idea.Letter, 20)})
		if c.Cmp(big.NewInt(100)) < 0 {
			return s
		}
	}
}

func (s *scope) last() int { return len(s.levels) - 1 }

// TestInstead: beside the corner another column is shown, far out never.
func TestInstead(t *testing.T) {
	far := idea.Gaze{Origin: engine.At(5, 1<<40)}
	if !instead(idea.Gaze{}, 0) || !instead(idea.Gaze{}, 1) || instead(idea.Gaze{}, 2) || instead(far, 1) {
		t.Error("another column is shown where it should not be, or none where it should")
	}
	if s := scopeOf(standIn()); s.last() < 5 {
		t.Errorf("the stand-in has the levels 0 to %d only", s.last())
	}
}

// TestPath: each turn of the way down is on one of the two lines, now on the one and now on the
// other, and the letter that is wanted stands in the middle of its level.
func TestPath(t *testing.T) {
	for _, rows := range []bool{false, true} {
		s := scopeOf(big.NewInt(10_000))
		s.rows, s.Gaze = rows, idea.Gaze{Window: engine.Window{W: 20_000, H: 20_000}, Step: 2}
		l := s.layer()
		for _, err := range enginetest.Faults(&l) {
			t.Error(err)
		}
		if len(s.levels) < 9 || l.Steps.Last != len(s.levels)-1 || l.Steps.Now != 2 || len(l.Strips) != 2 || len(l.Tables[0].Rows) != len(s.levels) {
			t.Fatalf("%d levels, steps %+v", len(s.levels), l.Steps)
		}
		for i := range s.levels {
			c, ok := s.corner(i)
			steep := c.Y > c.X
			if !ok || steep != ((i%2 == 1) != rows) || max(c.X, c.Y)*1000/min(c.X, c.Y) < 1580 || max(c.X, c.Y)*1000/min(c.X, c.Y) > 1660 {
				t.Errorf("the turn behind level %d is at %v", i, c)
			}
		}
		for i := range s.levels { // all of the way is seen
			if c, _ := s.corner(i); !l.Best.Contains(c) {
				t.Errorf("the turn behind level %d, at %v, is not in %v", i, c, l.Best)
			}
		}
		if letter := l.Strips[0].Letters[10]; letter.Under != wantedHere.String() || letter.Link != l.Lit[0] {
			t.Errorf("the letter that is wanted is %+v", letter)
		}
	}
}

// TestFan: far out there are lines, shorter and shorter, and not too many.
func TestFan(t *testing.T) {
	far := new(big.Int).Exp(big.NewInt(10), big.NewInt(15), nil)
	s := scopeOf(far)
	s.Gaze = idea.Gaze{Origin: engine.Of(engine.Big(far), engine.Big(far)), Window: engine.Window{X: -30, Y: -20, W: 60, H: 40}, Step: -1}
	l := s.layer()
	for _, err := range enginetest.Faults(&l) {
		t.Error(err)
	}
	if !l.Best.Empty() {
		t.Errorf("far out %v is brought into view", l.Best)
	}
	for now, want := range map[int][]int{0: {0, s.last()}, 1: {1, s.last()}, s.last() / 2: {0, s.last() / 2, s.last()}, s.last(): {0, s.last()}} {
		s.Step = now
		if got := s.named(); !slices.Equal(got, want) {
			t.Errorf("at level %d the levels %v are named, not %v", now, got, want)
		}
	}
	width, lines := 1e9, 0
	for _, f := range l.Figures {
		if f.Kind != idea.Line {
			continue
		}
		if wide := f.Points[1].X - f.Points[0].X; wide > width || wide <= 0 {
			t.Errorf("a line is %f wide below one of %f", wide, width)
		} else {
			width = wide
		}
		lines++
	}
	if lines < 10 || lines > mostDrawn+1 {
		t.Errorf("%d lines", lines)
	}
}
