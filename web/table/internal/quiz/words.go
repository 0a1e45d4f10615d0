package quiz

import "github.com/palacegames/palace/engine"

// marked says how a square is marked, and if that is out, whether it is right.
func marked(as engine.Outcome, out, right bool) string {
	verdict := "wrong"
	switch {
	case !out:
		verdict = "hidden"
	case right:
		verdict = "right"
	}
	return markedAs(as.String(), verdict)
}
