package chart

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
)

// longest is how many squares of a row are heard.
const longest = 24

// row says what the map knows of the row that is pointed at, or in which the piece stands, from the
// edge outwards: only what is on the map already, and only while the map is seen.
func (c *Chart) row(call.None) (page.RowHeard, error) {
	if !c.shown() || c.comparing() || c.view.Summed() {
		return page.RowHeard{}, errRowUnseen
	}
	at := c.view.Standing()
	if c.view.Pointing() {
		at = page.SquareOf(c.view.Pointer)
	}
	origin := page.SquareOf(c.view.Origin)
	r := page.RowHeard{Palaces: []bool{}}
	var palaces []int
	for x := c.extent.X; x < c.extent.X+longest && c.extent.Contains(engine.Cell{X: x, Y: at.Y}); x++ {
		tile := c.probe.values[picture.Key{X: engine.FloorDiv(x, picture.Size), Y: engine.FloorDiv(at.Y, picture.Size)}]
		if tile.Blank() || !tile.Contains(engine.Cell{X: x, Y: at.Y}) {
			break
		}
		palace := c.onMap.Kind.Outcome(tile.At(x, at.Y), c.view.Game.Shape().Blocking) == engine.P
		r.Palaces = append(r.Palaces, palace)
		if palace {
			palaces = append(palaces, x+origin.X)
		}
	}
	if len(r.Palaces) == 0 {
		return page.RowHeard{}, errRowUnknown(at.Y + origin.Y)
	}
	r.Words = rowWords(at.Y+origin.Y, c.extent.X+origin.X, len(r.Palaces), palaces)
	return r, nil
}
