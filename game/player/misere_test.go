package player_test

import (
	"fmt"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// TestMisere plays misère play out, from every square near the end: the perfect player wins whatever can be
// won against all computer players and against every first move, whoever cannot move wins, and how soon the
// winner wins is what playing out finds, and what two perfect players take.
func TestMisere(t *testing.T) {
	for _, name := range []string{"rook", "wythoff", "maharaja", "mwythoff:2", "subtraction:(1,2)(2,1)(3,3)", "exile:spiral"} {
		for x := range 6 {
			for y := range 5 {
				s, err := link.Open(fmt.Sprintf("%s@%d,%d&misere=on", name, x, y))
				if err != nil {
					t.Fatal(err)
				}
				o := oracle.New(s.View().Game)
				for _, other := range []string{game.Perfect, game.Random, game.Rule, game.Slips(60)} {
					if moves := playOut(t, o, s, other); other == game.Perfect && moves != longest(s.View().Game, engine.At(x, y)) {
						t.Errorf("%s from (%d,%d): over in %d moves", name, x, y, moves)
					}
				}
				if err := s.Do(game.GoTo{}); err != nil {
					t.Fatal(err)
				}
				v := s.View()
				d := player.NewDistance(&v)
				for d.Step() {
				}
				turns, mover, ok := d.Turns()
				if want := longest(v.Game, v.Here) / 2; ok != (want > 0) {
					t.Errorf("%s at (%v): whether it is known how soon the winner wins: %t", v.Game, v.Here, ok)
				} else if ok && (mover != (o.Outcome(v.Here) == engine.N) || turns != want) {
					t.Errorf("%s at (%v): the winner needs %d turns, %v", v.Game, v.Here, turns, mover)
				}
			}
		}
	}
}

// playOut lets the perfect player, on the side that can win, play to the end, and counts the moves.
func playOut(t *testing.T, o *oracle.Oracle, s *game.Session, other string) (moves int) {
	t.Helper()
	if err := s.Do(game.GoTo{}); err != nil {
		t.Fatal(err)
	}
	v := s.View()
	winner := v.Turn
	if o.Outcome(v.Here) == engine.P {
		winner = winner.Other()
	}
	for ; v.Phase != game.OverPhase; v, moves = s.View(), moves+1 {
		name := other
		if v.Turn == winner {
			name = game.Perfect
		}
		c, err := player.New(name, 1)
		if err != nil {
			t.Fatal(err)
		}
		action, err := c.Act(v, v.Methods)
		if err == nil {
			err = s.Do(action)
		}
		if err != nil {
			t.Fatalf("%s at (%v): %v", v.Game, v.Here, err)
		}
	}
	if v.Winner != winner || v.Turn != winner {
		t.Errorf("%s from (%v) against %s: %v wins", v.Game, s.Record().Start, other, v.Winner)
	}
	return moves
}

// longest is how many moves a game has when the winner hurries and the loser delays.
func longest(g engine.Game, p engine.Position) int {
	type end struct {
		wins  bool
		moves int
	}
	known := map[engine.Position]end{}
	var play func(p engine.Position) (wins bool, moves int)
	play = func(p engine.Position) (wins bool, moves int) {
		if e, ok := known[p]; ok {
			return e.wins, e.moves
		}
		defer func() { known[p] = end{wins, moves} }()
		options := engine.Options(g.Rays(p))
		if len(options) == 0 {
			return true, 0
		}
		won, soon, late := false, 1<<30, 0
		for _, q := range options {
			wins, moves := play(q)
			if !wins {
				won, soon = true, min(soon, moves)
			}
			late = max(late, moves)
		}
		if won {
			return true, soon + 1
		}
		return false, late + 1
	}
	_, moves := play(p)
	return moves
}
