package guest

import (
	"errors"

	"github.com/palacegames/palace/game/english"
)

func errNothing(name string) error { return errors.New("after " + name + " stands = and a value") }

func errTwice(name string) error { return errors.New(name + " is there twice") }

func errNoShow() error {
	return errors.New("beside the board can be shown " + english.List(Shows(), "or"))
}

func errNoOrigin() error {
	return errors.New("the site that hears what happens is written as https://school.example or http://localhost:8000")
}

func errNoPort() error { return errors.New("after the colon stands a port from 1 to 65535") }

func errNoHost() error {
	return errors.New("the name of a site has letters, digits, hyphens and dots, and nothing stands after it but a port")
}

func errNoAsk() error {
	return errors.New("a message to Palace names one of the members of window.palace that can be called: " + english.List(asks, "or"))
}

func errNoList() error { return errors.New("the arguments of a message to Palace are a list") }
