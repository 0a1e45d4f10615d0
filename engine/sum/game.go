package sum

import (
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// Game is a sum that is played: its boards lie side by side, each as large as the way from where its
// piece began. A position has the components of all of them, one game after the other, so that
// wythoff@5,3 and rook@2,7 begin at (5,3,2,7). Beside a square of its board, where the other pieces
// stand decides what the square is worth.
type Game struct {
	boards []Board
	start  engine.Position
}

// Board is one of the games of a sum, and where it lies.
type Board struct {
	Game engine.Game
	// First is the component of a position with which those of this game begin.
	First int
	// Squares are its squares as the boards lie side by side, and Zero that of its (0,0), which
	// need not be one of them.
	Squares engine.Window
	Zero    engine.Cell
}

// How many games a sum that is played has at most, how many squares each way a board, and how
// many lie between two boards.
const (
	MostBoards = 3
	mostEdge   = 32
	gap        = 1
)

// Of makes a sum of games that begin at these positions, which must have passed Check. Who plays
// has to see all of it, so that there are bounds.
func Of(games []engine.Game, starts []engine.Position) (*Game, error) {
	if len(games) > MostBoards {
		return nil, errBoards(MostBoards, len(games))
	}
	g := &Game{}
	var at []engine.Int
	x := 0
	for i, of := range games {
		if !of.Shape().Has(engine.NimValues) {
			return nil, errNoSum(of.String())
		}
		w, err := squares(of, starts[i])
		if err != nil {
			return nil, err
		}
		b := Board{Game: of, First: len(at), Squares: engine.Window{X: x, W: w.W, H: w.H}, Zero: engine.Cell{X: x - w.X, Y: -w.Y}}
		g.boards = append(g.boards, b)
		at = starts[i].Components(at)
		x += w.W + gap
	}
	g.start = engine.Of(at...)
	return g, nil
}

// squares returns the smallest window with all positions to which a game comes from its start.
func squares(g engine.Game, start engine.Position) (engine.Window, error) {
	if start.Dim() > 2 {
		return engine.Window{}, errBoard(g.String())
	}
	w, met, open := engine.Window{}, map[engine.Position]bool{start: true}, []engine.Position{start}
	for len(open) > 0 {
		p := open[len(open)-1]
		open = open[:len(open)-1]
		c, ok := cell(p)
		if ok {
			w = w.Union(engine.Window{X: c.X, Y: c.Y, W: 1, H: 1})
		}
		rays := g.Rays(p)
		if !ok || w.W > mostEdge || w.H > mostEdge || engine.CountOptions(rays).Clamp() > mostOptions {
			return w, errLarge(g.String(), mostEdge)
		}
		for _, q := range engine.Options(rays) {
			if !met[q] {
				met[q] = true
				open = append(open, q)
			}
		}
	}
	return w, nil
}

// cell returns the square of a position of one component or two.
func cell(p engine.Position) (engine.Cell, bool) {
	c, ok := p.Small(nil)
	if !ok {
		return engine.Cell{}, false
	}
	return engine.Cell{X: c[0], Y: append(c, 0)[1]}, true
}

// position is the other way round.
func position(c engine.Cell, dim int) engine.Position {
	return engine.Ints([]int{c.X, c.Y}[:dim]...)
}

// Boards lists the boards. Nobody changes the list.
func (g *Game) Boards() []Board { return g.boards }

// Start returns where the game begins.
func (g *Game) Start() engine.Position { return g.start }

// At returns where the piece of the board stands in a position of the sum.
func (b *Board) At(p engine.Position) engine.Position {
	return engine.Of(p.Components(nil)[b.First : b.First+b.Game.Shape().Dim]...)
}

// place is a position of a sum in words, which needs no parentheses around it.
type place string

func (p place) Dim() int       { return 1 }
func (p place) String() string { return string(p) }

// Place returns a position as people read it, with that of each game apart: "(5,3) + (2,7)".
func (g *Game) Place(p engine.Position) words.Place {
	parts := make([]string, len(g.boards))
	for i := range g.boards {
		parts[i] = words.Square(g.boards[i].At(p))
	}
	return place(strings.Join(parts, "\u00a0+\u00a0")) // which stay on a line
}

// put returns a position of the sum with the piece of the board elsewhere.
func (b *Board) put(p, at engine.Position) engine.Position {
	c := p.Components(nil)
	copy(c[b.First:], at.Components(nil))
	return engine.Of(c...)
}

// Cell returns a square of the board as the boards lie side by side.
func (b *Board) Cell(at engine.Position) engine.Cell {
	c, _ := cell(at)
	return engine.Cell{X: c.X + b.Zero.X, Y: c.Y + b.Zero.Y}
}

// Moved returns the board on which two positions differ, the first one where they do not. A move
// from one to the other is made there.
func (g *Game) Moved(from, to engine.Position) *Board {
	for i := range g.boards {
		if b := &g.boards[i]; b.At(from) != b.At(to) {
			return b
		}
	}
	return &g.boards[0]
}

// Over returns the position after a piece was put on a square of the boards side by side, from
// another position: between two boards it is none of the game.
func (g *Game) Over(from engine.Position, c engine.Cell) engine.Position {
	b := &g.boards[0]
	for i := range g.boards {
		if c.X >= g.boards[i].Squares.X {
			b = &g.boards[i]
		}
	}
	if c.Y != b.Zero.Y && b.Game.Shape().Dim == 1 {
		c.X = b.Squares.X - 1 // no row but the one
	}
	return b.put(from, position(engine.Cell{X: c.X - b.Zero.X, Y: c.Y - b.Zero.Y}, b.Game.Shape().Dim))
}

// String writes the games and where they begin: that is what a sum is made of.
func (g *Game) String() string {
	parts := make([]string, len(g.boards))
	for i := range g.boards {
		parts[i] = g.boards[i].Game.String() + "@" + g.boards[i].At(g.start).String()
	}
	return strings.Join(parts, "+")
}

// Title names the games.
func (g *Game) Title() string {
	parts := make([]string, len(g.boards))
	for i := range g.boards {
		parts[i] = g.boards[i].Game.Title()
	}
	return strings.Join(parts, " + ")
}

// Shape says that there are outcomes and nim-values, near the corners.
func (g *Game) Shape() engine.Shape {
	s := engine.Shape{Dim: g.start.Dim(), Blocking: 1, Kinds: []engine.Kind{engine.Outcomes, engine.NimValues}}
	for i := range g.boards {
		s.Signed = s.Signed || g.boards[i].Game.Shape().Signed
	}
	return s
}

// Plane is the window of all boards, with a row below them that is on none.
func (g *Game) Plane(engine.Map) (w engine.Window) {
	for i := range g.boards {
		w = w.Union(g.boards[i].Squares)
	}
	w.H++
	return w
}

// Check says why p is no position on the boards.
func (g *Game) Check(p engine.Position) error {
	if p.Dim() != g.start.Dim() {
		return engine.ErrDimension(p.Dim())
	}
	for i := range g.boards {
		b := &g.boards[i]
		at := b.At(p)
		if err := b.Game.Check(at); err != nil {
			return err
		}
		if _, ok := cell(at); !ok || !b.Squares.Contains(b.Cell(at)) {
			return errOff(at, b.Game.String())
		}
	}
	return nil
}

// Rays are those of all games.
func (g *Game) Rays(p engine.Position) (rays []engine.Ray) {
	nothing := p.Minus(p)
	for i := range g.boards {
		b := &g.boards[i]
		for _, r := range b.Game.Rays(b.At(p)) {
			rays = append(rays, engine.Ray{From: b.put(p, r.From), Step: b.put(nothing, r.Step), Count: r.Count})
		}
	}
	return rays
}

// NoMisere says why a sum has no misère play.
func (g *Game) NoMisere() error { return errNoMisere }
