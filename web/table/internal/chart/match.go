package chart

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/wire"
)

// match says in which regions the two games that the map compares differ.
type match struct {
	chart  *Chart
	counts []atlas.Tally
}

// counted takes the count from the painter.
func (m *match) counted(c *wire.Tallies) {
	chart := m.chart
	if c.Revision == chart.revision && c.Extent == chart.extent {
		m.counts = c.List
		chart.host.Changed()
	}
}

// page returns the page's part, nil for games that are not compared.
func (m *match) page() *page.Match {
	v := &m.chart.view.View
	if _, ok := v.Game.(atlas.Variants); !ok || !m.chart.allowed() {
		return nil
	}
	c := v.Settings.Compare
	p := &page.Match{Other: c.Other, Rows: []page.Difference{}}
	if c.Other == 0 {
		// Three more blocked, one square on: these agree at the nose.
		c = game.Compare{Other: v.Game.Shape().Blocking + 3, Shift: engine.Cell{X: 1, Y: 1}, Offset: 3}
	} else {
		p.Title, _ = v.Compared()
	}
	p.Fields = [4]int{c.Other, c.Shift.X, c.Shift.Y, c.Offset}
	if p.Other != 0 && m.chart.shown() {
		p.Rows = m.rows()
	}
	return p
}

// rows lists what was counted, and the sum of it.
func (m *match) rows() []page.Difference {
	rows := []page.Difference{}
	total := atlas.Tally{}
	for _, t := range m.counts {
		rows = append(rows, difference(t))
		total.Squares, total.Differ = total.Squares+t.Squares, total.Differ+t.Differ
	}
	if len(rows) > 0 {
		sum := difference(total)
		sum.Region, sum.Side = everywhere.String(), ""
		rows = append(rows, sum)
	}
	return rows
}

func difference(t atlas.Tally) page.Difference {
	d := page.Difference{Region: words.Capital(t.Region.String()), Squares: words.Digits(t.Squares), Differ: words.Digits(t.Differ), Same: t.Differ == 0}
	if d.Region == "" {
		d.Region = elsewhere.String()
	}
	d.Side = side(t.Below)
	return d
}
