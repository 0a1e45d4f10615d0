package table

import (
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/page"
)

// linked is how the session is linked to.
type linked struct {
	link string // "" as long as nobody has asked
	kept string // what a link cannot hold is kept by the page: the whole, or ""
	long bool   // the last game that was measured was too long for a link
}

// links returns how the session is linked to, printed once after every change.
func (t *Table) links() *linked {
	if t.linked.link == "" {
		link, whole := t.session.LinkThatFits()
		t.linked.link = link
		if !whole {
			t.linked.kept = t.session.Link()
		}
	}
	return &t.linked
}

// measure tells once when a game becomes too long for a link.
func (t *Table) measure() {
	long := t.links().kept != ""
	if long && !t.linked.long {
		t.tell(game.TooLong)
	}
	t.linked.long = long
}

// tell shows words over the board, after what has been said.
func (t *Table) tell(words string) {
	t.notice = page.Say{ID: t.notice.ID + 1, Text: words}
	t.say(t.said.Text + " " + words)
	t.out.Changed()
}
