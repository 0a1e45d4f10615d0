package catalog_test

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// luck counts how likely somebody wins who moves at random, and blocks right, against a computer that answers as hard as
// can be. It is 0 where the other player wins.
type luck struct {
	game  engine.Game
	truth *oracle.Oracle
	known map[engine.Position]float64
}

func (l *luck) of(p engine.Position) float64 {
	if chance, ok := l.known[p]; ok {
		return chance
	}
	pawns := l.game.Shape().Blocking - 1
	palaces, options := l.truth.Palaces(p), engine.CountOptions(l.game.Rays(p)).Clamp()
	chance := 0.0
	if len(palaces) > pawns {
		var right []float64
		for _, q := range palaces {
			worst := 1.0
			for _, r := range engine.Options(l.game.Rays(q)) {
				if c := l.of(r); c > 0 { // the others are blocked
					worst = min(worst, c)
				}
			}
			right = append(right, worst)
		}
		slices.Sort(right)
		for _, c := range right[:len(right)-pawns] { // the best are blocked
			chance += c
		}
		chance /= float64(options - pawns)
	}
	l.known[p] = chance
	return chance
}

// TestLadder: each start of a ladder is won by whoever begins, and is no easier than the one before; none is won at
// once, the first is won at random in one of 40 games at least, and the last in hardly any.
func TestLadder(t *testing.T) {
	for i := range catalog.Families {
		e := &catalog.Families[i]
		if e.Ladder == nil { // where every position is won at once
			continue
		}
		if len(e.Ladder) != catalog.Rungs {
			t.Errorf("the ladder of %s has %d starts", e.Name, len(e.Ladder))
			continue
		}
		before := 1.0
		var l *luck
		for n := range e.Ladder {
			at, text := e.Rung(n + 1)
			session, err := link.Open(text)
			if err != nil {
				t.Fatal(err)
			}
			v := session.View()
			if l == nil {
				l = &luck{v.Game, oracle.New(v.Game), map[engine.Position]float64{}}
			}
			if found, rung := catalog.RungOf(v.Game, v.Here); found != e || rung != n+1 || v.Here != at {
				t.Errorf("%s is found as start %d of %s", text, rung, found.Name)
			}
			chance := l.of(at)
			if chance == 0 || chance > before || n == 0 && chance < .025 || n == catalog.Rungs-1 && chance > .002 {
				t.Errorf("%s is won at random with a chance of %g, and the start before with %g", text, chance, before)
			}
			ends := func(q engine.Position) bool { return len(v.Game.Rays(q)) == 0 }
			if v.Game.Shape().Blocking == 1 && slices.ContainsFunc(engine.Options(v.Rays), ends) {
				t.Errorf("%s is won at once", text)
			}
			before = chance
		}
	}
	for _, text := range []string{"rook@7,4", "rook@1,2", "blocking:5@2,2", "subtraction:(1,2)@3,3", "rook@2,1&misere=on", "rook@2,1+rook@2,1"} {
		session, err := link.Open(text)
		if err != nil {
			t.Fatal(err)
		}
		v := session.View()
		if _, n := catalog.RungOf(v.Game, v.Here); n != 0 {
			t.Errorf("%s is start %d of a ladder", text, n)
		}
	}
}
