package table

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/table/page"
)

// settle changes how the game is shown, without a word in the live region.
func (t *Table) settle(change func(*game.Settings)) error {
	settings := t.view.Settings
	change(&settings)
	if err := t.session.Do(game.Show{Settings: settings}); err != nil {
		return err
	}
	t.read()
	return nil
}

// setMap chooses what the map shows: a kind of values, "peek" or "off". Shown
// false hides it whatever the kind.
func (t *Table) setMap(kind string, shown *bool) error {
	if shown != nil && !*shown {
		kind = game.MapOff
	}
	if err := t.settle(func(s *game.Settings) { s.Map = kind }); err != nil {
		return err
	}
	t.chart.Follow()
	t.show()
	return nil
}

func (t *Table) setPeek(on bool) error {
	t.chart.SetPeek(on)
	t.show()
	return nil
}

func (t *Table) setPalette(name string) error {
	changed, err := t.chart.SetColours(name)
	if changed {
		t.show()
	}
	return err
}

func (t *Table) setTheme(dark, still bool) error {
	t.dark, t.still = dark, still
	t.show()
	return nil
}

func (t *Table) setLarge(on bool) error {
	t.large = on
	t.show()
	return nil
}

func (t *Table) orient(name string) error {
	err := t.settle(func(s *game.Settings) { s.Orient = catalog.Orient(name) })
	if err == nil {
		t.draw()
		t.show()
	}
	return err
}

// compare lays the game over another one, or shows it for itself if that is 0.
func (t *Table) compare(other int, shift engine.Position, offset int) error {
	var c game.Compare
	if other != 0 {
		if len(shift) != 2 {
			return fmt.Errorf("a shift has two components, as in [1,1], not %d", len(shift))
		}
		c = game.Compare{Other: other, Shift: shift.Cell(), Offset: offset}
	}
	err := t.settle(func(s *game.Settings) {
		s.Compare = c
		if c.Other != 0 {
			s.Map = engine.PalaceNumbers.String()
		}
	})
	if err != nil {
		return err
	}
	t.chart.Reset()
	t.show()
	return nil
}

// visit brings something that has a name on the map into view and says what it is.
func (t *Table) visit(name string) error {
	at, words, err := t.chart.Visit(name)
	if err != nil {
		return err
	}
	t.canvas.CenterOn(at.Position())
	t.say(words)
	t.out.Changed()
	return nil
}

// zoom zooms by a factor, or to "fit" the squares in play, the "map" or the "piece".
func (t *Table) zoom(by any) error {
	switch by := by.(type) {
	case float64:
		t.canvas.ZoomBy(by)
	case string:
		switch by {
		case "fit":
			t.canvas.Fit()
		case "map":
			t.overview()
		case "piece":
			t.canvas.CenterOn(t.view.Position)
		default:
			return fmt.Errorf("zoom to fit, map or piece, not %q", by)
		}
	default:
		return errors.New("zoom needs a number, or fit, map or piece")
	}
	return nil
}

func (t *Table) locate(at page.Numbers) (any, error) {
	if len(at) == 0 {
		return nil, errors.New("locate needs a square such as [3,3]")
	}
	p, err := t.seen(at)
	if err != nil {
		return nil, err
	}
	x, y := t.canvas.Locate(p)
	return map[string]float64{"x": x, "y": y}, nil
}
