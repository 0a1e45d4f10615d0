package play

import (
	"math/rand/v2"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
)

const (
	// mostTries is how many starts are looked at before one is taken, and mostStart how large
	// the numbers of one may be.
	mostTries, mostStart = 100, 1 << 20
	// mostHarder is by how much a number grows at most.
	mostHarder = 12
)

// harder begins the game anew farther from its end, at a start that has not been there yet and
// that the person can win.
func (p *Play) harder(tries int) error {
	if !p.canHarder() || tries == 0 {
		return errNoHarder
	}
	at := p.farther(mostTries - tries)
	if p.met[startOf(p.view.Game, at)] || game.CheckPosition(p.view.Game, at) != nil {
		return p.harder(tries - 1)
	}
	again := func(string) {
		if err := p.harder(tries - 1); err != nil {
			p.voice.Warn(err)
		}
	}
	p.asks.Palaces(at, false, func(palaces []engine.Position) {
		start, ok := p.fair(at, palaces)
		if !ok {
			again("")
		} else if err := p.startAt(start); err != nil {
			p.voice.Warn(err)
		}
	}, again)
	return nil
}

// canHarder reports whether there are harder starts to be had.
func (p *Play) canHarder() bool {
	start := p.start()
	for _, c := range start.Components(nil) {
		if n := c.Clamp(); n > mostStart || n < -mostStart {
			return false
		}
	}
	return start.Dim() > 0 && p.view.Gives(game.HintHelp)
}

// farther returns a position like the start, each of its numbers a little larger, and more so
// after so many tries in vain.
func (p *Play) farther(tries int) engine.Position {
	c := p.start().Components(nil)
	for i, v := range c {
		n := v.Clamp()
		size := max(n, -n)
		size += 1 + rand.IntN(min(max(3, size/2+1), mostHarder)+tries/4)
		if n < 0 {
			size = -size
		}
		c[i] = engine.Num(size)
	}
	return engine.Of(c...)
}

// fair returns the position or one of the palaces that it sees, whichever the person can win,
// and not at once. Two people, or none, get one that the first player wins.
func (p *Play) fair(at engine.Position, palaces []engine.Position) (start engine.Position, ok bool) {
	g := p.view.Game
	k := g.Shape().Blocking
	if you, alone := p.view.You(); !alone || you == game.First {
		ends := func(q engine.Position) bool { return k == 1 && game.Ends(g, q) }
		return at, len(palaces) >= k && !slices.ContainsFunc(palaces, ends)
	}
	if len(palaces) < k {
		return at, true
	}
	for _, q := range palaces {
		if p.exceeds(q) && !p.met[startOf(g, q)] {
			return q, true
		}
	}
	return at, false
}

// exceeds reports whether a position is farther out than the start in every component.
func (p *Play) exceeds(q engine.Position) bool {
	for d, v := range p.start().Components(nil) {
		if v, w := v.Clamp(), q.At(d).Clamp(); v*w < 0 || max(w, -w) <= max(v, -v) {
			return false
		}
	}
	return true
}

// startAt begins the game anew at a position, with the same players and shown in the same way.
func (p *Play) startAt(at engine.Position) error {
	s, err := game.New(p.view.Game, at)
	if err != nil {
		return err
	}
	settings := p.view.Settings
	settings.View, settings.W, settings.H = "", 0, 0
	for _, action := range []game.Action{game.SetPlayers{First: p.view.Players[game.First], Second: p.view.Players[game.Second]}, game.Show{Settings: settings}} {
		if err := s.Do(action); err != nil {
			return err
		}
	}
	return p.Open(link.Of(s))
}

// startOf names the start of a game.
func startOf(g engine.Game, at engine.Position) string { return g.String() + "@" + at.String() }
