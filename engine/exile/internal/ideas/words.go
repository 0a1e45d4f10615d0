package ideas

import (
	"math/big"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/placing"
	"github.com/palacegames/palace/engine/internal/telescope"
)

func placingSpiral() idea.Idea {
	return placing.About(placing.Queen, spiralSource,
		idea.Example{Label: knightsOnSpiral, Link: "exile:spiral&map=off&idea=placing:step=40;piece=knight"},
		idea.Example{Label: rooksNimValues, Link: "exile:spiral&map=off&idea=placing:piece=rook;show=values"},
		idea.Example{Label: firstOnQuadrant, Link: "exile:quadrant&map=off&idea=placing"},
	)
}

func placingQuadrant() idea.Idea {
	return placing.About(placing.Queen, quadrantSource,
		idea.Example{Label: queenInEveryColumn, Link: "exile:quadrant&map=off&idea=placing:board=columns"},
		idea.Example{Label: eightSquares, Link: "exile:quadrant&map=off&idea=placing:board=square"},
		idea.Example{Label: firstOnSpiral, Link: "exile:spiral&map=off&idea=placing"},
	)
}

// telescopeIdea is how the queen of a column of any length is found.
var telescopeIdea = idea.Idea{
	Name:   "telescope",
	Title:  telescopeTitle,
	About:  telescopeAbout,
	More:   telescopeMore,
	Source: telescopeSource,
	Examples: []idea.Example{
		{Label: telescopeWayDown, Link: "exile:quadrant@12360,20000&idea=telescope"},
		{Label: telescopeMaharaja, Link: "maharaja@3000,4854&idea=telescope"},
	},
}

const (
	lowLetter  = "L"
	highLetter = "H"
)

// OnLevel says what is read on a level.
func (q *farQueens) OnLevel(now int, levels []telescope.Level) string {
	l := levels[now]
	c := idea.Brief(l.Column)
	if now+1 == len(levels) {
		return onLastLevel(now, c)
	}
	return onLevel(now, c, len(l.Letters), idea.Brief(levels[now+1].Column))
}

// Found says where the queen of a column stands.
func (q *farQueens) Found(column *big.Int) (string, error) {
	queen, err := q.far.OnColumn(column)
	if err != nil {
		return "", err
	}
	return foundQueen(idea.Brief(queen.Row), idea.Place(idea.Pair(queen.Row, queen.Column))), nil
}

// bracketed marks the square of a queen.
func bracketed(text string) string { return "(" + text + ")" }
