package table_test

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/internal/learn"
)

// squares returns the squares of the canvas that carry a mark.
func (r *room) squares(mark scene.Mark, weight scene.Weight) (squares []engine.Cell) {
	for _, s := range r.scene.Shapes {
		corner := s.Mark == scene.Frame && s.Layer == scene.Under // of the game, which is framed all the time
		if s.Kind == scene.Marks && s.Mark == mark && s.Weight == weight && !corner {
			for _, p := range s.At {
				squares = append(squares, p.Cell())
			}
		}
	}
	return squares
}

// ghosts returns the squares of the canvas that are picked for blocking.
func (r *room) ghosts() (squares []engine.Cell) {
	for _, p := range r.scene.Pawns {
		if p.Ghost {
			squares = append(squares, p.At)
		}
	}
	return squares
}

// verdicts returns the moves that are shown to win, nil if that is not shown. The canvas
// ticks their squares.
func (r *room) verdicts() []engine.Position {
	r.t.Helper()
	winning, ok := r.table.Winning()
	if r.scene.Targets.Judged != ok {
		r.t.Errorf("on the canvas moves are judged: %t, want %t", !ok, ok)
	}
	v, squares := r.table.View(), []engine.Cell(nil)
	for _, p := range winning {
		c, _ := v.Cell(p)
		squares = append(squares, c)
	}
	mark := scene.Tick
	if r.table.State().Phase == "block" {
		mark = scene.Guard
	}
	if got := r.squares(mark, scene.Strong); !slices.Equal(got, squares) {
		r.t.Errorf("on the canvas %v are ticked, and %v win", got, winning)
	}
	if ok && winning == nil {
		return []engine.Position{}
	}
	return winning
}

// story returns the explanation that is shown, nil for none. The canvas frames and ticks
// its squares.
func (r *room) story() *learn.Story {
	r.t.Helper()
	story := r.table.Story()
	var frames, ticks []engine.Cell
	if story != nil {
		if story.Try.Dim() > 0 {
			frames = append(frames, page.SquareOf(story.Try))
		}
		frames, ticks = append(frames, page.SquareOf(story.At)), page.SquaresOf(story.Palaces)
	}
	if got := r.squares(scene.Frame, scene.Strong); !slices.Equal(got, frames) {
		r.t.Errorf("on the canvas %v are framed, want %v", got, frames)
	}
	if got := r.squares(scene.Tick, scene.Thin); !slices.Equal(got, ticks) {
		r.t.Errorf("on the canvas %v are ticked, want %v", got, ticks)
	}
	return story
}

// TestTargetsAreTheOptions: on the canvas of every family one can point at the options that
// lie in the slice shown, and at nothing else, and what one points at is what is meant.
func TestTargetsAreTheOptions(t *testing.T) {
	for _, link := range families {
		r := newRoom(t)
		r.must("open", args{"link": link + "&first=human&second=human&map=off"})
		r.run()
		v := r.table.View()
		if r.scene.Targets.Enlarge != (v.Here.Dim() == 2) {
			t.Errorf("%s: a finger enlarges: %t", link, r.scene.Targets.Enlarge)
		}
		free, above := 0, 0
		for _, row := range r.scene.Targets.Rows {
			for i := 1; i <= row.Count; i++ {
				c := row.At(i)
				if row.Above != nil {
					above++
					continue
				}
				free++
				r.table.Gesture(scene.Gesture{Kind: scene.Hover, At: c, Inside: true})
				if !v.Reaches(v.Position(c)) || !r.scene.Free(c) {
					t.Fatalf("%s: %v is a target, but no option", link, c)
				}
			}
		}
		if want := engine.CountOptions(v.Rays); engine.Num(free+above) != want || above > 0 != (v.Here.Dim() > 2) {
			t.Errorf("%s: %d targets and %d seen from above, of %v options", link, free, above, want)
		}
	}
}

// TestGestures: what comes from the canvas in squares reaches the game in positions.
func TestGestures(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "subtraction:(1,0,2)(0,3,1)(2,2,0)@4,7,9&first=human&second=human"})
	at := engine.Cell{X: 2, Y: 5}
	r.table.Gesture(scene.Gesture{Kind: scene.Hover, At: at, Inside: true})
	if spots := r.table.Page().Spots; len(spots) != 2 || spots[1].X != 20 || spots[1].Y != 50 {
		t.Errorf("the pointer is at %v", spots)
	}
	r.table.Gesture(scene.Gesture{Kind: scene.Hover, At: at})
	if spots := r.table.Page().Spots; len(spots) != 1 {
		t.Errorf("the pointer has left, and is at %v", spots)
	}
	slice := r.scene.Slice
	r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: at})
	if s := r.table.State(); engine.Position(s.Position) != engine.Ints(2, 5, 9) || r.scene.Slice != slice {
		t.Errorf("a tap led to %v in slice %q", s.Position, r.scene.Slice)
	}
	r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: 1, Y: 5}})
	if s := r.table.State(); engine.Position(s.Position) != engine.Ints(1, 5, 7) || r.scene.Slice == slice {
		t.Errorf("a tap led to %v in slice %q", s.Position, r.scene.Slice)
	}
	r.table.Gesture(scene.Gesture{Kind: scene.Linger, At: engine.Cell{X: 1, Y: 2}})
	r.run()
	if p := r.table.Page().Study; p == nil || p.Title[:len("Why (1,2,7)")] != "Why (1,2,7)" {
		t.Errorf("a finger that rests is told %+v", p)
	}
	r.must("open", args{"link": "blocking:8@9,7&first=human&second=human"})
	if r.scene.Mode != scene.Pick || r.scene.Targets.Mark != scene.Shoulder || r.scene.Piece != scene.Queen {
		t.Errorf("while blocking the canvas shows %+v", r.scene)
	}
	r.table.Gesture(scene.Gesture{Kind: scene.Stroke, Over: []engine.Cell{{X: 8, Y: 7}, {X: 7, Y: 7}}})
	r.table.Gesture(scene.Gesture{Kind: scene.Lifted, Keep: true})
	r.table.Gesture(scene.Gesture{Kind: scene.Stroke, Over: []engine.Cell{{X: 3, Y: 7}}})
	r.table.Gesture(scene.Gesture{Kind: scene.Lifted})
	if got := r.ghosts(); !slices.Equal(got, []engine.Cell{{X: 8, Y: 7}, {X: 7, Y: 7}}) {
		t.Errorf("picked %v", got)
	}
}

// TestTargetsOfOtherSlices: a target that another slice holds says which one.
func TestTargetsOfOtherSlices(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "subtraction:(1,0,0,0)(0,2,1,0)(1,1,1,2)@5,6,3,4&first=human&second=human"})
	v, above := r.table.View(), map[engine.Cell][]scene.Level{}
	for i, row := range r.scene.Targets.Rows {
		above[row.At(1)] = row.Above
		for _, l := range row.Above {
			if to := v.Rays[i].At(engine.Num(0)); engine.Num(l.From+l.Step) != to.At(l.Axis) {
				t.Errorf("%v is said to lie at %+v", to, l)
			}
		}
	}
	c, d := scene.Level{Name: "C", Axis: 2, From: 3, Step: -1}, scene.Level{Name: "D", Axis: 3, From: 4, Step: -2}
	for at, want := range map[engine.Cell][]scene.Level{{X: 4, Y: 6}: nil, {X: 5, Y: 4}: {c}, {X: 4, Y: 5}: {c, d}} {
		if got, ok := above[at]; !ok || !slices.Equal(got, want) {
			t.Errorf("%v is a target: %t, of %+v, want %+v", at, ok, got, want)
		}
	}
}
