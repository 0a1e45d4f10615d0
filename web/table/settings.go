package table

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
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
