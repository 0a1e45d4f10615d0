package play

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// pass picks for blocking the squares that a pointer held down passes, or puts them back,
// and shows it at once.
func (b *blocks) pass(over []engine.Position) {
	block, v := b.page(), b.play.view
	if block == nil || len(over) == 0 {
		return
	}
	picked := written(v.Chosen)
	if !b.stroke.on {
		b.stroke = stroke{on: true, puts: picked[over[0]], before: v.Chosen}
	}
	chosen := slices.Clip(v.Chosen)
	if b.stroke.puts {
		put := written(over)
		chosen = slices.DeleteFunc(slices.Clone(chosen), func(q engine.Position) bool { return put[q] })
	} else {
		for _, q := range over {
			switch {
			case picked[q] || !v.Reaches(q):
			case len(chosen) == block.Most:
				b.lack()
			default:
				picked[q] = true
				chosen = append(chosen, q)
			}
		}
	}
	if len(chosen) != len(v.Chosen) {
		v.Chosen = chosen
		b.play.host.Show()
	}
}

// lack shows, once a stroke, that there is no pawn for more squares.
func (b *blocks) lack() {
	if !b.stroke.short {
		b.stroke.short = true
		b.play.voice.Show(noPawnLeft.String())
	}
}

// lift ends a stroke and says what is picked now. If it is not to be kept, for it
// became something else, everything is as it was before.
func (b *blocks) lift(keep bool) {
	s := b.stroke
	b.stroke = stroke{}
	switch {
	case !s.on:
	case !keep:
		b.play.view.Chosen = s.before
		b.play.voice.Clear()
		b.play.host.Show()
	case s.short:
		b.play.voice.Say(b.counted()) // and the notice stays
		b.play.host.Changed()
	default:
		b.picked()
	}
}
