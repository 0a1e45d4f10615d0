package figure

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

func noFigure(name string, near []string) error {
	return fmt.Errorf("there is no figure %s%s", notation.Quote(name), notation.Perhaps(near))
}

func undrawn(f *Figure, why error) error { return fmt.Errorf("figure %s: %w", f.Name, why) }

func noAutomaton(g engine.Game) error { return fmt.Errorf("%v has no automaton", g) }

func noRule(g engine.Game) error { return fmt.Errorf("no rule makes the palace numbers of %v", g) }

// What is written into the diagram of the automaton's rule.
const (
	timeDown    = "time: down"
	spaceAcross = "space: across"
	theRule     = "g = a − b − c + e + f + p"
	palaceTerm  = "p: added for each palace"
)
