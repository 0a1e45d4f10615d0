package periodic

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine/subtraction/moves"
)

var (
	errTooLong  = errors.New("the period is too long to find")
	errNoPeriod = errors.New("no period of the pile is known, so nothing is known so far out")
)

// errAt says of which row an error is.
func errAt(y int, err error) error { return fmt.Errorf("row %d: %w", y, err) }

func errNoRow(s *moves.Set, y int) error {
	return fmt.Errorf("the moves %s have no row %d", s.Text(""), y)
}

func errNoColumn(s *moves.Set, x int) error {
	return fmt.Errorf("the moves %s have no column %d", s.Text(""), x)
}
