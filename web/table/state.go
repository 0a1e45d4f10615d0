package table

import (
	"encoding/json"
	"slices"

	"github.com/palacegames/palace/web/table/page"
)

// state is the state as JSON, kept until it is another one: it is asked for several times
// after every action, and can be long.
type state struct {
	text    []byte
	reads   int          // of the session, when it was written
	overlay page.Overlay // as it is in the text
	lesson  page.InLesson
	quiz    bool
	idea    string
}

// StateJSON is State as JSON. Nobody may change the text.
func (t *Table) StateJSON() []byte {
	var in page.InLesson
	if l := t.room.State(); l != nil {
		in = *l
	}
	idea := ""
	if name := t.idea.State(); name != nil {
		idea = *name
	}
	if reads, o := t.play.Reads(), t.chart.Overlay(); t.state.text == nil || t.state.reads != reads || t.state.overlay != o || t.state.lesson != in || t.state.quiz != t.quiz.State() || t.state.idea != idea {
		text, err := json.Marshal(t.State())
		if err != nil {
			return []byte("null") // there is nothing in a state that cannot be written
		}
		t.state = state{text, reads, o, in, t.quiz.State(), idea}
	}
	return t.state.text
}

// PageJSON is Page as JSON.
func (t *Table) PageJSON() []byte {
	t.out.news = false
	rest, err := json.Marshal(t.Page())
	if err != nil {
		return []byte("null") // there is nothing on a page that cannot be written
	}
	return slices.Concat([]byte(`{"state":`), t.StateJSON(), []byte(","), rest[1:])
}
