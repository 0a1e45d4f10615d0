package ideas

import (
	"fmt"
	"math/big"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/placing"
	"github.com/palacegames/palace/engine/internal/telescope"
)

var (
	placingSpiral = placing.About(placing.Queen, "[DSS20] Sections 1 and 2, Figure 2",
		idea.Example{Label: "Knights on the spiral", Link: "exile:spiral&map=off&idea=placing:step=40;piece=knight"},
		idea.Example{Label: "Rooks' nim-values", Link: "exile:spiral&map=off&idea=placing:piece=rook;show=values"},
		idea.Example{Label: "The first queens on the quadrant", Link: "exile:quadrant&map=off&idea=placing"},
	)
	placingQuadrant = placing.About(placing.Queen, "[DSS20] Section 8, Table 5",
		idea.Example{Label: "A queen in every column", Link: "exile:quadrant&map=off&idea=placing:board=columns"},
		idea.Example{Label: "8 × 8 squares", Link: "exile:quadrant&map=off&idea=placing:board=square"},
		idea.Example{Label: "The first queens on the spiral", Link: "exile:spiral&map=off&idea=placing"},
	)
)

// telescopeIdea is how the queen of a column of any length is found.
var telescopeIdea = idea.Idea{
	Name:   "telescope",
	Title:  "A telescope for far queens",
	About:  "The place of the queen of column c depends on the low queens near columns c/φ and c/φ², and these depend on columns φ times nearer. So a column of a hundred digits takes about 470 steps.",
	More:   "These are the queens whose rows and antidiagonals reach that far. Each step looks at a few columns.",
	Source: "[DSS20] Section 8, and [LW14] Figure 7 for the picture",
	Examples: []idea.Example{
		{Label: "The way down from column 20,000", Link: "exile:quadrant@12360,20000&idea=telescope"},
		{Label: "The same telescope for Maharaja Nim", Link: "maharaja@3000,4854&idea=telescope"},
	},
}

const (
	lowBefore  = "low queens before"
	lowLetter  = "L"
	highLetter = "H"
)

// OnLevel says what is read on a level.
func (q *farQueens) OnLevel(now int, levels []telescope.Level) string {
	l := levels[now]
	c := idea.Brief(l.Column)
	if now+1 == len(levels) {
		return fmt.Sprintf("Level %d, around column %s, is in the table: these queens were placed one by one. L is a low queen, H a high one.", now, c)
	}
	return fmt.Sprintf("On level %d, around column %s, %d queens are read, L for a low one and H for a high one. They follow from the low queens around column %s, one level down, and those one level further, once the state before them is known: all 48 are tried, and after 97 columns at most one is left.",
		now, c, len(l.Letters), idea.Brief(levels[now+1].Column))
}

// Found says where the queen of a column stands.
func (q *farQueens) Found(column *big.Int) (string, error) {
	queen, err := q.far.OnColumn(column)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("So the queen of this column is on row %s, at %s.", idea.Brief(queen.Row), idea.Place(idea.Pair(queen.Row, queen.Column))), nil
}

// The titles of the triangles of the quadrant's corner.
const (
	numbersTitle = "The numbers of the squares, row by row"
	valuesTitle  = "The nim-values, row by row"
)

// bracketed marks the square of a queen.
func bracketed(text string) string { return "(" + text + ")" }

// counted writes so many of something: "no step", "1 step", "3 steps".
func counted(n int, what string) string {
	switch n {
	case 0:
		return "no " + what
	case 1:
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
