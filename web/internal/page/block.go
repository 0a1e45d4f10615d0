package page

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Block says how many squares may still be picked for blocking, and along which
// lines.
type Block struct {
	Left   int         `json:"left"`
	Most   int         `json:"most"`
	Chosen Squares     `json:"chosen"`
	Lines  []BlockLine `json:"lines"`
}

// BlockLine is a line of squares that may be blocked; Free of them are not picked.
type BlockLine struct {
	Ray   int    `json:"ray"`
	Label string `json:"label"`
	About string `json:"about"` // what its button does, for a listener
	Free  int    `json:"free"`
}

// BlockOf describes the blocking to be done where these squares are picked already.
func BlockOf(v *game.View, chosen []engine.Position) *Block {
	most := v.Blockable()
	b := &Block{Left: most - len(chosen), Most: most, Chosen: chosen, Lines: []BlockLine{}}
	taken := onRays(v, chosen)
	for i, r := range v.Rays {
		if r.Count.Sign() > 0 {
			way, free := v.Direction(r), r.Count.Clamp()-taken[i]
			about := blockLine(way.Lies(), free)
			b.Lines = append(b.Lines, BlockLine{i, way.String(), about, free})
		}
	}
	return b
}

// onRays counts how many of the squares lie on each of the piece's rays.
func onRays(v *game.View, list []engine.Position) []int {
	counts := make([]int, len(v.Rays))
	for _, q := range list {
		for i := range v.Rays {
			if _, ok := v.Rays[i].Reaches(q); ok {
				counts[i]++
			}
		}
	}
	return counts
}

// Blocked says where the blocked squares lie, also when they have ended the game: "Blocked:
// 3 to the left and 1 up."
func Blocked(v *game.View) string {
	if len(v.Blocked) == 0 {
		return ""
	}
	var parts []string
	for i, n := range onRays(v, v.Blocked) {
		if n > 0 {
			parts = append(parts, blockedOnLine(n, engine.Num(n) == v.Rays[i].Count, v.Direction(v.Rays[i]).Lies()))
		}
	}
	return blockedLines(parts)
}
