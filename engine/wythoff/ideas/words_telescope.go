package ideas

import (
	"fmt"
	"math/big"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
)

// aboutTelescope says how columns are read far away.
func aboutTelescope() idea.Idea {
	return idea.Idea{
		Name:   nameTelescope,
		Title:  "A telescope for far columns",
		About:  "What the string says about column x was written when it was read around x/φ, and that around x/φ², down to the corner. So a column of a hundred digits is some 470 steps away.",
		More:   "On each level a few letters around the place tell where words begin, and their translations are the letters of the level above.",
		Source: "[LW14] Figure 7 and Question 1",
		Examples: []idea.Example{
			{Label: "Maharaja Nim, from the corner", Link: "maharaja@3000,4854&size=5000x5000&idea=telescope"},
			{Label: "(2,3)-Maharaja Nim, from the corner", Link: "wythoff+(2,3)(3,2)@3000,4854&size=5000x5000&idea=telescope"},
		},
	}
}

const sureHere = "sure"

func countedZeros() string { return "zeros before" }

func beforeDictionary(first int) string {
	return fmt.Sprintf("The string begins in column %d. Point at a square farther to the right.", first)
}

// onLevel says what is read on a level.
func onLevel(now int, levels []dictionary.Level) string {
	l := levels[now]
	if now+1 == len(levels) {
		return fmt.Sprintf("Level %d, around column %s, is in the table: the first letters of the string were written word by word.", now, idea.Brief(l.Column))
	}
	sure := ""
	if len(l.Words) > 0 && l.Words[0] > 0 {
		sure = fmt.Sprintf(" After %d of them it is sure where a word begins.", l.Words[0])
	}
	return fmt.Sprintf("On level %d, around column %s, %d letters are read.%s They are the translations of the words around column %s, one level down.",
		now, idea.Brief(l.Column), len(l.Text), sure, idea.Brief(levels[now+1].Column))
}

// answer says where the palace of the column stands.
func answer(x, row *big.Int) string {
	return "So the palace of this column is " + position(x, row) + "."
}
