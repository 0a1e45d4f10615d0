package ideas

import "github.com/palacegames/palace/engine/idea"

// aboutPlacing says how palaces come about.
func aboutPlacing() idea.Idea {
	return idea.Idea{
		Name:  namePlacing,
		Title: "Queens placed one by one",
		About: "Go along the squares, antidiagonal by antidiagonal from the corner, and put a queen on each from which no move leads to an earlier one. " +
			"A Wythoff queen, unlike a chess queen, attacks along one kind of diagonal only. They stand on the palaces: from such a square no move leads to another palace, and from all others one does.",
		Source: "[LW14] Proposition 2.1",
		Examples: []idea.Example{
			{Label: "Wythoff Nim", Link: "wythoff&idea=placing"},
			{Label: "Maharaja Nim", Link: "maharaja&idea=placing"},
			{Label: "Queens that also attack along antidiagonals: queens in exile", Link: "exile:quadrant&idea=placing"},
		},
	}
}

const (
	wythoffQueen, wythoffQueens = "Wythoff queen", "Wythoff queens"
	halfMaharaja, halfMaharajas = "Wythoff maharaja", "Wythoff maharajas"
	jumper, jumpers             = "queen with the further moves", "queens with the further moves"
	sameX, sameY                = "column", "row"
)
