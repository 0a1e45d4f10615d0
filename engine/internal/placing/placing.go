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
// board.go has the boards with the numbers of their squares, the pieces, and the names of what comes
// out, field.go places, and scene.go shows it.
//
// Sources: [DSS20] Sections 1, 7 and 8; package engine lists them.
package placing

import (
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// Setting is what a family places. The first board and the first piece are its own.
type Setting struct {
	Boards []Board
	Pieces []Piece
	// Down says that x goes down the board: the squares of the same x are a row, and those of the
	// same y a column.
	Down bool
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
func New(s Setting) *Placing { return &Placing{set: s} }

// What can be chosen, by name, and the sides of finite boards.
const (
	boardChoice, pieceChoice, showChoice, sideChoice = "board", "piece", "show", "n"
	showNumbers, showValues                          = "numbers", "values"
	usualSide, mostSide                              = "8", 64
)

// Choices are the board, the piece, what stands on the squares and how many there are.
func (p *Placing) Choices() []idea.Choice {
	board := &p.set.Boards[p.choice.board]
	return []idea.Choice{
		{Name: boardChoice, Label: boardLabel, Options: options(p.set.Boards)},
		{Name: pieceChoice, Label: pieceLabel, Options: options(p.set.Pieces)},
		{Name: showChoice, Label: showLabel, Hidden: board.unnumbered, Options: []idea.Option{
			{Value: showNumbers, Label: numbersLabel}, {Value: showValues, Label: valuesLabel},
		}},
		{Name: sideChoice, Label: sideLabel, Lines: 1, Usual: usualSide, Hidden: !board.finite, Read: idea.Number(sideLabel, 1, mostSide)},
	}
}

// Look places as many pieces as there are to be seen.
func (p *Placing) Look(at idea.Gaze) (engine.Job, error) {
	next := choice{board: index(p.set.Boards, at.Chosen[boardChoice]), piece: index(p.set.Pieces, at.Chosen[pieceChoice])}
	board := p.set.Boards[next.board]
	if board.unnumbered {
		at.Chosen[showChoice] = showNumbers
	}
	if !board.finite {
		at.Chosen[sideChoice] = usualSide
	}
	next.values = at.Chosen[showChoice] == showValues
	next.side, _ = strconv.Atoi(at.Chosen[sideChoice])
	if p.field == nil || next != p.choice {
		p.field = newField(board, p.set.Pieces[next.piece], next)
	}
	p.choice, p.at = next, at
	if at.Far() {
		return nil, nil
	}
	p.field.want(at.Window, at.Step)
	return p.field, nil
}

// named has a name in a link and a title.
type named interface {
	names() (name string, title words.Text)
}

// index finds what is called so, or the first.
func index[T named](list []T, name string) int {
	return max(0, slices.IndexFunc(list, func(one T) bool { is, _ := one.names(); return is == name }))
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
	if p.at.Far() {
		return idea.Layer{}, errDistant(p.set.Pieces[p.choice.piece])
	}
	s := p.scene()
	return idea.Layer{
		Words:   s.words(),
		Figures: s.figures(),
		Best:    s.best(),
		Bare:    p.choice.piece != 0 || p.choice.board != 0 && !s.board.unnumbered || p.choice.values,
		Strips:  s.strips(),
		Tables:  s.tables(),
		Lit:     s.lit(),
		Steps:   s.steps(),
	}, nil
}
