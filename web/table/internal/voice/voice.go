// Package voice is what the page tells the person in front of the screen: in its live
// region, in the notice over the board, and beside the board why somebody wins.
//
// Say("White moves the rook to (1,1).") makes the page's Say {ID: 1}, and Add("Black to move.")
// after that {ID: 2, Text: "White moves the rook to (1,1). Black to move."}: an ID that is new is
// what a live region reads out.
package voice

import (
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
)

// Voice is the latest of what was told.
type Voice struct {
	view    *page.View
	changed func()

	said   page.Say // for the live region
	notice page.Say // why something did not happen, until something does
	why    string   // what the analyst found for somebody who asked
	remark string   // what the perfect player says of its block, unasked
}

// New returns the voice of a table. Changed is called when the page has to be told.
func New(view *page.View, changed func()) *Voice { return &Voice{view: view, changed: changed} }

// Say puts a sentence into the live region.
func (v *Voice) Say(words string) {
	if words != "" {
		v.said = page.Say{ID: v.said.ID + 1, Text: words}
	}
}

// Add says something after what has been said.
func (v *Voice) Add(words string) { v.Say(v.said.Text + " " + words) }

// Show puts a notice over the board.
func (v *Voice) Show(words string) { v.show(words, false) }

func (v *Voice) show(words string, stays bool) {
	v.notice = page.Say{ID: v.notice.ID + 1, Text: words, Stays: stays}
	v.changed()
}

// Keep tells what was left out of a link, if anything was: the notice stays until it is dismissed, or the next action.
func (v *Voice) Keep(words string) {
	if words == "" {
		return
	}
	v.show(words, true)
	v.Add(words)
}

// Tell shows a notice and says it after what has been said.
func (v *Voice) Tell(words string) {
	v.Show(words)
	v.Add(words)
}

// Warn shows and says why something did not happen.
func (v *Voice) Warn(err error) {
	v.Show(words.Sentence(err.Error()))
	v.Say(v.notice.Text)
}

// Clear takes the notice away.
func (v *Voice) Clear() { v.notice.Text, v.notice.Stays = "", false }

// Why says why somebody wins, and keeps it beside the board: somebody has asked.
func (v *Voice) Why(words string) {
	if !v.view.Gives(game.WhyHelp) {
		return
	}
	v.why = words
	v.Say(words)
}

// AddWhy is Why after what has been said.
func (v *Voice) AddWhy(words string) {
	if !v.view.Gives(game.WhyHelp) {
		return
	}
	v.why = words
	v.Add(words)
}

// Remark is Why for what nobody has asked for.
func (v *Voice) Remark(words string) {
	v.remark = words
	if why := v.reason(); why != "" {
		v.Add(why)
	}
}

// reason says why somebody wins: to whoever has asked, and otherwise only beside the map,
// which shows as much. Who hides the map wants to find it out.
func (v *Voice) reason() string {
	switch {
	case !v.view.Gives(game.WhyHelp):
		return ""
	case v.why == "" && !v.view.MapHidden() && v.view.Gives(game.MapHelp):
		return v.remark
	}
	return v.why
}

// PositionChanged forgets what was true of another position.
func (v *Voice) PositionChanged() { v.why, v.remark = "", "" }

// Calls lists nothing: nobody asks a voice.
func (v *Voice) Calls() []call.Call { return nil }

// Scene adds nothing: what is told is not seen.
func (v *Voice) Scene(*scene.Scene) {}

// Page adds what is told.
func (v *Voice) Page(p *page.Page) { p.Say, p.Notice, p.Why = v.said, v.notice, v.reason() }
