package race

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// countBlocking is the palace numbers of n×n squares of game k, as numbers.
func countBlocking(k, n int) Race {
	w := engine.Window{W: n, H: n}
	row := make([]int32, n)
	return Race{
		Name: fmt.Sprintf("blocking:%d, palace numbers of %d×%d squares", k, n, n),
		Unit: "square", Units: n * n,
		Engine: func() { drain(boardOf(mustParse(fmt.Sprintf("blocking:%d", k)), engine.PalaceNumbers), w) },
		Textbook: func() {
			count := automaton.NewCount(int32(k), n)
			for range n {
				count.Row(row)
			}
		},
		check: func() error {
			return agree(boardOf(mustParse(fmt.Sprintf("blocking:%d", k)), engine.PalaceNumbers), w, automaton.Textbook(int32(k), n, n))
		},
		c: words("count", k, n, n),
		palaces: func() (p int) {
			for _, v := range automaton.Textbook(int32(k), n, n) {
				if int(v) < k {
					p++
				}
			}
			return p
		},
	}
}

// paintBlocking is the same as a picture, averages of 2^level × 2^level squares.
func paintBlocking(k, n, level int) Race {
	p := newPainting(mustParse(fmt.Sprintf("blocking:%d", k)), engine.PalaceNumbers, n, level)
	row := make([]int32, n)
	return Race{
		Name: fmt.Sprintf("blocking:%d, averaged picture of %d×%d squares", k, n, n),
		Unit: "square", Units: n * n,
		Engine: func() { p.engine() },
		Textbook: func() {
			count := automaton.NewCount(int32(k), n)
			p.textbook(int32(3*k), func() []int32 {
				count.Row(row)
				return row
			})
		},
		check: func() error {
			count := automaton.NewCount(int32(k), n)
			return p.agree(int32(3*k), func() []int32 {
				count.Row(row)
				return row
			})
		},
	}
}
