package page

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/ways"
)

// Options are the moves that there are, way by way, for people who choose one by its name: with switches, or by voice. Of their
// worth they say nothing.
type Options struct {
	Ways []OptionWay `json:"ways"`
	// Cut says that some are left out, "" if none is.
	Cut string `json:"cut"`
}

// OptionWay is a way for the piece, with the squares on it from the nearest on.
type OptionWay struct {
	Label string       `json:"label"` // "up-left"
	Moves []OptionMove `json:"moves"`
}

// OptionMove is a move, as somebody reads it.
type OptionMove struct {
	To   Numbers `json:"to"`
	Text string  `json:"text"` // "(3,5)"
}

// mostOptions bounds the ways that are listed, and the squares on each.
const mostOptions = 15

// OptionsOf lists the moves of whoever is to move.
func OptionsOf(v *game.View) *Options {
	o := &Options{Ways: []OptionWay{}}
	lines, _ := ways.Lines(v.Rays)
	for _, r := range lines {
		label := v.Direction(r).String()
		n := len(o.Ways)
		if n == 0 || o.Ways[n-1].Label != label { // rays beside each other have one name
			o.Ways, n = append(o.Ways, OptionWay{Label: label}), n+1
		}
		w := &o.Ways[n-1]
		for i := range r.Count.Clamp() {
			q := r.At(engine.Num(i))
			if v.IsBlocked(q) {
				continue
			}
			if n > mostOptions || len(w.Moves) == mostOptions {
				o.Cut = optionsCut(mostOptions)
				break
			}
			w.Moves = append(w.Moves, OptionMove{Numbers(q), words.Spot(v.Place(q))})
		}
		if len(w.Moves) == 0 {
			o.Ways = o.Ways[:n-1]
		}
	}
	return o
}
