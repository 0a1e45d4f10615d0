package table

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/web/feed"
	"github.com/palacegames/palace/web/table/page"
)

// File is the next part of a file for the person at the page. The parts of one file
// have the same ID and come in their order.
type File struct {
	ID         uint32
	Name, Type string
	Bytes      []byte
	Last       bool
}

// saver has the clerk write pieces of the map into files, one at a time.
type saver struct {
	table  *Table
	last   uint32
	job    *feed.Save // under way, or nil
	name   string
	done   int // squares
	size   int // bytes
	losses int // of clerks who wrote this file
	words  string
}

// Saving is what the page shows of it: what can be saved, and what is being saved.
type Saving struct {
	Formats  []page.Choice `json:"formats"`
	Kinds    []page.Choice `json:"kinds"`
	Busy     bool          `json:"busy"`
	Fraction float64       `json:"fraction"`
	Words    string        `json:"words"`
}

// asSeen is the format of a picture that shows what the canvas shows.
const asSeen = "view"

// formatLabels are the names of the formats in their list.
var formatLabels = []page.Choice{
	{Name: asSeen, Label: "Picture as seen (PNG)"},
	{Name: sheet.PNG, Label: "One pixel a square (PNG)"},
	{Name: sheet.CSV, Label: "Numbers (CSV)"},
	{Name: sheet.JSON, Label: "Numbers (JSON)"},
	{Name: sheet.Bits, Label: "Palaces as bits (text)"},
}

// types are the media types of files.
var types = map[string]string{sheet.PNG: "image/png", sheet.CSV: "text/csv", sheet.JSON: "application/json", sheet.Bits: "text/plain"}

// page returns the page's part.
func (s *saver) page() Saving {
	kinds := s.kinds()
	p := Saving{Formats: []page.Choice{}, Kinds: page.KindChoices(kinds), Busy: s.job != nil, Words: s.words}
	for _, f := range formatLabels {
		// Bits are a game's own outcomes, whatever the map shows.
		if f.Name == asSeen || len(kinds) > 0 && (f.Name != sheet.Bits || !s.unlike()) {
			p.Formats = append(p.Formats, f)
		}
	}
	if s.job != nil {
		total := s.job.Extent.Area()
		p.Fraction = float64(s.done) / float64(total)
		p.Words = fmt.Sprintf("%s of %s squares", game.Digits(s.done), game.Digits(total))
	}
	return p
}

// unlike reports whether the map shows something else than the game's own board.
func (s *saver) unlike() bool {
	v := &s.table.view
	_, compared := v.Comparison()
	return compared || v.Endless() != ""
}

// kinds lists the values that can be saved.
func (s *saver) kinds() []engine.Kind {
	if s.unlike() {
		return []engine.Kind{engine.PalaceNumbers}
	}
	return s.table.view.Kinds()
}

// begin grants a wish.
func (s *saver) begin(a wish) error {
	if a.format == asSeen {
		s.stop()
		s.snap(s.viewName())
		return nil
	}
	m, content, err := s.order(a)
	if err != nil {
		return err
	}
	s.stop()
	s.name, s.losses, s.words = content.Name(a.format), 0, ""
	s.start(m)
	return nil
}

// snap saves what the canvas shows.
func (s *saver) snap(name string) {
	s.words = ""
	s.table.canvas.Snapshot(func(pixels []byte, width, height int) {
		s.table.out.Image(name, pixels, width, height)
		s.words = fmt.Sprintf("Saved: %s × %s pixels.", game.Digits(width), game.Digits(height))
		s.table.say(s.words)
		s.table.out.Changed()
	})
}

// start gives the clerk the order, from the beginning.
func (s *saver) start(m *feed.Save) {
	s.last++
	m.Revision = s.last
	s.job, s.done, s.size = m, 0, 0
	s.table.out.Post(Clerk, feed.Encode(m), true)
	s.table.out.Changed()
}

// stop ends the clerk, and with him whatever he holds.
func (s *saver) stop() {
	if s.job != nil {
		s.job = nil
		s.table.out.Dismiss(Clerk)
		s.table.out.Changed()
	}
}

// mostLosses is how often a clerk may fail at one file.
const mostLosses = 2

// again gives the order to a new clerk, for the other was lost.
func (s *saver) again() {
	if s.job == nil {
		return
	}
	if s.losses++; s.losses > mostLosses {
		s.fail("The file could not be written: whoever wrote it failed again and again. A smaller one may work.")
		return
	}
	s.start(s.job)
}

func (s *saver) fail(sentence string) {
	s.stop()
	s.words = sentence
	s.table.warn(errors.New(sentence))
}

// percent is how far the file is. The page need not hear of less.
func (s *saver) percent() int { return int(100 * float64(s.done) / float64(s.job.Extent.Area())) }

// part takes a part of the file from the clerk.
func (s *saver) part(m *feed.Part) {
	if s.job == nil || m.Revision != s.job.Revision {
		return
	}
	if m.Text != "" {
		s.fail(game.Sentence(m.Text))
		return
	}
	before := s.percent()
	if s.done = m.Done; s.percent() != before {
		s.table.out.Changed()
	}
	if len(m.Bytes) == 0 && !m.Last {
		return
	}
	s.size += len(m.Bytes)
	s.table.out.File(File{m.Revision, s.name, types[s.job.Format], m.Bytes, m.Last})
	if !m.Last {
		s.table.out.Post(Clerk, feed.Encode(&feed.Taken{Revision: m.Revision}), true)
		return
	}
	s.stop()
	s.words = "Saved: " + sheet.Bytes(float64(s.size)) + "."
	s.table.say(s.words)
}
