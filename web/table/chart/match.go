package chart

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/wire"
)

// match says in which regions the two games that the map compares differ.
type match struct {
	chart  *Chart
	counts []engine.Tally
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
	if _, ok := v.Game.(engine.Variants); !ok {
		return nil
	}
	c := v.Settings.Compare
	p := &page.Match{Other: c.Other, Shift: [2]int{c.Shift.X, c.Shift.Y}, Offset: c.Offset, Rows: []page.Difference{}}
	if c.Other == 0 {
		return p
	}
	p.Title, _ = v.Compared()
	total := engine.Tally{}
	for _, t := range m.counts {
		p.Rows = append(p.Rows, difference(t))
		total.Squares, total.Differ = total.Squares+t.Squares, total.Differ+t.Differ
	}
	if len(p.Rows) > 0 {
		sum := difference(total)
		sum.Region, sum.Side = "All", ""
		p.Rows = append(p.Rows, sum)
	}
	return p
}

func difference(t engine.Tally) page.Difference {
	d := page.Difference{Region: english.Capital(t.Region), Squares: english.Digits(t.Squares), Differ: english.Digits(t.Differ), Same: t.Differ == 0}
	if d.Region == "" {
		d.Region = "Elsewhere"
	}
	d.Side = "above the diagonal"
	if t.Below {
		d.Side = "below the diagonal"
	}
	return d
}
