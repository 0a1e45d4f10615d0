package table

import (
	"bytes"
	"encoding/json"
	"slices"

	"github.com/palacegames/palace/web/internal/page"
)

// state is the state as JSON, kept until it is another one: it is asked for several times
// after every action, and the game can be long.
type state struct {
	text   []byte
	played []byte // its beginning
	brief  []byte // the beginning without the squares that were blocked, of which there can be thousands
	around []byte // its end
	reads  int    // of the session, when the beginning was written
}

// StateJSON is State as JSON. Nobody may change the text.
func (t *Table) StateJSON() []byte {
	s := &t.state
	reads, around := t.play.Reads(), written(t.around())
	if s.text != nil && s.reads == reads && bytes.Equal(s.around, around) {
		return s.text
	}
	if s.text == nil || s.reads != reads {
		played := page.PlayedOf(&t.view.View)
		s.played, s.brief, s.reads = written(played), written(played.Brief()), reads
	}
	s.text, s.around = joined(s.played, around), around
	return s.text
}

// PageJSON is Page as JSON. The squares that were blocked are left out of its state: it is told at every
// change, and they are those of StateJSON (web/site/js/frame.js).
func (t *Table) PageJSON() []byte {
	t.out.news = false
	t.StateJSON()
	state := joined(t.state.brief, t.state.around)
	return joined(slices.Concat([]byte(`{"state":`), state, []byte("}")), written(t.Page()))
}

// written writes what has members as JSON. There is nothing in it that cannot be written.
func written(members any) []byte {
	text, err := json.Marshal(members)
	if err != nil {
		return []byte("null")
	}
	return text
}

// joined is an object of JSON with the members of two.
func joined(a, b []byte) []byte {
	if a[0] != '{' || b[0] != '{' {
		return []byte("null")
	}
	return slices.Concat(a[:len(a)-1], []byte(","), b[1:])
}
