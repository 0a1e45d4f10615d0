package remoteness

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

const (
	// Edge is where maps of the remoteness end, and pileEdge where those of one pile do.
	Edge, pileEdge = 4096, 1 << 22
	// mostLooks bounds how many squares are looked at for a map or a single square, and soon while
	// somebody waits.
	mostLooks, soon = 1 << 30, 1 << 23
)

// Misere lists the method for misère play of a game that has a map of its remoteness.
func Misere(g engine.Game) engine.Methods {
	if g.Shape().Has(engine.Remoteness) {
		switch g := g.(type) {
		case Lined:
			return engine.Methods{counted(squares{moves: g.Lines(), misere: true})}
		case interface {
			Lasts(misere bool) engine.Method
		}:
			return engine.Methods{g.Lasts(true)}
		}
	}
	return nil
}

// Counted is the method of a Table, for a game whose piece moves so towards the corner. One pile lies
// on row 0.
func Counted(m Moves) engine.Method { return counted(squares{moves: m}) }

func counted(none squares) engine.Method {
	s := none
	return says(engine.Method{
		Reach: fmt.Sprintf("remoteness up to %d squares from the corner, fewer with many moves", Edge-1),
		Cost:  "all squares back to the corner, a few nanoseconds for each line and move",
		Fits:  s.fits,
		Value: func(_ engine.Kind, p engine.Position) (engine.Int, error) {
			x, y := corner(p)
			for s.begin(x + 1); s.table.Rows() <= y; {
				s.table.Next()
			}
			return engine.Num(int(s.table.Row(y)[x])), nil
		},
		Maps: tables{none},
	})
}

// InOrder is a method that a Filler answers by.
func InOrder(m engine.Method) engine.Method {
	m.Reach, m.Cost = "remoteness, as far as a gigabyte holds what it needs", "some 40 nanoseconds for every square with a lower number"
	return says(m)
}

func says(m engine.Method) engine.Method {
	m.Name, m.Idea, m.File, m.Remoteness = methodCounted.String(), methodCountedIdea.String(), "engine/remoteness/table.go", true
	return m
}

// corner returns the square of a position, (x, 0) for one pile.
func corner(p engine.Position) (x, y int) {
	x = p.At(0).Clamp()
	if p.Dim() > 1 {
		y = p.At(1).Clamp()
	}
	return x, y
}

// squares are counted as far as they are asked for.
type squares struct {
	moves  Moves
	misere bool
	table  *Table
}

// fits refuses what takes too long, and maps that do not begin at the corner.
func (s *squares) fits(q engine.Query) error {
	var x, y int
	if q.Ask == engine.AskTiles {
		if q.Map.Origin != (engine.Position{}) {
			return errElsewhere
		}
		x, y = max(0, q.Window.X+q.Window.W-1), max(0, q.Window.Y+q.Window.H-1)
	} else {
		x, y = corner(q.At)
	}
	edge := Edge
	if y == 0 && len(s.moves.Lines) == 0 {
		edge = pileEdge
	}
	if max(x, y) >= edge {
		return errEdge(edge - 1)
	}
	switch looks := (x + 1) * (y + 1) * max(1, s.moves.each()); {
	case looks > mostLooks:
		return errLooks(x, y)
	case looks > soon && q.Play:
		return errWhile(x, y)
	}
	return nil
}

// tables are maps, with a table each.
type tables struct{ none squares }

func (t tables) Open(engine.Map) engine.Squares { return &t.none }

// begin makes a table of at least so many columns.
func (s *squares) begin(width int) {
	if s.table == nil {
		s.table = NewTable(s.moves, s.misere, max(width, engine.TileSize))
	} else if s.table.width < width {
		s.table = NewTable(s.moves, s.misere, max(width, min(2*s.table.width, Edge)))
	}
}

// Source counts rows, with blank tiles, up to the next tile.
func (s *squares) Source(w engine.Window) engine.Source {
	s.begin(w.X + w.W)
	t := s.table
	return engine.PreparedTiles(w, t.upTo, func(w engine.Window) engine.Tile {
		return engine.WideTile(w, func(x, y int) []int32 { return t.Row(y)[x:] })
	})
}

// upTo counts some of the rows that a tile lacks.
func (t *Table) upTo(w engine.Window) (done engine.Window, more bool) {
	const atOnce = 1 << 18
	before := t.Rows()
	for looks := 0; t.Rows() < w.Y+w.H && looks < atOnce; looks += t.width * (1 + t.moves.each()) {
		t.Next()
	}
	return engine.Window{Y: before, W: t.width, H: t.Rows() - before}, t.Rows() < w.Y+w.H
}
