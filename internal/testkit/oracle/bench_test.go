package oracle_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// BenchmarkValues solves boards by a queen's long rays and by single moves, and piles whose
// positions are kept in a map.
func BenchmarkValues(b *testing.B) {
	five := [][]int{{2, 6}, {4, 11}, {6, 1}, {6, 3}, {19, 5}}
	b.Run("queens", func(b *testing.B) {
		for b.Loop() {
			oracle.New(queens(1)).Values(engine.NimValues, engine.Window{W: 100, H: 100})
		}
	})
	b.Run("moves", func(b *testing.B) {
		for b.Loop() {
			oracle.New(piles(2, 1, five...)).Values(engine.NimValues, engine.Window{W: 200, H: 200})
		}
	})
	b.Run("piles", func(b *testing.B) {
		for b.Loop() {
			oracle.New(piles(3, 1, []int{1, 0, 2}, []int{0, 3, 1}, []int{1, 1, 1})).Box(engine.NimValues, []int{0, 0, 0}, []int{20, 20, 20})
		}
	})
}
