package telescope

import (
	"fmt"
	"math/big"

	"github.com/palacegames/palace/engine/idea"
)

const wantedHere = "wanted"

func nextLevel() string { return "Down to the next level" }

func lettersTitle(level int, last bool) string {
	if last {
		return fmt.Sprintf("Level %d, which is in the table", level)
	}
	return fmt.Sprintf("Level %d", level)
}

func fromColumn(x *big.Int) string { return "column " + idea.Brief(x) }

func tableTitle(levels int) string {
	if levels == 1 {
		return "One level: the column is in the table"
	}
	return fmt.Sprintf("The %d levels, each φ times nearer to the corner", levels)
}

func tableHead(counted string) []string {
	return []string{"level", "column", "digits", counted, "columns read"}
}

func digitsLabel(n int) string {
	if n == 1 {
		return " digit"
	}
	return " digits"
}

// Descends says how far down it goes from a column.
func Descends(column *big.Int, levels int) string {
	text := column.String()
	if levels == 1 {
		return fmt.Sprintf("Column %s is so near to the corner that it is looked up in a table.", idea.Brief(column))
	}
	return fmt.Sprintf("Column %s, a number of %d digits, is read through %d levels, each about 1.618 times nearer to the corner than the one before. The last one is looked up in a table.",
		idea.Brief(column), len(text), levels)
}
