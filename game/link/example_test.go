package link_test

import (
	"errors"
	"fmt"
	"log"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
)

// A link is played through move by move, and written again from what was played.
func ExampleOpen() {
	s, err := link.Open("blocking:5@3,3&block=0,0;1,1&size=300x300")
	if err != nil {
		log.Fatal(err)
	}
	v := s.View()
	fmt.Println(v.Game, v.Here, v.Blocked, v.Phase)
	if err := s.Do(game.Move{To: engine.At(3, 1)}); err != nil {
		log.Fatal(err)
	}
	fmt.Println(link.Of(s))
	// Output:
	// blocking:5 3,3 [0,0 1,1] move
	// blocking:5@3,1&size=300x300&past=3,3:0,0;1,1
}

// A link that is wrong is refused with a sentence, which can be told apart.
func ExampleOpen_refused() {
	_, err := link.Open("wythoff@3,4&past=3,9/2,7")
	fmt.Println(errors.Is(err, game.ErrIllegalMove), err)
	_, err = link.Open("wythoff@3,-4")
	fmt.Println(errors.Is(err, engine.ErrOutside), err)
	// Output:
	// true The queen on (3,9) cannot reach (2,7): she moves left, up or up-left: "2,7" at character 22
	// true (3,-4) is not on the board: no coordinate can be negative: "3,-4" at character 9
}

// What is wrong with a link may be left out, if whoever opens it says so.
func ExampleOpener_Open() {
	s, left, err := link.NewOpener().Open("wythoff@3,4&colour=red&map=off", link.Everything)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(link.Of(s))
	for _, l := range left {
		fmt.Println("without", l.Part)
	}
	// Output:
	// wythoff@3,4&map=off
	// without colour=red
}

// Share hands on what somebody else is to see: here the game from where it stands.
func ExampleShare() {
	s, err := link.Open("wythoff@6,10&past=9,10&map=off&view=0,0,3")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(link.Share(s, link.Sharing{Here: true, Hidden: true, Without: game.HintHelp}))
	// Output:
	// wythoff@6,10&first=perfect&second=human&map=off&without=hint
}

// What stands behind the # of the page's address may lead elsewhere than to a game.
func ExampleReadAddress() {
	a, _, err := link.ReadAddress("#lesson=why-gold&step=3&quiz=on", link.Nothing)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(a.Room == link.Lesson, a.Lesson, a.Quiz, a.At(4))
	// Output:
	// true why-gold true lesson=why-gold&step=4&quiz=on
}
