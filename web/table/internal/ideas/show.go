package ideas

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// shown reports whether there is a layer of the idea that is open, where the board is.
func (in *Ideas) shown() bool {
	return in.allowed() && in.answer.of == in.open.Name && in.answer.origin == in.origin()
}

// lit lists the links that are lit: that of the row or letter that is pointed at or else those
// that belong to the square.
func (in *Ideas) lit() []idea.Link {
	l := &in.answer.layer
	if in.link != 0 {
		return []idea.Link{in.link}
	}
	var links []idea.Link
	if in.answer.at == in.at {
		links = slices.Clone(l.Lit)
	}
	at, ok := idea.Gaze{Origin: in.answer.origin}.Square(in.at)
	if !ok {
		return links
	}
	add := func(link idea.Link, squares []engine.Cell) {
		if link != 0 && slices.Contains(squares, at) && !slices.Contains(links, link) {
			links = append(links, link)
		}
	}
	for i := range l.Tables {
		for _, r := range l.Tables[i].Rows {
			add(r.Link, r.At)
		}
	}
	for i := range l.Strips {
		for _, r := range l.Strips[i].Letters {
			add(r.Link, r.At)
		}
	}
	for _, f := range l.Figures {
		add(f.Link, f.Squares)
	}
	return links
}

// Scene adds the figures.
func (in *Ideas) Scene(s *scene.Scene) {
	if in.shown() {
		s.Figures, s.Lit = in.answer.layer.Figures, in.lit()
		s.Targets.Quiet = true
		s.Map.Shown = s.Map.Shown && !in.answer.layer.Bare
	}
}

// State returns the name of the idea that is open, for scripts, nil if none is.
func (in *Ideas) State() *string {
	if !in.allowed() {
		return nil
	}
	return &in.open.Name
}

// Page adds the ideas of the game, and the one that is open.
func (in *Ideas) Page(p *page.Page) {
	p.Ideas = []page.IdeaCard{}
	if !in.view.Gives(needs) {
		return
	}
	for _, i := range idea.Of(in.view.Game) {
		p.Ideas = append(p.Ideas, page.IdeaCard{Name: i.Name, Title: i.Title.String(), Open: i.Name == in.open.Name})
	}
	if in.allowed() {
		p.Idea = in.page()
	}
}

// page returns what is shown beside the board.
func (in *Ideas) page() *page.Idea {
	p := &page.Idea{
		Name: in.about.Name, Title: in.about.Title.String(), Kicker: kicker(in.view.Game.Title()),
		About: in.about.About.String(), More: in.about.More.String(), Away: in.away(), Source: in.about.Source.String(), Error: in.answer.refused,
		Words: []string{}, Strips: []page.IdeaStrip{}, Tables: []page.IdeaTable{}, Controls: []page.IdeaControl{},
		Tune: []page.IdeaNote{}, Examples: []page.IdeaExample{},
	}
	for _, e := range in.about.Examples {
		p.Examples = append(p.Examples, page.IdeaExample(e))
	}
	if in.answer.owed && (in.answer.of == "" || in.answer.share > 0) {
		p.Busy = busy(in.answer.share)
	}
	if !in.shown() {
		return p
	}
	l, lit := &in.answer.layer, in.lit()
	isLit := func(link idea.Link) bool { return link != 0 && slices.Contains(lit, link) }
	p.Words = append(p.Words, l.Words...)
	for i := range l.Strips {
		p.Strips = append(p.Strips, strip(&l.Strips[i], isLit))
	}
	for i := range l.Tables {
		p.Tables = append(p.Tables, table(&l.Tables[i], isLit))
	}
	for _, c := range l.Controls {
		p.Controls = append(p.Controls, control(c))
	}
	for _, n := range l.Tune {
		p.Tune = append(p.Tune, page.IdeaNote(n))
	}
	if s := l.Steps; s.Last > 0 {
		p.Steps = &page.IdeaSteps{
			Now: s.Now, Last: s.Last, Next: s.Next, Words: steps(s.Now, s.Last),
			Running: in.running.run != 0, Speed: in.running.per(),
		}
	}
	return p
}

func strip(s *idea.Strip, lit func(idea.Link) bool) page.IdeaStrip {
	p := page.IdeaStrip{Title: s.Title, From: fromFirst(s.From), Letters: []page.IdeaLetter{}}
	for _, l := range s.Letters {
		p.Letters = append(p.Letters, page.IdeaLetter{Text: l.Text, Hue: l.Hue.String(), Under: l.Under, Link: l.Link, Lit: lit(l.Link)})
	}
	return p
}

func table(t *idea.Table, lit func(idea.Link) bool) page.IdeaTable {
	p := page.IdeaTable{Title: t.Title, Head: t.Head, Rows: []page.IdeaRow{}}
	for _, r := range t.Rows {
		row := page.IdeaRow{Link: r.Link, Lit: lit(r.Link), Cells: []page.IdeaCell{}}
		for i, text := range r.Cells {
			c := page.IdeaCell{Text: text}
			if i < len(r.Hues) && r.Hues[i] != idea.Ink {
				c.Hue = r.Hues[i].String()
			}
			row.Cells = append(row.Cells, c)
		}
		p.Rows = append(p.Rows, row)
	}
	return p
}

func control(c idea.Control) page.IdeaControl {
	p := page.IdeaControl{Name: c.Name, Label: c.Label.String(), Value: c.Value, Lines: c.Lines, Options: []page.IdeaOption{}}
	for _, o := range c.Options {
		p.Options = append(p.Options, page.IdeaOption(o))
	}
	return p
}
