package save

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/wire"
)

// Saver has the exporter write pieces of the map into files, one at a time.
type Saver struct {
	host host.Desk
	view *page.View

	last   uint32
	job    *wire.Save // under way, or nil
	name   string
	done   int // squares
	size   int // bytes
	losses int // of exporters who wrote this file
	words  string
}

// New returns the saver of a table.
func New(desk host.Desk, view *page.View) *Saver { return &Saver{host: desk, view: view} }

// Calls lists what the page can call.
func (s *Saver) Calls() []call.Call {
	given := s.view.Giving(game.SaveHelp)
	return []call.Call{
		call.Ask("savePlan", s.plan).If(given),
		call.On("save", s.begin).If(given),
		call.Do("saveStop", func() error {
			s.stop()
			return nil
		}),
	}
}

// asSeen is the format of a picture that shows what the canvas shows.
const asSeen = "view"

// types are the media types of files.
var types = map[string]string{sheet.PNG: "image/png", sheet.SVG: "image/svg+xml", sheet.CSV: "text/csv", sheet.JSON: "application/json", sheet.Bits: "text/plain"}

// Scene adds nothing: what is saved is not seen.
func (s *Saver) Scene(*scene.Scene) {}

// Page adds what can be saved, and what is being saved.
func (s *Saver) Page(to *page.Page) {
	if !s.view.Gives(game.SaveHelp) {
		to.Saving = page.Saving{Formats: []page.Format{}, Kinds: []page.Choice{}}
		return
	}
	kinds := s.kinds()
	p := &to.Saving
	*p = page.Saving{Formats: []page.Format{}, Kinds: page.KindChoices(kinds), Busy: s.job != nil, Words: s.words}
	for _, f := range formatLabels {
		// Bits are a game's own outcomes, whatever the map shows.
		if f.Name == asSeen || len(kinds) > 0 && (f.Name != sheet.Bits || !s.unlike()) {
			p.Formats = append(p.Formats, f)
		}
	}
	if s.job != nil {
		total := s.job.Extent.Area()
		p.Fraction = float64(s.done) / float64(total)
		p.Words = progress(s.done, total)
	}
}

// unlike reports whether the map shows something else than the game's own board.
func (s *Saver) unlike() bool {
	return s.view.Map().Over != ""
}

// kinds lists the values that can be saved.
func (s *Saver) kinds() []engine.Kind {
	if s.unlike() {
		return []engine.Kind{engine.PalaceNumbers}
	}
	return s.view.Kinds()
}

// begin grants a wish.
func (s *Saver) begin(a Wish) error {
	if a.Format == asSeen {
		s.stop()
		s.snap(s.viewName())
		return nil
	}
	m, content, err := s.order(a)
	if err != nil {
		return err
	}
	s.stop()
	s.name, s.losses, s.words = content.Name(a.Format), 0, ""
	s.start(m)
	return nil
}

// snap saves what the canvas shows.
func (s *Saver) snap(name string) {
	s.words = ""
	s.host.Canvas().Snapshot(func(pixels []byte, width, height int) {
		// A canvas of the browser could make the file, but browsers that guard against being
		// recognised put noise into what a canvas gives.
		file := sheet.Pixels(pixels, width, height)
		s.last++
		s.host.File(host.File{ID: s.last, Name: name, Type: types[sheet.PNG], Bytes: file, Last: true})
		s.words = savedPixels(width, height)
		s.host.Say(s.words)
		s.host.Changed()
	})
}

// start gives the exporter the order, from the beginning.
func (s *Saver) start(m *wire.Save) {
	s.last++
	m.Revision = s.last
	s.job, s.done, s.size = m, 0, 0
	s.host.Post(host.Exporter, m, true)
	s.host.Changed()
}

// HelpsChanged gives up the file that may no longer be known.
func (s *Saver) HelpsChanged() {
	if !s.view.Gives(game.SaveHelp) {
		s.stop()
		s.words = ""
	}
}

// stop ends the exporter, and with it whatever it holds.
func (s *Saver) stop() {
	if s.job != nil {
		s.job = nil
		s.host.Dismiss(host.Exporter)
		s.host.Changed()
	}
}

// mostLosses is how often an exporter may fail at one file.
const mostLosses = 2

// Again gives the order to a new exporter, for the other was lost.
func (s *Saver) Again() {
	if s.job == nil {
		return
	}
	if s.losses++; s.losses > mostLosses {
		s.fail(gaveUp.String())
		return
	}
	s.start(s.job)
}

func (s *Saver) fail(sentence string) {
	s.stop()
	s.words = sentence
	s.host.Warn(errors.New(sentence))
}

// percent is how far the file is. The page need not hear of less.
func (s *Saver) percent() int { return int(100 * float64(s.done) / float64(s.job.Extent.Area())) }

// Receive takes a part of the file from the exporter.
func (s *Saver) Receive(m *wire.Part) {
	if s.job == nil || m.Revision != s.job.Revision {
		return
	}
	if m.Text != "" {
		s.fail(words.Sentence(m.Text))
		return
	}
	before := s.percent()
	if s.done = m.Done; s.percent() != before {
		s.host.Changed()
	}
	if len(m.Bytes) == 0 && !m.Last {
		return
	}
	s.size += len(m.Bytes)
	s.host.File(host.File{ID: m.Revision, Name: s.name, Type: types[s.job.Format], Bytes: m.Bytes, Last: m.Last})
	if !m.Last {
		s.host.Post(host.Exporter, &wire.Taken{Revision: m.Revision}, true)
		return
	}
	s.stop()
	s.words = saved(sheet.Bytes(float64(s.size)))
	s.host.Say(s.words)
}
