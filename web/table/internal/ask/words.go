package ask

import "errors"

var errOver = errors.New("the game is over")
