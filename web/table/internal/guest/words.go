package guest

import (
	"errors"

	"github.com/palacegames/palace/game/english"
)

func errNoAsk() error {
	return errors.New("a message to Palace names one of the members of window.palace that can be called: " + english.List(asks, "or"))
}

func errNoList() error { return errors.New("the arguments of a message to Palace are a list") }
