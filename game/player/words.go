package player

import "errors"

func decidesAlone(name string) error { return errors.New("A " + name + " decides alone") }
