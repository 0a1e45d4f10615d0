package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/wire"
)

// answer is what the analyst has been asked about ideas, and what it has answered. It owes one
// answer at a time: what is wanted in the meantime is asked when that has come.
type answer struct {
	last    uint32 // the ID of the last question
	asked   wire.See
	owed    bool
	early   bool   // something of it has come, and more will
	lost    int    // how often the worker was lost over this question
	share   uint32 // how much of the work is done, in thousandths
	layer   idea.Layer
	origin  engine.Position // from which the layer is seen
	of      string          // the idea of the layer, "" if there is none
	at      engine.Position // what was pointed at in it
	refused string          // why there is no answer to what was asked, "" if there is one
}

// mostLost is how often a question is put again to a worker that was lost over it.
const mostLost = 1

// want asks for what is to be seen, unless that was asked last. Another idea is asked for
// at once, anything else when the analyst has answered, or has shown something of it.
func (a *answer) want(desk host.Desk, see wire.See) {
	see.ID = a.asked.ID
	another := see.Game != a.asked.Game || name(see.Open) != name(a.asked.Open)
	if see == a.asked || a.owed && !a.early && !another {
		return
	}
	if another {
		a.layer, a.of = idea.Layer{}, ""
	}
	a.last++
	see.ID = a.last
	a.asked, a.owed, a.early, a.lost, a.share = see, true, false, 0, 0
	desk.Post(host.Analyst, &a.asked, true)
}

// forget drops everything, and lets the analyst do so.
func (a *answer) forget(desk host.Desk) {
	if a.asked.Open == "" {
		return
	}
	*a = answer{last: a.last}
	desk.Post(host.Analyst, &wire.See{}, false)
}

// receive takes an answer, and reports whether it is one to what was asked last.
func (a *answer) receive(m *wire.Seen) bool {
	if !a.owed || m.ID != a.asked.ID {
		return false
	}
	a.share = m.Share
	if m.Working() && len(m.Layer.Words) == 0 {
		return true
	}
	a.owed, a.early, a.refused = m.Working(), m.Working(), ""
	if m.Text != "" {
		a.refused = words.Sentence(m.Text)
		return true
	}
	a.layer, a.of, a.origin, a.at = m.Layer, name(a.asked.Open), a.asked.Origin, a.asked.At
	return true
}

// again puts the question to an analyst who was started again, but not forever: it may be what
// the last one was lost over.
func (a *answer) again(desk host.Desk) {
	switch {
	case !a.owed:
	case a.lost < mostLost:
		a.lost++
		desk.Post(host.Analyst, &a.asked, true)
	default:
		a.owed, a.refused = false, lostOver.String()
	}
}

// name returns which idea is open.
func name(text string) string {
	open, err := idea.Read(text)
	if err != nil {
		return ""
	}
	return open.Name
}

// Receive takes an answer from the analyst.
func (in *Ideas) Receive(m *wire.Seen) {
	before := in.answer.layer.Best
	if !in.answer.receive(m) {
		return
	}
	if in.before != "" && !in.answer.owed {
		in.settled()
	}
	in.bring()
	in.follow(before)
	in.host.Show() // which asks on, if something else is wanted by now
}

// settled keeps the last choice or, where it was refused, takes it back: the reason stays.
func (in *Ideas) settled() {
	before := in.before
	if in.before = ""; in.answer.refused == "" {
		return
	}
	in.answer.asked.Open = before // which is what is still seen
	if err := in.settle(before); err != nil {
		in.voice.Warn(err)
	}
}

// Again puts to an analyst who was started again what it owed.
func (in *Ideas) Again() { in.answer.again(in.host) }
