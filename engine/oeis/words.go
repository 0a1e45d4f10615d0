package oeis

import (
	"errors"
	"strconv"
	"strings"
)

// errUnknown says that none of the known sequences has a number.
func errUnknown(id string, known []string) error {
	if len(id) > 40 {
		id = id[:40] + "…"
	}
	return errors.New("there is no sequence " + strconv.Quote(id) + " here, only " + strings.Join(known, ", "))
}
