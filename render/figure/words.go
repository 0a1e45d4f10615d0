package figure

import (
	"fmt"
	"strings"
)

func noFigure(name string, near []string) error {
	return fmt.Errorf("there is no figure %q: perhaps %s is meant", name, strings.Join(near, ", "))
}

func undrawn(f *Figure, why error) error { return fmt.Errorf("figure %s: %w", f.Name, why) }

// What is written into the diagram of the automaton's rule.
const (
	timeDown    = "time: down"
	spaceAcross = "space: across"
	theRule     = "g = a − b − c + e + f + p"
	palaceTerm  = "p: added for each palace"
)
