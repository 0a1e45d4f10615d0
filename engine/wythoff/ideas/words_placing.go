package ideas

import (
	"fmt"

	"github.com/palacegames/palace/engine/idea"
)

// aboutPlacing says how palaces come about.
func aboutPlacing() idea.Idea {
	return idea.Idea{
		Name:   namePlacing,
		Title:  "Queens placed one by one",
		About:  "Go along the antidiagonals from the corner, and put a queen on each square from which no move leads to an earlier one. They come to stand on the palaces.",
		More:   "A Wythoff queen, unlike a chess queen, attacks along one kind of diagonal only. From a palace no move leads to another, and from all other squares one does.",
		Source: "[LW14] Proposition 2.1",
		Examples: []idea.Example{
			{Label: "Wythoff Nim", Link: "wythoff&idea=placing"},
			{Label: "Maharaja Nim", Link: "maharaja&idea=placing"},
			{Label: "Queens that also attack along antidiagonals: queens in exile", Link: "exile:quadrant&idea=placing"},
		},
	}
}

var errPlaces = fmt.Errorf("a piece is placed if it has at most %d further moves", mostLeaps)

const (
	wythoffQueen, wythoffQueens = "Wythoff queen", "Wythoff queens"
	halfMaharaja, halfMaharajas = "Wythoff maharaja", "Wythoff maharajas"
	jumper, jumpers             = "queen with the further moves", "queens with the further moves"
	sameX, sameY                = "column", "row"
)
