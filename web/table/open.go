package table

import (
	"strings"

	"github.com/palacegames/palace/game"
)

// Open starts the game of a link. If the link is wrong it says so and everything stays as
// it was; a part of it that only says how the game is shown is left out.
func (t *Table) Open(link string) error {
	session, left, err := t.opener.Open(link, game.Looks)
	if err != nil {
		return err
	}
	t.begin(session, link, left)
	return nil
}

// openAs opens a link for a script or, if it arrives by an address, for whoever follows it.
func (t *Table) openAs(a *arguments) error {
	if a.Arrives {
		return t.arrive(a.Link, a.Kept)
	}
	return t.Open(a.Link)
}

// arrive starts the game of an address, or of a link that the page has kept. Whoever comes
// with a link that is wrong in part has the rest of it.
func (t *Table) arrive(link string, kept bool) error {
	open := t.opener.Open
	if kept {
		open = t.opener.Restore
	}
	session, left, err := open(link, game.Everything)
	if err != nil {
		return err
	}
	t.begin(session, link, left)
	return nil
}

// begin puts the game of a link on the table, and says what was left out of the link.
func (t *Table) begin(session *game.Session, link string, left []game.Left) {
	t.session = session
	left = append(left, t.checkCamera()...)
	t.opened++
	t.looking = false
	t.tutor.Close()
	t.notice.Text = ""
	t.linked.long = false
	t.refresh()
	t.follow()
	t.draw()
	t.chart.Reset()
	t.show()
	switch camera := t.view.Settings.View; {
	case camera != "" && t.canvas.SetCamera(camera):
	case t.chart.Fixed() && !strings.Contains(link, "@"):
		t.overview() // a figure, with a piece that nobody put anywhere
	default:
		t.canvas.Fit()
	}
	t.say(game.Announce(&t.view, nil))
	t.measure()
	if words := game.DescribeLeft(left); words != "" {
		t.tell(words)
	}
	t.out.Acted()
}
