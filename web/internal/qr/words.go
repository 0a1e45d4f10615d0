package qr

import (
	"errors"
	"strconv"
)

// ErrTooLong says that a text does not fit into the largest code.
var ErrTooLong = errors.New("a QR code holds about " + strconv.Itoa(MaxLength) + " characters")
