package board

import (
	"time"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/render/clock"
)

// glowTime is how long what belongs together takes to light up.
const glowTime = 160 * time.Millisecond

// glow is how strongly the links of an idea are lit: what comes and goes under a pointer
// that moves does not flash.
type glow struct {
	sparks map[idea.Link]spark
	now    clock.Moment // when the frame is that is drawn
}

// spark is one link on its way from one strength to another.
type spark struct {
	from, to float64
	since    clock.Moment
}

func (s spark) at(now clock.Moment) float64 {
	return s.from + (s.to-s.from)*eased(now.Sub(s.since).Seconds()/glowTime.Seconds())
}

// follow lights these links, and no others: at once for whoever asks for no motion.
func (g *glow) follow(lit []idea.Link, still bool, now clock.Moment) {
	wanted := make(map[idea.Link]float64, len(lit)+len(g.sparks))
	for link := range g.sparks {
		wanted[link] = 0
	}
	for _, link := range lit {
		if link != 0 {
			wanted[link] = 1
		}
	}
	sparks := make(map[idea.Link]spark, len(wanted))
	for link, to := range wanted {
		s, burns := g.sparks[link]
		switch {
		case still:
			s = spark{from: to, to: to}
		case !burns || s.to != to:
			s = spark{from: s.at(now), to: to, since: now}
		}
		if s.to > 0 || s.at(now) > 0 {
			sparks[link] = s
		}
	}
	g.sparks = sparks
}

// going reports whether something is still to change.
func (g *glow) going(now clock.Moment) bool {
	for _, s := range g.sparks {
		if s.from != s.to && now.Sub(s.since) < glowTime {
			return true
		}
	}
	return false
}

// of returns how strongly a link is lit, from 0 to 1.
func (g *glow) of(link idea.Link) float64 {
	if s, burns := g.sparks[link]; burns {
		return s.at(g.now)
	}
	return 0
}
