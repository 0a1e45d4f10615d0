package telescope

import "github.com/palacegames/palace/engine/words"

// tableHead has how many digits columns have, or where a level begins.
func tableHead(long bool, counted words.Text) []words.Text {
	third := firstHead
	if long {
		third = digitsHead
	}
	return []words.Text{levelHead, columnHead, third, counted, columnsHead}
}
