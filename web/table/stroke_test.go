package table_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
)

// row lists the squares (x, y) for x between two columns, both included.
func row(from, to, y int) (squares []engine.Position) {
	step := 1
	if to < from {
		step = -1
	}
	for x := from; x != to+step; x += step {
		squares = append(squares, engine.At(x, y))
	}
	return squares
}

// TestStroke picks squares by passing over them, and puts them back.
func TestStroke(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:8@9,7&first=human&second=human"})
	r.table.Stroke(row(8, 6, 7))
	if len(r.ghosts()) != 3 {
		t.Errorf("while the pointer is down the canvas shows %v", r.ghosts())
	}
	said := r.table.Page().Say.ID
	r.table.Stroke([]engine.Position{engine.At(6, 7), engine.At(5, 7), engine.At(4, 4)}) // one again, and one out of reach
	if r.table.Page().Say.ID != said {
		t.Error("it speaks before the pointer is up")
	}
	r.table.Lifted(true)
	page := r.table.Page()
	if page.Block.Left != 3 || len(page.Block.Chosen) != 4 || page.Say.ID != said+1 || page.Say.Text != spoken("web/table/internal/play/how-many", 4, 3) {
		t.Fatalf("%+v, said %+v", page.Block, page.Say)
	}
	// From a picked square on it puts back, and leaves alone what was not picked.
	r.table.Stroke(row(5, 2, 7))
	r.table.Stroke(row(3, 6, 7))
	r.table.Lifted(true)
	if got := r.table.Page().Block.Chosen; len(got) != 2 || !contains(got, engine.At(8, 7)) || !contains(got, engine.At(7, 7)) {
		t.Errorf("after putting back: %v", got)
	}
	// A pinch was meant.
	r.table.Stroke(row(6, 2, 7))
	r.table.Lifted(false)
	if got := r.table.Page().Block.Chosen; len(got) != 2 {
		t.Errorf("after a stroke that does not count: %v", got)
	}
	r.must("done", args{})
	if got := r.table.State().Blocked; len(got) != 2 {
		t.Errorf("blocked %v", got)
	}
	r.table.Stroke(row(8, 6, 7))
	r.table.Lifted(true)
	if len(r.ghosts()) != 0 {
		t.Error("a stroke picks when it is time to move")
	}
}

// TestStrokeEndsWithThePawns picks no more than there are, and says so once.
func TestStrokeEndsWithThePawns(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:100@150,120&first=human&second=human"})
	r.table.Stroke(row(140, 60, 120))
	before := r.table.Page().Notice
	for x := 59; x > 0; x-- {
		r.table.Stroke(row(x, x, 120))
	}
	page := r.table.Page()
	if page.Notice.ID != before.ID+1 || page.Notice.Text != spoken("web/table/internal/play/no-pawn-left") {
		t.Errorf("noticed %+v, then %+v", before, page.Notice)
	}
	r.table.Lifted(true)
	page = r.table.Page()
	if page.Block.Left != 0 || len(page.Block.Chosen) != 99 || !fits(page.Say.Text, spoken("web/table/internal/play/how-many", 99, 0)+open) || page.Notice.Text == "" {
		t.Errorf("%d left, said %q, noticed %q", page.Block.Left, page.Say.Text, page.Notice.Text)
	}
	r.table.Stroke(row(140, 60, 120))
	r.table.Lifted(true)
	if page = r.table.Page(); page.Block.Left != 81 || page.Notice.Text != "" {
		t.Errorf("%d left, noticed %q", page.Block.Left, page.Notice.Text)
	}
	// An undo while the pointer is down ends the stroke.
	r.must("done", args{})
	r.must("undo", args{})
	r.table.Stroke(row(140, 139, 120))
	r.must("done", args{})
	r.must("undo", args{})
	r.table.Lifted(false)
	if got := r.table.Page().Block.Chosen; len(got) != 0 {
		t.Errorf("what was picked before came back: %v", got)
	}
}
