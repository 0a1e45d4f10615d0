package answers

import "github.com/palacegames/palace/game/puzzle"

// Try is how far somebody has come with a puzzle of a set.
type Try struct {
	Solved bool
	Missed int // moves that did not win, as far as MostMissed
	Hints  int // that were given, as far as MostHints
}

// Where counting ends: who has tried more often has tried as often.
const (
	MostMissed = 1<<missedBits - 1
	MostHints  = 1<<hintsBits - 1

	ofBits     = 4 // how many puzzles there are
	missedBits = 4
	hintsBits  = 3
)

// checkTries says what is wrong with those of a set.
func (a *Answers) checkTries() error {
	if n := len(a.Tries); n < puzzle.LeastSet || n > puzzle.MostSet || len(a.Marks)+len(a.Solved)+len(a.Replies) > 0 {
		return errTries
	}
	for _, t := range a.Tries {
		if min(t.Missed, t.Hints) < 0 || t.Missed > MostMissed || t.Hints > MostHints {
			return errTries
		}
	}
	return nil
}

// packTries writes, puzzle by puzzle, whether it was solved, and after what.
func (a *Answers) packTries() *packer {
	p := &packer{}
	p.yes(false)
	a.who(p)
	p.put(len(a.Tries), ofBits)
	for _, t := range a.Tries {
		p.yes(t.Solved)
		p.put(t.Missed, missedBits)
		p.put(t.Hints, hintsBits)
	}
	return p
}

// tries reads what packTries has written.
func (u *unpacker) tries(a *Answers) {
	for range u.take(ofBits) {
		a.Tries = append(a.Tries, Try{Solved: u.yes(), Missed: u.take(missedBits), Hints: u.take(hintsBits)})
	}
}
