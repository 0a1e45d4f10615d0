// Package exile solves queens in exile: the squares of a chessboard are numbered,
// and a single queen moves like a chess queen, but only to squares with a lower
// number. Whoever cannot move has lost.
//
// On the quadrant, numbered along its antidiagonals, each from its south-west end up, (0,0) is
// lost. The queen can go there from (1,0), (0,1), (2,0), (1,1), (0,2) and (3,0), the next
// squares in the order of the numbers; but not from (2,1), which comes then: it is lost, too.
//
// The P-positions are the squares where queens settle who arrive one after the
// other and take the first square in the order of the numbers where none of the
// earlier ones attacks them. There are two boards. On Z×Z, numbered along a square
// spiral, they come in fours around the centre, at (X_n, Y_n) and its quarter turns,
// and one number in Tribonacci digits gives their coordinates however far out they
// are: package spiral. On N×N, numbered along the antidiagonals, every column has one. They
// are found column by column near the corner, and from columns that are φ and φ² times
// nearer elsewhere: package quadrant. On both the nim-values are found by filling the board
// in the order of the numbers. All of this is listed in methods.go. A square is
// (row, column): x points south and y east.
//
// Sources: [DSS20]; package engine lists them.
package exile

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// Family reads "exile:spiral" and "exile:quadrant".
var Family = engine.Family{Name: "exile", Parse: parse}

func parse(s *notation.Scanner) (engine.Game, error) {
	if err := s.Expect(":"); err != nil {
		return nil, err
	}
	mark := s.Mark()
	switch s.Word() {
	case "spiral":
		return Spiral{}, nil
	case "quadrant":
		return Quadrant{}, nil
	}
	return nil, s.Fail(mark, unknownBoard.String())
}

// kinds are the boards that both games have.
func kinds() []engine.Kind {
	return []engine.Kind{engine.Outcomes, engine.NimValues, engine.Remoteness}
}
