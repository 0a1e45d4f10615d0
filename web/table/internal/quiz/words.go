package quiz

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/internal/page"
)

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

// count says how many marks there are, "" for none.
func count(n int) string {
	if n == 0 {
		return ""
	}
	return squaresMarked(n)
}

// outcome says how many marks are right, and of how many nobody knows it.
func outcome(right, known, unknown int) string {
	if known+unknown == 0 {
		return noMarks.String()
	}
	said := marksRight(right, known)
	if unknown > 0 {
		said += " " + tooFarOut(unknown)
	}
	return said
}

// scored says how many marks were right in all, "" before the first.
func scored(t page.Tally) string {
	switch {
	case t.Of == 0:
		return ""
	case t.Best > 1:
		return scoreAndStreak(t.Right, t.Of, t.Streak, t.Best)
	}
	return score(t.Right, t.Of)
}
