package telescope

import (
	"math/big"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

func lettersTitle(level int, last bool) string {
	if last {
		return lastLevelTitle(level)
	}
	return levelTitle(level)
}

// tableHead has how many digits columns have, or where a level begins.
func tableHead(long bool, counted words.Text) []words.Text {
	third := firstHead
	if long {
		third = digitsHead
	}
	return []words.Text{levelHead, columnHead, third, counted, columnsHead}
}

// descent says how far down it goes from a column.
func descent(column *big.Int, levels int) string {
	const most = 18
	digits := len(column.String())
	switch {
	case levels == 1:
		return descendsNot(idea.Brief(column))
	case digits <= most:
		return descends(column.String(), levels)
	}
	return descendsFar(idea.Brief(column), digits, levels)
}
