package link

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// play makes the session that the link describes, without the parts that are wrong and
// may be left out. Where a link without a position starts is up to start.
func (l *reader) play(start func(engine.Game, engine.Methods) engine.Position, o *recounter) (*game.Session, error) {
	for {
		s, err := l.replay(start, o)
		if err == nil || !l.mend(err) {
			return s, err
		}
	}
}

// replay makes the session by doing everything the link says, in order: the past, the
// present, the future that was undone, and what is shown.
func (l *reader) replay(start func(engine.Game, engine.Methods) engine.Position, o *recounter) (*game.Session, error) {
	defer l.keepListed()()
	s, err := l.playPast(start, o)
	if err != nil {
		return nil, err
	}
	if err := l.blockNow(s, o); err != nil {
		return nil, wrong{"block", l.places["block"].fail(err)}
	}
	if err := l.playNext(s, o); err != nil {
		return nil, wrong{"next", err}
	}
	return s, l.show(s)
}

// playPast starts where the past began, and makes its turns as they are read.
func (l *reader) playPast(start func(engine.Game, engine.Methods) engine.Position, o *recounter) (*game.Session, error) {
	past := l.walk("past")
	e, more, err := past.next()
	if err != nil {
		return nil, wrong{"past", err}
	}
	s, err := l.begin(start, e, more)
	for err == nil && more {
		var next entry
		next, more, err = past.next()
		if err == nil && !more {
			next = entry{to: l.position, place: l.places["@"]}
		}
		if err == nil {
			err = l.playTurn(s, e, next, o)
		}
		if err != nil {
			return nil, wrong{"past", err}
		}
		e = next
	}
	return s, err
}

// begin starts on the first square of the past or, without one, on that of now.
func (l *reader) begin(start func(engine.Game, engine.Methods) engine.Position, first entry, past bool) (*game.Session, error) {
	switch {
	case past && l.position == none:
		return nil, wrong{"past", l.places["past"].fail(errNoPosition)}
	case past && first.to == none:
		return nil, wrong{"past", first.place.fail(errNoSquare)}
	case past:
		s, err := game.Start(l.game, l.methods, first.to)
		if err != nil {
			return nil, wrong{"past", first.place.fail(err)}
		}
		return s, nil
	case l.position == none:
		return game.Start(l.game, l.methods, start(l.game, l.methods))
	}
	s, err := game.Start(l.game, l.methods, l.position)
	if err != nil {
		return nil, l.places["@"].fail(err)
	}
	return s, nil
}

// block blocks the squares with the piece on p.
func (l *reader) block(s *game.Session, p engine.Position, blocked pawns, o *recounter) error {
	if !blocked.perfect {
		return s.Do(game.Block{Squares: blocked.squares})
	}
	if s.Phase() != game.BlockPhase {
		return s.Do(game.Block{}) // which says why not
	}
	squares, err := o.perfectBlock(l, p)
	if err != nil {
		return err
	}
	s.Expect(squares)
	return s.Do(game.Block{Squares: squares})
}

// playTurn blocks what was blocked on a square of the past, and moves on to the next.
func (l *reader) playTurn(s *game.Session, e, next entry, o *recounter) error {
	if s.Phase() == game.BlockPhase || !e.blocked.none() {
		if err := l.block(s, e.to, e.blocked, o); err != nil {
			return e.place.fail(err)
		}
	}
	if next.to == none {
		return next.place.fail(errNoSquare)
	}
	if err := s.Do(game.Move{To: next.to}); err != nil {
		return next.place.fail(err)
	}
	return nil
}

// blockNow blocks the squares of block=. Where nothing can be blocked an empty
// list says nothing.
func (l *reader) blockNow(s *game.Session, o *recounter) error {
	if _, given := l.places["block"]; !given {
		return nil
	}
	if l.blocked.none() && (s.Phase() == game.OverPhase || l.game.Shape().Blocking == 1) {
		return nil
	}
	return l.block(s, s.Here(), l.blocked, o)
}

// playNext makes the undone turns, as they are read, and undoes them again.
func (l *reader) playNext(s *game.Session, o *recounter) error {
	before, at := s.Record(), s.Here()
	next := l.walk("next")
	e, more, err := next.next()
	if err == nil && !more {
		return nil
	}
	for ; err == nil && more; e, more, err = next.next() {
		if e.to != none {
			if err := s.Do(game.Move{To: e.to}); err != nil {
				return e.place.fail(err)
			}
			at = e.to
		}
		if e.block || e.to == none {
			if err := l.block(s, at, e.blocked, o); err != nil {
				return e.place.fail(err)
			}
		}
	}
	if err != nil {
		return err
	}
	return back(s, &before)
}

// back goes back to an earlier moment; what was done since can be done again.
func back(s *game.Session, to *game.Record) error {
	if err := s.Do(game.GoTo{Turns: to.Done}); err != nil || !to.Half {
		return err
	}
	return s.Do(game.Move{To: to.Here()})
}

// show sets who plays and what is shown.
func (l *reader) show(s *game.Session) error {
	l.hide()
	for _, side := range []struct{ name, player string }{{"first", l.players.First}, {"second", l.players.Second}} {
		if err := game.CheckPlayer(side.player); err != nil {
			return wrong{side.name, l.places[side.name].fail(err)}
		}
	}
	if err := s.Do(l.players); err != nil {
		return err
	}
	err := s.Do(game.Show{Settings: l.settings})
	if unfit := (game.Misfit{}); errors.As(err, &unfit) {
		if unfit.Setting == ideaPart {
			return wrong{ideaPart, err} // which names the idea in front, and goes on
		}
		return wrong{unfit.Setting, l.places[unfit.Setting].fail(err)}
	}
	return err
}
