package player_test

import (
	"fmt"
	"log"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/player"
)

// A game against the perfect player, by somebody who goes anywhere.
func Example() {
	g, err := catalog.Parse("wythoff")
	if err != nil {
		log.Fatal(err)
	}
	s, err := game.New(g, engine.At(9, 14))
	if err != nil {
		log.Fatal(err)
	}
	var players [2]player.Computer
	for side, name := range []string{game.Random, game.Perfect} {
		if players[side], err = player.New(name, 7); err != nil {
			log.Fatal(err)
		}
	}
	methods := g.Solve()
	for v := s.View(); !v.Ended(); v = s.View() {
		action, err := players[v.Turn].Act(v, methods)
		if err != nil {
			log.Fatal(err)
		}
		if err := s.Do(action); err != nil {
			log.Fatal(err)
		}
		fmt.Println(v.Turn, action.(game.Move).To)
	}
	fmt.Println("the winner is", s.View().Winner)
	// Output:
	// first 9,12
	// second 4,7
	// first 4,3
	// second 2,1
	// first 0,1
	// second 0,0
	// the winner is second
}

// How soon the winner wins, where that is soon known.
func ExampleDistance() {
	g, err := catalog.Parse("wythoff")
	if err != nil {
		log.Fatal(err)
	}
	s, err := game.New(g, engine.At(5, 6))
	if err != nil {
		log.Fatal(err)
	}
	v := s.View()
	d := player.NewDistance(&v)
	engine.Finish(d)
	turns, mover, known := d.Turns()
	fmt.Println(turns, mover, known)
	// Output:
	// 2 true true
}
