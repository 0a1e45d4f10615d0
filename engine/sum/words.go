package sum

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
)

// errOptions refuses a part with too many options, and errUnknown one whose nim-value, or that of an
// option, no method tells.
func errOptions(i int, p Part, n engine.Int) error {
	return engine.Refuse(engine.ErrTooMany, fmt.Errorf("game %d of the sum, %v@%v, has too many moves to look at each: %v, and %d are looked at", i, p.Game, p.At, n, mostOptions))
}

func errUnknown(i int, p *Part, why error) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("game %d of the sum, %v@%v: %w", i, p.Game, p.At, why))
}

// errNoValues refuses games without nim-values.
func errNoValues(g engine.Game) error {
	return engine.Refuse(engine.ErrNoMethod, fmt.Errorf("%v has no nim-values, and so no sum with it is solved", g))
}

// errMisere refuses misère sums that are not Nim, and errMixed sums of which only a part is in misère play.
func errMisere(g engine.Game) error {
	return engine.Refuse(engine.ErrNoMethod, fmt.Errorf("nim-values do not decide misère sums: they are solved where every game is Nim, and %v is not", g))
}

var errMixed = engine.Refuse(engine.ErrNoMethod, errors.New("all games of a sum end in the same way: either each of them is in misère play, or none"))
