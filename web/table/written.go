package table

import (
	"encoding/json"
	"slices"

	"github.com/palacegames/palace/web/table/page"
)

// written is the state as JSON, kept until it is another one: it is asked for several
// times after every action, and can be long.
type written struct {
	text    []byte
	overlay page.Overlay // as it is in the text
}

// StateJSON is State as JSON. Nobody may change the text.
func (t *Table) StateJSON() []byte {
	if o := t.chart.Overlay(); t.written.text == nil || t.written.overlay != o {
		text, err := json.Marshal(t.State())
		if err != nil {
			return []byte("null") // there is nothing in a state that cannot be written
		}
		t.written = written{text, o}
	}
	return t.written.text
}

// PageJSON is Page as JSON.
func (t *Table) PageJSON() []byte {
	rest, err := json.Marshal(t.Page())
	if err != nil {
		return []byte("null") // there is nothing on a page that cannot be written
	}
	return slices.Concat([]byte(`{"state":`), t.StateJSON(), []byte(","), rest[1:])
}
