package telescope

import (
	"fmt"
	"math/big"

	"github.com/palacegames/palace/engine/idea"
)

const wantedHere = "wanted"

func nextLevel() string { return "One level down" }

func lettersTitle(level int, last bool) string {
	if last {
		return fmt.Sprintf("Level %d, which is in the table", level)
	}
	return fmt.Sprintf("Level %d", level)
}

func tableTitle(levels int) string {
	if levels == 1 {
		return "One level: the column is in the table"
	}
	return fmt.Sprintf("The %d levels, each φ times nearer to the corner", levels)
}

// tableHead has how many digits columns have, or where a level begins.
func tableHead(long bool, counted string) []string {
	third := "read from"
	if long {
		third = "digits"
	}
	return []string{"level", "column", third, counted, "columns read"}
}

// levelLabel names a level where it is drawn.
func levelLabel(level int, column *big.Int) string {
	digits := len(column.String())
	if digits == 1 {
		return fmt.Sprintf("level %d: 1 digit", level)
	}
	return fmt.Sprintf("level %d: %d digits", level, digits)
}

func pathInWords() string {
	return "On the board each arrow leads one level down, to the line y = φx or the line y = x/φ in turn. The bar across its end is as long as what is read there."
}

func fanInWords() string {
	return "On the board each bar is a level, as long as its number has digits: on top the column that is asked for, at the bottom the table near the corner. Of many levels only some are drawn."
}

// near says that another column is shown than the one that is pointed at.
func near(column *big.Int) string {
	return fmt.Sprintf("Column %s is close to the corner, and is looked up in a table. Shown is how column %s is read: point farther out to follow another one.", idea.Brief(column), standIn())
}

// descends says how far down it goes from a column.
func descends(column *big.Int, levels int) string {
	text := column.String()
	if levels == 1 {
		return fmt.Sprintf("Column %s is so near to the corner that it is looked up in a table.", idea.Brief(column))
	}
	if len(text) <= 18 {
		return fmt.Sprintf("Column %s is read through %d levels, each about 1.618 times nearer to the corner. The last one is looked up in a table.", text, levels)
	}
	return fmt.Sprintf("Column %s, of %d digits, is read through %d levels, each about 1.618 times nearer to the corner.", idea.Brief(column), len(text), levels)
}
