package ideas

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// automatonIdea says what the rule is.
var automatonIdea = idea.Idea{
	Name:   "automaton",
	Title:  "Six squares make the next",
	About:  "Take how many palaces more or fewer than k the six squares a to f see: then g = a − b − c + e + f + p. Nobody has to count along the queen’s lines.",
	More:   "A palace is a square that sees fewer than k other palaces, looking left, up and aslant along the queen’s lines. The correction p is for palaces among the six, and with it the sum is right everywhere.",
	Source: "[CLN15] Section 2, Figure 2, Theorem 1",
	Examples: []idea.Example{
		{Label: "Game 5", Link: "blocking:5&size=11x11&idea=automaton"},
		{Label: "The nose of game 100", Link: "blocking:100&view=40,40,60x60&idea=automaton"},
	},
}

const (
	sumTitle      = "The sum: by how much each of the six sees more than k, with its sign, and the correction p"
	nameOfSum     = "g"
	pointAtSquare = "Point at a square to see its six; the panel about the automaton runs the rule, also backwards."
)

func sumHead() []string {
	return []string{"", "square", "over k", "sign", "p", "adds"}
}

// signed writes a number, and plus one that is added.
func signed(n int32) string {
	if n < 0 {
		return "−" + strconv.Itoa(int(-n))
	}
	return strconv.Itoa(int(n))
}

// errRegions says where the regions are to be seen.
var errRegions = errors.New("the regions, borders and junctions of [CLN15] are named on the map itself, and can be highlighted there")

// Lacks says where to find what is no idea of these games, nil for what it does not know.
func Lacks(name string) error {
	switch name {
	case "region", "regions", "borders", "junctions", "landmarks":
		return errRegions
	}
	return nil
}

func plus(n int32) string {
	if n > 0 {
		return "+" + signed(n)
	}
	return signed(n)
}

// saySquare says what a square sees.
func saySquare(at engine.Cell, g, k int) string {
	text := fmt.Sprintf("%s sees %s", idea.PlaceOf(at), idea.Counted(k+g, "palace"))
	switch {
	case g < 0:
		return text + fmt.Sprintf(", %d fewer than k = %d: it is a palace.", -g, k)
	case g > 0:
		return text + fmt.Sprintf(", %d more than k = %d: it is none itself.", g, k)
	}
	return text + fmt.Sprintf(", as many as k = %d: it is none itself.", k)
}
