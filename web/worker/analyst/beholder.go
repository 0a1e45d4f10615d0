package analyst

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/web/wire"
)

// beholder looks at the idea that is open, as it was asked last. It keeps the illustration
// for as long as the game and the idea are the same.
type beholder struct {
	games *catalog.Games // that questions are about, too
	see   *wire.See      // to be looked at, nil if there is nothing to do
	game  string
	name  string
	seen  idea.Illustration
	job   engine.Job // of a look that has begun, which then is begun
	// begun says that the illustration was asked to look.
	begun bool
	next  clock.Moment // when it is told next how far the work is
}

// ask takes another question instead of the last one. What was computed for another idea
// is dropped at once.
func (b *beholder) ask(see *wire.See, now clock.Moment) {
	b.see, b.job, b.begun, b.next = see, nil, false, now.Add(hesitation)
	if see.Open == "" {
		*b = beholder{games: b.games}
	}
}

// step does the next piece of work, and returns an answer if there is one to give.
func (b *beholder) step(now clock.Moment) (answer *wire.Seen) {
	if !b.begun {
		if err := b.begin(); err != nil {
			return b.end(idea.Layer{}, err)
		}
		b.begun = true
		return nil
	}
	if b.job != nil && b.job.Step() {
		if g, ok := b.seen.(idea.Gradual); ok && g.Early() {
			if l, err := g.Layer(); err == nil {
				return wire.Meanwhile(b.see.ID, l, b.job.Done())
			}
		}
		if now.Before(b.next) {
			return nil
		}
		b.next = now.Add(tellPause)
		return wire.Meanwhile(b.see.ID, idea.Layer{}, b.job.Done())
	}
	return b.end(b.seen.Layer())
}

// end answers the question.
func (b *beholder) end(l idea.Layer, err error) *wire.Seen {
	answer := wire.Answered(b.see.ID, l, err)
	b.see, b.job = nil, nil
	return answer
}

// begin finds out what is asked.
func (b *beholder) begin() error {
	open, err := idea.Read(b.see.Open)
	if err != nil {
		return err
	}
	if b.game != b.see.Game || b.name != open.Name || b.seen == nil {
		b.seen = nil
		g, _, err := b.games.Parse(b.see.Game)
		if err != nil {
			return err
		}
		if _, err := catalog.Idea(g, open.Name); err != nil {
			return err
		}
		b.game, b.name, b.seen = b.see.Game, open.Name, catalog.Illustrate(g, open.Name)
	}
	b.job, err = b.seen.Look(idea.Gaze{Origin: b.see.Origin, Window: b.see.Window, At: b.see.At, Still: b.see.Still, Step: open.Step, Chosen: open.Chosen})
	return err
}
