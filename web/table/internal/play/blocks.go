package play

import (
	"bytes"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/wire"
)

// calls lists what the page can call.
func (b *blocks) calls() []call.Call {
	return []call.Call{
		call.On("block", func(a struct {
			Squares []page.Numbers `json:"squares"`
		}) error {
			return b.at(a.Squares)
		}).Guarded(b.checkCount),
		call.Do("done", func() error {
			return byHand(b.play, func() error { return b.play.do(game.Block{Squares: b.play.view.Chosen}) })
		}),
		call.On("toggle", func(a page.At) error { return b.toggleAt(a.Square) }),
		call.On("blockLine", func(a struct {
			Ray int `json:"ray"`
		}) error {
			return b.line(a.Ray)
		}),
		call.Do("clearBlocks", b.clear),
		call.Do("blockPalaces", b.palaces).If(b.play.view.Giving(game.HintHelp)),
	}
}

// page describes the blocking to be done, nil if there is none for a human.
func (b *blocks) page() *page.Block {
	v := b.play.view
	if !v.Human() || v.Phase != game.BlockPhase {
		return nil
	}
	return page.BlockOf(&v.View, v.Chosen)
}

// line picks the squares of a ray for blocking, the nearest first, as many as
// may still be blocked.
func (b *blocks) line(ray int) error {
	v := b.play.view
	if v.Phase != game.BlockPhase || !v.Human() {
		return errNotToBlock
	}
	if ray < 0 || ray >= len(v.Rays) {
		return errNoLine(ray, len(v.Rays)-1)
	}
	picked := written(v.Chosen)
	chosen := slices.Clip(v.Chosen)
	most := v.Blockable()
	for i := 0; i < v.Rays[ray].Count.Clamp() && len(chosen) < most; i++ {
		if q := v.Rays[ray].At(engine.Num(i)); !picked[q] {
			chosen = append(chosen, q)
		}
	}
	if len(chosen) == len(v.Chosen) {
		if len(chosen) == most {
			return errNoPawn
		}
		return errAllPicked(v.Direction(v.Rays[ray]).Lies())
	}
	v.Chosen = chosen
	b.picked()
	return nil
}

// written returns a set of squares, as they are written.
func written(squares []engine.Position) map[engine.Position]bool {
	set := make(map[engine.Position]bool, len(squares))
	for _, q := range squares {
		set[q] = true
	}
	return set
}

// counted says how many squares are picked, and how many more may be; "" if none may
// be picked now.
func (b *blocks) counted() string {
	block := b.page()
	if block == nil {
		return ""
	}
	return howMany(len(block.Chosen), block.Left)
}

// clear puts all picked squares back.
func (b *blocks) clear() error {
	b.play.view.Chosen = nil
	b.picked()
	return nil
}

// picked says how many squares are picked now.
func (b *blocks) picked() {
	b.play.voice.Clear()
	b.play.voice.Say(b.counted())
	b.play.host.Show()
}

// toggle picks a square for blocking or puts it back.
func (b *blocks) toggle(p engine.Position) error {
	v := b.play.view
	for i, q := range v.Chosen {
		if q == p {
			v.Chosen = append(v.Chosen[:i:i], v.Chosen[i+1:]...)
			b.picked()
			return nil
		}
	}
	if err := b.play.session.CheckBlock(append(slices.Clip(v.Chosen), p)); err != nil {
		return err
	}
	v.Chosen = append(v.Chosen, p)
	b.picked()
	return nil
}

// checkCount refuses lists of far more squares than may be blocked before they are read,
// which would hold up the page. Each square begins with a bracket, and so does the list.
func (b *blocks) checkCount(args []byte) error {
	most := b.play.view.Game.Shape().Blocking - 1
	if n := bytes.Count(args, []byte("[")) - 1; n > 1000+2*most {
		return errTooMany(most, n)
	}
	return nil
}

// at blocks the squares that a script names.
func (b *blocks) at(squares []page.Numbers) error {
	block := game.Block{Squares: make([]engine.Position, len(squares))}
	for i, at := range squares {
		if _, err := b.play.view.Square(at); err != nil {
			if first := b.play.session.CheckBlock(nil); first != nil {
				return first // nothing could be blocked, wherever it is
			}
			return err
		}
		block.Squares[i] = engine.Position(at)
	}
	return b.play.do(block)
}

// toggleAt is toggle for a position.
func (b *blocks) toggleAt(at page.Numbers) error {
	if _, err := b.play.view.Square(at); err != nil {
		return err
	}
	return b.toggle(engine.Position(at))
}

// palaces picks the palaces for blocking, as many as may be blocked.
func (b *blocks) palaces() error {
	v := b.play.view
	return b.play.asks.Advice(func(answer *wire.Answer) {
		b.play.session.Expect(answer.Blocks)
		most := v.Game.Shape().Blocking - 1
		v.Chosen = nil
		v.Chosen = append(v.Chosen, answer.Palaces[:min(most, len(answer.Palaces))]...)
		b.play.voice.Why(explain.Why(&v.View, answer.Palaces))
		b.play.host.Show()
	})
}
