package ideas

import (
	"math/big"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/spiral"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

var tribonacciIdea = idea.Idea{
	Name:   "tribonacci",
	Title:  tribonacciTitle,
	About:  tribonacciAbout,
	More:   tribonacciMore,
	Source: tribonacciSource,
	Examples: []idea.Example{
		{Label: exampleNumber, Link: "exile:spiral&idea=tribonacci:show=number"},
		{Label: rewriteLabel, Link: "exile:spiral&idea=tribonacci:show=rewrite"},
		{Label: exampleTwo, Link: "exile:spiral&idea=tribonacci:show=fibonacci"},
	},
}

var showOptions = []idea.Option{
	{Value: showArms, Label: armsLabel},
	{Value: showTheme, Label: growthLabel},
	{Value: showPlaces, Label: placesLabel},
	{Value: showNumber, Label: numberDigitsLabel},
	{Value: showRewrite, Label: rewriteLabel},
	{Value: showTwoSong, Label: twoLabel},
}

// slopeNames are how steep the arms are, in columns a row.
var slopeNames = [2]words.Text{slopePsi, slopeFlat}

var goldenNames = [2]words.Text{goldenSteep, goldenFlat}

var (
	greedyHead  = []words.Text{leftHead, "j", takeHead, stillHead}
	memberHead  = []words.Text{"", howHead, valueHead}
	rewriteHead = []words.Text{stepHead, digitsHead, valueHead}
)

func numberWords(n *big.Int, digits string) []string {
	const longest = 200
	var parts []string
	w := weights(max(3, len(digits)))
	for i, d := range digits {
		if d == '1' {
			parts = append(parts, w[len(digits)-1-i].String())
		}
	}
	sum := strings.Join(parts, " + ")
	if n.Sign() == 0 {
		sum = "0"
	}
	said := sumWords(idea.Brief(n), sum)
	if len(sum) > longest {
		said = longSumWords(idea.Brief(n), len(parts))
	}
	ones := len(digits) - len(strings.TrimRight(digits, "1"))
	row := new(big.Int).Add(n, idea.Num(1))
	return []string{said, letterWords(ones, idea.Brief(row), string(letters[ones]))}
}

func wordsOfQueen(p engine.Position, n *big.Int, arm int) string {
	if n.Sign() == 0 {
		return firstQueen.String()
	}
	c := spiral.CellOf(p)
	l := recordOf(n).letter()
	step := spiral.Step(l)
	return queenWords(arm, idea.Place(p), idea.Brief(c.Number()), idea.Brief(n), idea.Place(c.Turned(-arm).Position()), string(letters[l]), step.X, step.Y)
}

func wordsOfOther(c spiral.Cell) string {
	before := spiral.Lower(c)
	if len(before) == 0 {
		return ""
	}
	return noQueen(idea.Place(c.Position()), idea.Place(before[0].Position()))
}
