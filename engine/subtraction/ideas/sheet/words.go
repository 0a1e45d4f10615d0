package sheet

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// Often says how often.
func Often(n engine.Int) string {
	switch v, ok := n.Small(); {
	case ok && v == 1:
		return "once"
	case ok && v == 2:
		return "twice"
	}
	return idea.Brief(n) + " times"
}
