package sum

import (
	"strconv"

	"github.com/palacegames/palace/engine"
)

// errOptions refuses a part with too many options, and errUnknown one whose nim-value, or that of an
// option, no method tells.
func errOptions(i int, p Part, n engine.Int) error {
	return errTooMany(i, p.Game.String(), p.At, n.String(), mostOptions)
}

func errUnknown(i int, p *Part, why error) error {
	return errNotKnown(i, p.Game.String(), p.At, why.Error())
}

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
