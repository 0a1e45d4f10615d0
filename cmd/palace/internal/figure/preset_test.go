package figure

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/view"
)

// opened returns the squares that the page shows when it has opened a preset.
func opened(t *testing.T, p *catalog.Preset) (v game.View, w engine.Window) {
	t.Helper()
	s, err := link.Open(p.Link)
	if err != nil {
		t.Fatal(err)
	}
	v = s.View()
	if w, framed := view.ParseFrame(v.Settings.View); framed {
		return v, w
	}
	if v.Settings.View != "" {
		t.Fatalf("%s: how much its view shows depends on the screen", p.Title.String())
	}
	if v.Settings.W > 0 && !strings.Contains(p.Link, "@") {
		return v, v.SizeWindow(v.Game.Plane(v.Map()), v.Settings.W, v.Settings.H)
	}
	at, _ := v.Cell(v.Here)
	// From the origin to a little beyond the piece, at least ten squares each way.
	return v, engine.Window{W: max(at.X+4, 10), H: max(at.Y+4, 10)}
}

// under reports whether other games of the same figure are laid over g.
func under(g engine.Game, presets []catalog.Preset, figure string) bool {
	for _, p := range presets {
		if s, err := link.Open(p.Link); err == nil && strings.HasPrefix(p.Figure.String(), figure+",") {
			if v := s.View(); v.Settings.Compare.Other > 1 && v.Settings.Compare.Other == g.Shape().Blocking {
				return true
			}
		}
	}
	return false
}

// plotted is the plot itself, or that over which something is drawn.
func (p plot) plotted() plot { return p }

// shows reports whether a figure is one of the preset's game, and whether w has its middle, or
// it has that of w, and w is not so much wider that nothing of it could be seen.
func shows(f *Figure, g engine.Game, w engine.Window) (same, seen bool) {
	drawn, isPlot := f.drawing.(interface{ plotted() plot })
	if !isPlot {
		return false, false
	}
	p := drawn.plotted()
	const widest = 4
	middle := func(w engine.Window) engine.Cell { return engine.Cell{X: w.X + w.W/2, Y: w.Y + w.H/2} }
	meet := w.Contains(middle(p.window)) || p.window.Contains(middle(w))
	return p.game == g.String(), meet && w.W <= widest*p.window.W && w.H <= widest*p.window.H
}

// TestPresetsShowTheirFigures holds every preset that names a figure against the figures of that
// number: one of them is of the same ruleset, and the page opens on what it shows.
func TestPresetsShowTheirFigures(t *testing.T) {
	figures := All()
	held := 0
	for i := range catalog.Families {
		for _, p := range catalog.Families[i].Presets {
			if !strings.HasPrefix(p.Figure.String(), "Figure ") {
				continue // it shows a theorem or a table
			}
			v, w := opened(t, &p)
			number, _, _ := strings.Cut(p.Figure.String(), ",")
			if v.Settings.Map == "fabric" || under(v.Game, catalog.Families[i].Presets, number) {
				continue // a fabric is that of an endless game, and the same everywhere
			}
			same, seen := false, false
			for i := range figures {
				if of, _, _ := strings.Cut(figures[i].Number, ","); figures[i].Paper != p.Source || of != number {
					continue
				}
				is, has := shows(&figures[i], v.Game, w)
				same, seen = same || is, seen || is && has
			}
			switch {
			case !same:
				t.Errorf("%s %s has another ruleset than the preset %q, %s", p.Source, number, p.Title.String(), v.Game)
			case !seen:
				t.Errorf("the preset %q opens on %v, where nothing of %s %s is to be seen", p.Title.String(), w, p.Source, number)
			}
			held++
		}
	}
	if held < 60 {
		t.Errorf("only %d presets are of figures", held)
	}
}
