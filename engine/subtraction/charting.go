package subtraction

import "github.com/palacegames/palace/engine/subtraction/chart"

// charting is a search for the chart of a game in the plane, as a job.
type charting struct{ exploring }

// Found returns the chart, nil as long as there is none.
func (c charting) Found() *chart.Map {
	k, _ := c.search.known(c.work)
	if p, ok := k.(plane); ok {
		return p.Map
	}
	return nil
}

// Charting is Chart in steps.
func (g *Game) Charting(work int) (chart.Seeking, error) {
	s, err := g.seekable()
	if err != nil {
		return nil, err
	}
	return charting{exploring{s, work}}, nil
}

// seekable returns the search for the chart of a game. It errs where there is none.
func (g *Game) seekable() (*search, error) {
	switch s := g.searches.outcomes; {
	case g.Dim != 2:
		return nil, errNoBlocks(g)
	case !chart.Fits(g.Set):
		return nil, errLongMoves(g)
	case s != nil:
		return s, nil
	}
	return searchBlocks(g.Set), nil // remainders solve it
}
