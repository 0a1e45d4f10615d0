// Package play is the game that is played at the table: how it is opened, what people and
// computer players do in it, and how it is linked to. For the piece of a blocking game that
// has come to (3,2) a Play offers the squares of its lines to be picked,
//
//	toggle {"square": [1,2]}   done {}
//
// blocks (1,2), and lets the computer player answer.
package play

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/table/internal/ask"
	"github.com/palacegames/palace/web/table/internal/voice"
)

// Play is one game after the other being played.
type Play struct {
	host  Host
	view  *page.View
	asks  *ask.Asks
	voice *voice.Voice

	opener  *link.Opener
	session *game.Session
	opened  int // how many games were opened, to tell them apart
	reads   int // how often the session was read, to tell its states apart

	blocks  blocks
	pause   pause
	failure string // why a computer player does not act, or ""
	printed printed
	drawn   drawn
	wide    bool // the editor's board shall be
	rival   rival
	starts  starts
}

// printed is what is written of the session, once after every change.
type printed struct {
	link    string  // "" as long as nobody has asked
	kept    string  // what a link cannot hold is kept by the page: the whole, or ""
	long    bool    // the last game that was measured was too long for a link
	blocked *string // where the blocked squares lie, nil as long as nobody has asked
}

// drawn is what the page shows of the rules, kept for as long as the game is the same and
// lies the same way.
type drawn struct {
	opened  int
	lies    catalog.Orient
	wide    bool // the editor's board
	editor  *page.Editor
	picture *page.Picture
	methods []string // that the game is solved by, in words
	misere  *bool
	second  bool
}

// blocks are the squares that a person picks for blocking.
type blocks struct {
	play   *Play
	stroke stroke
}

// stroke is the blocking of squares by passing over them. What it does, the first
// square says: it picks squares if that was not picked, or else puts them back.
type stroke struct {
	on     bool
	puts   bool              // back, instead of picking
	before []engine.Position // what was picked when it began
	short  bool              // it has come to squares for which there was no pawn left
}

// Host is the table at which somebody plays.
type Host interface {
	host.Desk
	// PositionChanged says that the position is another one, or of another game: what is known
	// of the last holds no longer. It comes before computer players are asked.
	PositionChanged(again bool)
	// Follow brings the map to where the piece is now, and shows it.
	Follow()
	// GameOpened makes the map of the game of another link, and shows it; again says that it is
	// the last game again.
	GameOpened(link string, again bool)
	// Enter goes to the room that a link names; ok is false if that is a game's.
	Enter(text string, may link.Forgive) (ok bool, left []link.Left, err error)
	// Explore works for a moment on what entering that room takes, and reports whether there is more to do.
	Explore(text string) (more bool)
	// Share says how to hand on the room in which the game is, if there is one: ok.
	Share(wish page.Sharing) (s page.Shared, ok bool)
	// Acted says that somebody has acted. It comes last of all that follows.
	Acted()
}

// New returns the play of a table. Of the view it writes the game, what is Chosen, and
// whether somebody is Looking back.
func New(host Host, view *page.View, asks *ask.Asks, voice *voice.Voice) *Play {
	p := &Play{host: host, view: view, asks: asks, voice: voice, opener: link.NewOpener()}
	p.blocks.play = p
	p.starts = starts{p, map[string]bool{}}
	return p
}

// Spoken drops games that were opened in another language.
func (p *Play) Spoken() { p.opener.Games = catalog.Games{} }

// Here writes the position on the table as a link.
func (p *Play) Here() string { return link.Here(p.session) }

// Reads counts how often the game was another one, or shown in another way.
func (p *Play) Reads() int { return p.reads }
