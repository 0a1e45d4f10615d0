// Package placing shows how pieces are placed one by one: the squares of a board are numbered,
// and going along the numbers a piece settles on every square that no earlier one attacks.
//
// On the quadrant, numbered along its antidiagonals from (s, 0) to (0, s), the first queen
// settles on (0, 0), square 0. She attacks the squares 1 to 6; square 7 is (2, 1), where the
// next one settles, then 13, 23 and 32 [DSS20] (47).
//
// Where every move of a game leads to a lower number, and two squares are in line for the
// piece just if the one with the greater number has a move to the other, the pieces stand on
// the P-positions: from such a square no move leads to another, and from all others one does.
// So this package knows no game. A family says which board and which piece are its own.
//
// walk.go numbers the boards, piece.go says who attacks what, field.go places, scene.go and
// draw.go show it, sequences.go has the names of what comes out.
//
// References:
//   - [DSS20] F. M. Dekking, J. Shallit, N. J. A. Sloane. Queens in Exile: Non-attacking
//     Queens on Infinite Chess Boards. Electronic J. Combin. 27, 2020. Sections 1, 7 and 8.
package placing

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// Setting is what a family places. The first board and the first piece are its own.
type Setting struct {
	Boards []Board
	Pieces []Piece
	// Ranks and Files are what the squares of the same x and those of the same y are
	// called: "row" and "column" where x goes down.
	Ranks, Files string
}

// Placing is the idea, as an idea.Illustration.
type Placing struct {
	set    Setting
	choice choice
	field  *field
	at     idea.Gaze
}

// choice is what is looked at.
type choice struct {
	board, piece int
	values       bool // nim-values are shown
	side         int  // of a finite board
}

// New begins to place.
func New(s Setting) *Placing {
	return &Placing{set: s, choice: choice{side: usualSide}}
}

// The controls, by name, and the sides of finite boards.
const (
	boardControl, pieceControl, showControl, sideControl = "board", "piece", "show", "n"
	showNumbers, showValues                              = "numbers", "values"
	usualSide, mostSide                                  = 8, 64
)

// Look places as many pieces as there are to be seen.
func (p *Placing) Look(at idea.Gaze) (engine.Job, error) {
	next, err := p.chosen(at.Chosen)
	if err != nil {
		return nil, err
	}
	if p.field == nil || next != p.choice {
		p.field = newField(p.set.Boards[next.board], p.set.Pieces[next.piece], next)
	}
	p.choice, p.at = next, at
	if at.Origin != (engine.Position{}) {
		return nil, nil
	}
	p.field.want(at.Window, at.Step)
	return p.field, nil
}

// chosen reads what somebody has chosen.
func (p *Placing) chosen(values idea.Chosen) (c choice, err error) {
	c.side = usualSide
	for name, value := range values {
		switch name {
		case boardControl:
			c.board, err = pick(p.set.Boards, value, boardLabel)
		case pieceControl:
			c.piece, err = pick(p.set.Pieces, value, pieceLabel)
		case showControl:
			if c.values = value == showValues; !c.values && value != showNumbers {
				err = idea.ErrOption(showLabel, value)
			}
		case sideControl:
			n, bad := strconv.Atoi(strings.TrimSpace(value))
			if c.side = n; bad != nil || n < 1 || n > mostSide {
				err = errSide(value)
			}
		}
		if err != nil {
			return c, err
		}
	}
	board := &p.set.Boards[c.board]
	if !board.finite {
		c.side = usualSide
	}
	c.values = c.values && !board.unnumbered
	return c, nil
}

// named has a name in a link and a title.
type named interface{ names() (name, title string) }

// pick finds what is called so.
func pick[T named](list []T, value, label string) (int, error) {
	for i, one := range list {
		if name, _ := one.names(); name == value {
			return i, nil
		}
	}
	return 0, idea.ErrOption(label, value)
}

// options lists what there is to choose from.
func options[T named](list []T) (all []idea.Option) {
	for _, one := range list {
		name, title := one.names()
		all = append(all, idea.Option{Value: name, Label: title})
	}
	return all
}

// Layer shows the pieces that were placed.
func (p *Placing) Layer() (idea.Layer, error) {
	if p.at.Origin != (engine.Position{}) {
		return idea.Layer{}, errDistant(p.piece())
	}
	s := p.scene()
	layer := idea.Layer{
		Words:    s.words(),
		Figures:  s.figures(),
		Best:     s.best(),
		Bare:     p.choice.piece != 0 || p.choice.board != 0 && !s.board.unnumbered || p.choice.values,
		Strips:   s.strips(),
		Tables:   s.tables(),
		Lit:      s.lit(),
		Controls: p.controls(),
		Steps:    s.steps(),
	}
	return layer, nil
}

func (p *Placing) piece() Piece { return p.set.Pieces[p.choice.piece] }

// controls says what can be chosen, and what is.
func (p *Placing) controls() []idea.Control {
	board, _ := p.set.Boards[p.choice.board].names()
	piece, _ := p.piece().names()
	show := showNumbers
	if p.choice.values {
		show = showValues
	}
	all := []idea.Control{
		{Name: boardControl, Label: boardLabel, Options: options(p.set.Boards), Value: board},
		{Name: pieceControl, Label: pieceLabel, Options: options(p.set.Pieces), Value: piece},
	}
	if _, chosen := p.at.Chosen[showControl]; chosen || !p.set.Boards[p.choice.board].unnumbered {
		all = append(all, idea.Control{Name: showControl, Label: showLabel, Value: show, Options: []idea.Option{
			{Value: showNumbers, Label: numbersLabel}, {Value: showValues, Label: valuesLabel},
		}})
	}
	if _, chosen := p.at.Chosen[sideControl]; chosen || p.set.Boards[p.choice.board].finite {
		all = append(all, idea.Control{Name: sideControl, Label: sideLabel, Lines: 1, Value: strconv.Itoa(p.choice.side)})
	}
	return all
}
