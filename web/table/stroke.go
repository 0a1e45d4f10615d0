package table

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/web/table/page"
)

// stroke is the blocking of squares by passing over them. What it does, the first
// square says: it picks squares if that was not picked, or else puts them back.
type stroke struct {
	on     bool
	puts   bool              // back, instead of picking
	before []engine.Position // what was picked when it began
	short  bool              // it has come to squares for which there was no pawn left
}

// Stroke picks for blocking the squares that a pointer held down passes, or puts them
// back, and shows it at once.
func (t *Table) Stroke(over []engine.Position) {
	b := t.block()
	if b == nil || len(over) == 0 {
		return
	}
	picked := make(map[string]bool, len(t.chosen))
	for _, q := range t.chosen {
		picked[q.String()] = true
	}
	s := &t.stroke
	if !s.on {
		*s = stroke{on: true, puts: picked[over[0].String()], before: t.chosen}
	}
	chosen := t.chosen[:len(t.chosen):len(t.chosen)]
	if s.puts {
		for _, q := range over {
			delete(picked, q.String())
		}
		chosen = nil
		for _, q := range t.chosen {
			if picked[q.String()] {
				chosen = append(chosen, q)
			}
		}
	} else {
		for _, q := range over {
			switch name := q.String(); {
			case picked[name] || !t.view.Reaches(q):
			case len(chosen) == b.Most:
				t.lack()
			default:
				picked[name] = true
				chosen = append(chosen, q)
			}
		}
	}
	if len(chosen) != len(t.chosen) {
		t.chosen = chosen
		t.show()
	}
}

// lack shows, once a stroke, that there is no pawn for more squares.
func (t *Table) lack() {
	if !t.stroke.short {
		t.stroke.short = true
		t.notice = page.Say{ID: t.notice.ID + 1, Text: "No pawn is left: take some back first."}
		t.out.Changed()
	}
}

// Lifted ends a stroke and says what is picked now. If it is not to be kept, for it
// became something else, everything is as it was before.
func (t *Table) Lifted(keep bool) {
	s := t.stroke
	t.stroke = stroke{}
	switch {
	case !s.on:
	case !keep:
		t.chosen = s.before
		t.notice.Text = ""
		t.show()
	case s.short:
		t.say(t.counted()) // and the notice stays
		t.out.Changed()
	default:
		t.picked()
	}
}

// counted says how many squares are picked, and how many more may be; "" if none may
// be picked now.
func (t *Table) counted() string {
	b := t.block()
	if b == nil {
		return ""
	}
	return english.Digits(len(t.chosen)) + " picked, " + english.Digits(b.Left) + " left."
}
