package game

import (
	"errors"

	"github.com/palacegames/palace/engine"
)

// play makes the session that the link describes, without the parts that are wrong and
// may be left out.
func (l *linkReader) play(o *Opener) (*Session, error) {
	for {
		s, err := l.replay(o)
		if err == nil || !l.mend(err) {
			return s, err
		}
	}
}

// replay makes the session by doing everything the link says, in order: the past, the
// present, the future that was undone, and what is shown.
func (l *linkReader) replay(o *Opener) (*Session, error) {
	s, err := l.begin(o.start)
	if err != nil {
		return nil, err
	}
	for i := range l.past {
		if err := l.past[i].playPast(s, l.after(i), o); err != nil {
			return nil, wrong{"past", err}
		}
	}
	if p, given := l.places["block"]; given && !(s.now.phase == OverPhase && l.blocked.none()) {
		if err := l.blockNow(s, o); err != nil {
			return nil, wrong{"block", p.fail(err)}
		}
	}
	if err := l.playNext(s, o); err != nil {
		return nil, wrong{"next", err}
	}
	return s, l.show(s)
}

// begin starts where the past began.
func (l *linkReader) begin(start func(engine.Game) engine.Position) (*Session, error) {
	if l.position == none {
		if len(l.past) > 0 {
			return nil, wrong{"past", l.places["past"].fail(errors.New("turns need a position to which they led"))}
		}
		return New(l.game, start(l.game))
	}
	if len(l.past) == 0 {
		s, err := New(l.game, l.position)
		if err != nil {
			return nil, l.places["@"].fail(err)
		}
		return s, nil
	}
	first := l.past[0]
	if first.to == none {
		return nil, wrong{"past", first.place.fail(errNoSquare)}
	}
	s, err := New(l.game, first.to)
	if err != nil {
		return nil, wrong{"past", first.place.fail(err)}
	}
	return s, nil
}

// explore is ExploreFrom for where the past began.
func (l *linkReader) explore() (more bool) {
	first := l.position
	if len(l.past) > 0 {
		first = l.past[0].to
	}
	return first != none && ExploreFrom(l.game, first)
}

var errNoSquare = errors.New("a turn of the past needs the square where the piece stood")

// after returns the square to which the i-th turn of the past led, and its place.
func (l *linkReader) after(i int) entry {
	if i+1 < len(l.past) {
		return l.past[i+1]
	}
	return entry{to: l.position, place: l.places["@"]}
}

// playPast blocks what was blocked on this square, and moves on.
func (e *entry) playPast(s *Session, next entry, o *Opener) error {
	if s.now.phase == BlockPhase || !e.blocked.none() {
		if err := e.blocked.block(s, o); err != nil {
			return e.place.fail(err)
		}
	}
	if next.to == none {
		return next.place.fail(errNoSquare)
	}
	if err := s.Do(Move{next.to}); err != nil {
		return next.place.fail(err)
	}
	return nil
}

// blockNow blocks the squares of block=. Where nothing can be blocked an empty
// list says nothing.
func (l *linkReader) blockNow(s *Session, o *Opener) error {
	if s.game.Shape().Blocking == 1 && l.blocked.none() {
		return nil
	}
	return l.blocked.block(s, o)
}

// playNext makes the undone turns and undoes them again.
func (l *linkReader) playNext(s *Session, o *Opener) error {
	done, half := s.done, s.half
	for _, e := range l.next {
		if e.to != none {
			if err := s.Do(Move{e.to}); err != nil {
				return e.place.fail(err)
			}
		}
		if e.block || e.to == none {
			if err := e.blocked.block(s, o); err != nil {
				return e.place.fail(err)
			}
		}
	}
	s.done, s.half = done, half
	s.refresh()
	return nil
}

// show sets who plays and what is shown.
func (l *linkReader) show(s *Session) error {
	for _, side := range []struct{ name, player string }{{"first", l.players.First}, {"second", l.players.Second}} {
		if err := checkPlayer(side.player); err != nil {
			return wrong{side.name, l.places[side.name].fail(err)}
		}
	}
	if err := s.Do(l.players); err != nil {
		return err
	}
	v := s.View()
	if name, err := l.settings.check(&v); err != nil {
		return wrong{name, l.places[name].fail(err)}
	}
	s.settings = l.settings
	return nil
}
