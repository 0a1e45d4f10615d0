package table

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/web/table/page"
)

// block describes the blocking to be done, nil if there is none for a human.
func (t *Table) block() *page.Block {
	if !t.human() || t.view.Phase != game.BlockPhase {
		return nil
	}
	return page.BlockOf(&t.view, t.chosen)
}

// blockLine picks the squares of a ray for blocking, the nearest first, as many as
// may still be blocked.
func (t *Table) blockLine(ray int) error {
	v := &t.view
	if v.Phase != game.BlockPhase || !t.human() {
		return errors.New("it is not for you to block now")
	}
	if ray < 0 || ray >= len(v.Rays) {
		return fmt.Errorf("there is no line %d: the piece moves along lines 0 to %d", ray, len(v.Rays)-1)
	}
	picked := make(map[string]bool, len(t.chosen))
	for _, q := range t.chosen {
		picked[q.String()] = true
	}
	chosen := t.chosen[:len(t.chosen):len(t.chosen)]
	most := game.Blockable(v)
	for i := 1; i <= v.Rays[ray].Count && len(chosen) < most; i++ {
		if q := v.Rays[ray].At(v.Position, i); !picked[q.String()] {
			chosen = append(chosen, q)
		}
	}
	if len(chosen) == len(t.chosen) {
		if len(chosen) == most {
			return errors.New("no pawn is left: take some back first")
		}
		return fmt.Errorf("every square %s is picked already", game.Direction(v, v.Rays[ray]))
	}
	t.chosen = chosen
	t.picked()
	return nil
}

// clearBlocks puts all picked squares back.
func (t *Table) clearBlocks() error {
	t.chosen = nil
	t.picked()
	return nil
}

// picked says how many squares are picked now.
func (t *Table) picked() {
	t.notice.Text = ""
	t.say(t.counted())
	t.show()
}

// toggle picks a square for blocking or puts it back.
func (t *Table) toggle(p engine.Position) error {
	for i, q := range t.chosen {
		if q.Equal(p) {
			t.chosen = append(t.chosen[:i:i], t.chosen[i+1:]...)
			t.picked()
			return nil
		}
	}
	if err := t.session.CheckBlock(append(t.chosen[:len(t.chosen):len(t.chosen)], p)); err != nil {
		return err
	}
	t.chosen = append(t.chosen, p)
	t.picked()
	return nil
}

// checkCount refuses lists of far more squares than may be blocked before they are read,
// which would hold up the page. Each square begins with a bracket, and so does the list.
func (t *Table) checkCount(args []byte) error {
	most := t.view.Game.K() - 1
	if n := bytes.Count(args, []byte("[")) - 1; n > 1000+2*most {
		return fmt.Errorf("at most %s may be blocked, not %s", english.Plural(most, "square"), english.Count(n))
	}
	return nil
}

// blockAt blocks the squares that a script names.
func (t *Table) blockAt(squares []page.Numbers) error {
	block := game.Block{Squares: make([]engine.Position, len(squares))}
	for i, at := range squares {
		p, err := t.seen(at)
		if err != nil {
			if first := t.session.CheckBlock(nil); first != nil {
				return first // nothing could be blocked, wherever it is
			}
			return err
		}
		block.Squares[i] = p
	}
	return t.do(block)
}

// confirm blocks the squares that were picked.
func (t *Table) confirm() error { return t.do(game.Block{Squares: t.chosen}) }
