package play

import (
	"math/rand/v2"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
)

const (
	// mostTries is how many starts are looked at before one is taken, and mostStart how large
	// the numbers of one may be.
	mostTries, mostStart = 100, 1 << 20
	// mostHarder is by how much a number grows at most.
	mostHarder = 12
)

// starts are where games have begun at the table, and may begin.
type starts struct {
	play *Play
	met  map[string]bool // as links
}

// harder begins the game again at the next start of its ladder or, where that has none, farther from its end, at a start
// that has not been there yet and that the person can win.
func (s *starts) harder(tries int) error {
	if next, ok := s.next(); ok {
		return s.startAt(next)
	}
	if !s.canHarder() || tries == 0 {
		return errNoHarder
	}
	at := s.farther(mostTries - tries)
	if s.met[startOf(s.play.view.Game, at)] || game.CheckPosition(s.play.view.Game, s.play.view.Methods, at) != nil {
		return s.harder(tries - 1)
	}
	again := func(string) {
		if err := s.harder(tries - 1); err != nil {
			s.play.voice.Warn(err)
		}
	}
	s.play.asks.Palaces(at, false, func(palaces []engine.Position, _ string) {
		start, ok := s.fair(at, palaces)
		if !ok {
			again("")
		} else if err := s.startAt(start); err != nil {
			s.play.voice.Warn(err)
		}
	}, again)
	return nil
}

// next returns the start after this one on the ladder of the game.
func (s *starts) next() (at engine.Position, ok bool) {
	e, n := s.play.view.Rung()
	if n == 0 || n == catalog.Rungs {
		return at, false
	}
	at, _ = e.Rung(n + 1)
	return at, true
}

// canHarder reports whether there are harder starts to be had.
func (s *starts) canHarder() bool {
	start := s.play.view.Start()
	for _, c := range start.Components(nil) {
		if n := c.Clamp(); n > mostStart || n < -mostStart {
			return false
		}
	}
	return start.Dim() > 0 && !s.play.view.Summed() && s.play.view.Gives(game.HintHelp)
}

// farther returns a position like the start, each of its numbers a little larger, and more so
// after so many tries in vain.
func (s *starts) farther(tries int) engine.Position {
	c := s.play.view.Start().Components(nil)
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
func (s *starts) fair(at engine.Position, palaces []engine.Position) (start engine.Position, ok bool) {
	g := s.play.view.Game
	k := g.Shape().Blocking
	if you, alone := s.play.view.You(); !alone || you == game.First {
		ends := func(q engine.Position) bool { return k == 1 && game.Ends(g, q) }
		return at, len(palaces) >= k && !slices.ContainsFunc(palaces, ends)
	}
	if len(palaces) < k {
		return at, true
	}
	for _, q := range palaces {
		if s.exceeds(q) && !s.met[startOf(g, q)] {
			return q, true
		}
	}
	return at, false
}

// exceeds reports whether a position is farther out than the start in every component.
func (s *starts) exceeds(q engine.Position) bool {
	for d, v := range s.play.view.Start().Components(nil) {
		if v, w := v.Clamp(), q.At(d).Clamp(); v*w < 0 || max(w, -w) <= max(v, -v) {
			return false
		}
	}
	return true
}

// startAt begins the game again at a position, with the same players and shown in the same way.
func (s *starts) startAt(at engine.Position) error {
	session, err := game.Start(s.play.view.Game, s.play.view.Methods, at)
	if err != nil {
		return err
	}
	settings := s.play.view.Settings
	settings.View, settings.W, settings.H = "", 0, 0
	for _, action := range []game.Action{game.SetPlayers{First: s.play.view.Players[game.First], Second: s.play.view.Players[game.Second]}, game.Show{Settings: settings}} {
		if err := session.Do(action); err != nil {
			return err
		}
	}
	return s.play.open(link.Of(session), false)
}

// startOf names the start of a game.
func startOf(g engine.Game, at engine.Position) string { return g.String() + "@" + at.String() }
