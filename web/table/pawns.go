package table

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Block says how many squares may still be picked for blocking, and along which
// lines.
type Block struct {
	Left   int               `json:"left"`
	Most   int               `json:"most"`
	Chosen []engine.Position `json:"chosen"`
	Lines  []BlockLine       `json:"lines"`
}

// BlockLine is a line of squares that may be blocked; Free of them are not picked.
type BlockLine struct {
	Ray   int    `json:"ray"`
	Label string `json:"label"`
	Free  int    `json:"free"`
}

// block describes the blocking to be done, nil if there is none for a human.
func (t *Table) block() *Block {
	v := &t.view
	if !t.human() || v.Phase != game.BlockPhase {
		return nil
	}
	most := min(v.Game.K()-1, engine.CountOptions(v.Rays))
	b := &Block{Left: most - len(t.chosen), Most: most, Chosen: squares(t.chosen), Lines: []BlockLine{}}
	taken := t.onRays(t.chosen)
	for i, r := range v.Rays {
		if r.Count > 0 {
			b.Lines = append(b.Lines, BlockLine{i, game.Direction(v, r), r.Count - taken[i]})
		}
	}
	return b
}

// onRays counts how many of the squares lie on each of the piece's rays.
func (t *Table) onRays(list []engine.Position) []int {
	v := &t.view
	counts := make([]int, len(v.Rays))
	for _, q := range list {
		for i := range v.Rays {
			if engine.Reaches(v.Rays[i:i+1], v.Position, q) {
				counts[i]++
			}
		}
	}
	return counts
}

// blockedWords says where the blocked squares lie: "Blocked: 3 west and 1 north."
func (t *Table) blockedWords() string {
	v := &t.view
	if len(v.Blocked) == 0 || v.Phase != game.MovePhase {
		return ""
	}
	var parts []string
	for i, n := range t.onRays(v.Blocked) {
		switch {
		case n == 0:
		case n == v.Rays[i].Count:
			parts = append(parts, "all "+game.Digits(n)+" "+game.Direction(v, v.Rays[i]))
		default:
			parts = append(parts, game.Digits(n)+" "+game.Direction(v, v.Rays[i]))
		}
	}
	return "Blocked: " + join(parts) + "."
}

// blockLine picks the squares of a ray for blocking, the nearest first, as many as
// may still be blocked.
func (t *Table) blockLine(ray int) error {
	v := &t.view
	if v.Phase != game.BlockPhase || !t.human() {
		return plainError("It is not for you to block now")
	}
	if ray < 0 || ray >= len(v.Rays) {
		return fmt.Errorf("there is no line %d: the piece moves along lines 0 to %d", ray, len(v.Rays)-1)
	}
	picked := make(map[string]bool, len(t.chosen))
	for _, q := range t.chosen {
		picked[q.String()] = true
	}
	chosen := t.chosen[:len(t.chosen):len(t.chosen)]
	most := min(v.Game.K()-1, engine.CountOptions(v.Rays))
	for i := 1; i <= v.Rays[ray].Count && len(chosen) < most; i++ {
		if q := v.Rays[ray].At(v.Position, i); !picked[q.String()] {
			chosen = append(chosen, q)
		}
	}
	if len(chosen) == len(t.chosen) {
		if len(chosen) == most {
			return plainError("No pawn is left: take some back first")
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
