package game_test

import (
	"errors"
	"fmt"
	"log"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
)

// A session is played by actions, and seen by its view.
func ExampleSession() {
	g, err := catalog.Parse("rook")
	if err != nil {
		log.Fatal(err)
	}
	s, err := game.New(g, engine.At(3, 1))
	if err != nil {
		log.Fatal(err)
	}
	for _, to := range []engine.Position{engine.At(1, 1), engine.At(0, 1), engine.At(0, 0)} {
		v := s.View()
		fmt.Println(v.Turn, "goes from", v.Here, "to", to)
		if err := s.Do(game.Move{To: to}); err != nil {
			log.Fatal(err)
		}
	}
	v := s.View()
	fmt.Println(v.Phase, v.Winner)
	// Output:
	// first goes from 3,1 to 1,1
	// second goes from 1,1 to 0,1
	// first goes from 0,1 to 0,0
	// over first
}

// What is not allowed is refused with a sentence for the player, and changes nothing.
func ExampleSession_Do() {
	g, err := catalog.Parse("wythoff")
	if err != nil {
		log.Fatal(err)
	}
	s, err := game.New(g, engine.At(3, 3))
	if err != nil {
		log.Fatal(err)
	}
	err = s.Do(game.Move{To: engine.At(2, 1)})
	fmt.Println(errors.Is(err, game.ErrIllegalMove), err)
	err = s.Do(game.Undo{})
	fmt.Println(errors.Is(err, game.ErrNoTurn), err)
	fmt.Println(s.View().Here)
	// Output:
	// true The queen on (3,3) cannot reach (2,1): she moves left, up or up-left
	// true There is no turn to undo
	// 3,3
}

// With K = 3 two squares may be blocked before each move, by the player who does not move.
func ExampleBlock() {
	g, err := catalog.Parse("blocking:3")
	if err != nil {
		log.Fatal(err)
	}
	s, err := game.New(g, engine.At(4, 2))
	if err != nil {
		log.Fatal(err)
	}
	for _, a := range []game.Action{
		game.Move{To: engine.At(0, 2)},
		game.Block{Squares: []engine.Position{engine.At(0, 2), engine.At(2, 0)}},
		game.Move{To: engine.At(0, 2)},
		game.Move{To: engine.At(3, 1)},
	} {
		v := s.View()
		fmt.Println(v.Phase, v.Turn, s.Do(a))
	}
	// Output:
	// block second Blocking comes first: the computer may block up to two
	// block second <nil>
	// move first (0,2) is blocked: choose another square
	// move first <nil>
}

// A position can be looked at before it is played: may it be, and does a method reach it?
func ExampleCheckPosition() {
	g, err := catalog.Parse("subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)")
	if err != nil {
		log.Fatal(err)
	}
	for _, p := range []engine.Position{engine.At(900, 900), engine.Ints(1, 2, 3), engine.At(-1, 2), engine.At(1<<40, 1<<40)} {
		err := game.CheckPosition(g, g.Solve(), p)
		fmt.Println(errors.Is(err, engine.ErrWrongDimension), errors.Is(err, engine.ErrOutside), errors.Is(err, engine.ErrTooFar), err == nil)
	}
	// Output:
	// false false false true
	// true false false false
	// false true false false
	// false false true false
}
