package sum

import (
	"strconv"
)

// Rules says how a sum is played.
func (g *Game) Rules() string { return rules.String() }

// added writes what is added without carrying: "7 xor 5".
func added(values []int) (text string) {
	text = strconv.Itoa(values[0])
	for _, v := range values[1:] {
		text = xor(text, strconv.Itoa(v))
	}
	return text
}
