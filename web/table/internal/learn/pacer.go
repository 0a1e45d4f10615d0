package learn

import (
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/web/internal/page"
)

// pacer knows how soon the game can be won from the present position, if somebody sees the
// values of moves or has asked why it wins. The analyst finds out, where that is soon known.
type pacer struct {
	learn *Learn
	asked bool
	words string // "" while it is not known
}

// follow drops what was known of another position.
func (c *pacer) follow() { *c = pacer{learn: c.learn} }

// wished reports whether it is to be told, with the values or with the explanation.
func (c *pacer) wished() (values, why bool) {
	v, t := c.learn.view, c.learn.tutor
	if v.Phase == game.OverPhase {
		return false, false
	}
	return c.learn.judge.shown() && v.Gives(game.ValuesHelp), t.here && t.of != nil && t.step == 0 && v.Gives(game.WhyHelp)
}

// ask asks once for every position.
func (c *pacer) ask() {
	values, why := c.wished()
	if c.asked || !values && !why {
		return
	}
	c.asked = true
	c.learn.asks.Distance(func(turns int, mover bool) {
		c.words = explain.DescribeDistance(&c.learn.view.View, turns, mover)
		if _, why := c.wished(); why {
			c.learn.voice.Add(c.words)
		}
		c.learn.host.Changed()
	})
}

// after adds to the explanation of the square where the piece stands how soon the game is won.
func (c *pacer) after(words string) string {
	if _, why := c.wished(); why && c.words != "" {
		words += " " + c.words
	}
	return words
}

// page adds to what is said of the values.
func (c *pacer) page(p *page.Values) {
	if values, _ := c.wished(); values && c.words != "" && p.Words != "" {
		p.Words += " " + c.words
	}
}
