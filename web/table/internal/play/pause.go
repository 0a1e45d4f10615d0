package play

import (
	"time"

	"github.com/palacegames/palace/web/wire"
)

// seen is how long a move that a person has made at the board is seen alone: its slide, and
// a while after it.
const seen = 640 * time.Millisecond

// pause holds a computer's answer until the move that it answers has been seen. Scripts,
// and who asks for no motion, do not wait.
type pause struct {
	on     bool
	turn   int // counts the pauses, to tell them apart
	answer *wire.Answer
}

// byHand carries out what a person has done at the board or beside it.
func byHand(p *Play, f func() error) error {
	err := f()
	if err == nil && p.view.Thinking() && !p.view.Still && !p.pause.on {
		p.pause.on = true
		turn := p.pause.turn
		p.host.After(seen, func() {
			if p.pause.turn == turn {
				p.pause.over(p)
			}
		})
	}
	return err
}

// over lets the answer be played, if it has come.
func (w *pause) over(p *Play) {
	answer := w.answer
	w.end()
	if answer != nil {
		p.act(answer)
	}
}

// end ends a pause: the game has gone on otherwise.
func (w *pause) end() { *w = pause{turn: w.turn + 1} }
