package play

import (
	"math/rand/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
)

const (
	// mostTries is how many starts are looked at before one is taken, and mostStart how large
	// the numbers of one may be.
	mostTries, mostStart = 40, 1 << 20
	// mostHarder is by how much a number grows at most.
	mostHarder = 12
)

// harder begins the game anew farther from its end, at a start that has not been there yet and
// that the person can win.
func (p *Play) harder(tries int) error {
	if !p.canHarder() || tries == 0 {
		return errNoHarder
	}
	at := p.farther()
	if p.met[startOf(p.view.Game, at)] || game.CheckPosition(p.view.Game, at) != nil {
		return p.harder(tries - 1)
	}
	again := func(string) {
		if err := p.harder(tries - 1); err != nil {
			p.voice.Warn(err)
		}
	}
	p.asks.Palaces(at, false, func(palaces []engine.Position) {
		if !p.winnable(palaces) {
			again("")
			return
		}
		if err := p.startAt(at); err != nil {
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

// farther returns a position like the start, each of its numbers a little larger.
func (p *Play) farther() engine.Position {
	c := p.start().Components(nil)
	for i, v := range c {
		n := v.Clamp()
		size := max(n, -n)
		size += 1 + rand.IntN(min(max(3, size/2+1), mostHarder))
		if n < 0 {
			size = -size
		}
		c[i] = engine.Num(size)
	}
	return engine.Of(c...)
}

// winnable reports whether the person can win from a start that sees these palaces, and not
// at once. Two people, or none, get one that the first player wins.
func (p *Play) winnable(palaces []engine.Position) bool {
	g := p.view.Game
	k := g.Shape().Blocking
	if you, ok := p.view.You(); ok && you == game.Second {
		return len(palaces) < k
	}
	for _, q := range palaces {
		if k == 1 && game.Ends(g, q) {
			return false
		}
	}
	return len(palaces) >= k
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
