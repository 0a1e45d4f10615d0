package page

import (
	"strings"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/view"
	"github.com/palacegames/palace/web/internal/qr"
)

// Shared is what the page hands on of the game, or of the room in which one is: the address,
// as text, as a code to scan, and as a frame for another page.
type Shared struct {
	Title string `json:"title"` // what it is: "Share this lesson"
	Href  string `json:"href"`
	// Typed is the address if it is short enough to be typed by those who have no camera.
	Typed string `json:"typed"`
	// Game says that it is a game, of which Hidden to Map speak. Step names the step of a
	// lesson, "" outside of one.
	Game bool   `json:"game"`
	Step string `json:"step"`
	// Hidden and View are what was asked for, or what goes without saying.
	Hidden bool `json:"hidden"`
	View   bool `json:"view"`
	// Quiz says that answers are hidden until they are revealed, Without names the helps that
	// are not given, with commas between them.
	Quiz    bool   `json:"quiz"`
	Without string `json:"without"`
	// Turns says that it matters whether the turns go along, Map that there is a map.
	Turns bool `json:"turns"`
	Map   bool `json:"map"`
	// NoSheet says that there is no worksheet of it.
	NoSheet bool `json:"noSheet"`
	// Code is nil if the address is too long for one; Note says so, or what to do with the
	// code, and Shorter that without the turns it would fit.
	Code    *Code  `json:"code"`
	Note    string `json:"note"`
	Shorter bool   `json:"shorter"`
	Embed   string `json:"embed"`
}

// Code is a QR code: a path in a square of Size modules, the quiet zone among them.
type Code struct {
	Size int    `json:"size"`
	Path string `json:"path"`
}

// Sharing are the wishes of whoever shares: nil leaves one to the game.
type Sharing struct {
	Base    string  `json:"base"`           // the address of the page, without a fragment
	Here    bool    `json:"here,omitempty"` // from here, without the turns
	Step    bool    `json:"step,omitempty"` // of a lesson this step, and not its beginning
	Hidden  *bool   `json:"hidden"`
	View    *bool   `json:"view"`
	Quiz    *bool   `json:"quiz"`
	Without *string `json:"without"`
}

// escaped writes text as the value of an attribute in HTML.
var escaped = strings.NewReplacer("&", "&amp;", `"`, "&#34;", "<", "&lt;", ">", "&gt;")

// Share says how to hand a game on.
func Share(session *game.Session, wish Sharing) Shared {
	v := session.View()
	with := link.Sharing{Here: wish.Here, Hidden: v.MapHidden(), View: afar(&v), Quiz: v.Settings.Quiz, Without: v.Settings.Without}
	if wish.Hidden != nil {
		with.Hidden = *wish.Hidden
	}
	if wish.View != nil {
		with.View = *wish.View
	}
	if wish.Quiz != nil {
		with.Quiz = *wish.Quiz
	}
	if wish.Without != nil {
		with.Without, _ = game.ReadHelps(*wish.Without)
	}
	text := link.Share(session, with)
	brief := with
	brief.Here = true
	shortest := link.Share(session, brief)

	s := ShareRoom(wish.Base, text, shareOf(with.Quiz, v.Settings.Idea != ""), v.Game.Title())
	s.Game, s.Hidden, s.View, s.Quiz, s.Without = true, with.Hidden, with.View, with.Quiz, with.Without.String()
	s.Turns, s.Map, s.NoSheet = moved(&v), len(v.Kinds()) > 0, v.Summed()
	switch {
	case !wish.Here && s.Turns && text == shortest:
		s.Code, s.Note = nil, link.TooLong.String()
	case !Opens(wish.Base):
	case s.Code == nil && !wish.Here && s.Turns:
		if _, err := qr.Encode(wish.Base + "#" + shortest); err == nil {
			_, err = qr.Encode(s.Href)
			s.Note, s.Shorter = turnsTooLong(err.Error()), true
		}
	}
	return s
}

// ShareRoom says how to hand on a room by its link, "" for the bare address: what it is, and how
// a frame with it is named.
func ShareRoom(base, link, what, name string) Shared {
	if !Opens(base) {
		return ofFile(link, what)
	}
	s := Shared{Title: what, Href: base}
	if link != "" {
		s.Href += "#" + link
	}
	if len(s.Href) <= typable {
		s.Typed = s.Href
	}
	s.Embed = `<iframe src="` + escaped.Replace(s.Href) + `" title="` + escaped.Replace(embedded(name)) +
		`" width="600" height="700" style="border: 0; max-width: 100%" allow="fullscreen; clipboard-write; web-share; screen-wake-lock" loading="lazy"></iframe>`
	code, err := qr.Encode(s.Href)
	if err != nil {
		s.Note = linkTooLong(err.Error())
		return s
	}
	s.Code, s.Note = &Code{code.Size + 2*qr.Quiet, code.Path()}, scan.String()
	if code.Size > dense {
		s.Note = denseCode.String()
	}
	return s
}

// Opens reports whether the address of a page is of use to others: that of a file is not.
func Opens(base string) bool {
	return strings.HasPrefix(base, "https:") || strings.HasPrefix(base, "http:")
}

// ofFile says how to hand on a room of a page that is a file: with the file, and what follows
// the address that this has elsewhere.
func ofFile(link, what string) Shared {
	if link == "" {
		return Shared{Title: what, Note: HandFile.String()}
	}
	return Shared{Title: what, Href: "#" + link, Note: HandFileAnd.String()}
}

// moved reports whether there are turns, done or undone, that a link could leave out.
func moved(v *game.View) bool {
	for i := range v.History {
		if v.History[i].To.Dim() != 0 {
			return true
		}
	}
	return v.CanRedo
}

// typable is how many characters an address has at most that somebody would type.
const typable = 60

// dense is how many modules on a side a code has that needs a near camera.
const dense = 100

// pictureScale is below how many pixels a square the board is looked at as a picture.
const pictureScale = 8

// afar reports whether the board is looked at from so far that what is in view is
// what there is to show.
func afar(v *game.View) bool {
	camera, ok := view.Viewport{}.Parsed(v.Settings.View)
	_, framed := view.ParseFrame(v.Settings.View)
	return framed || ok && camera.Scale < pictureScale
}
