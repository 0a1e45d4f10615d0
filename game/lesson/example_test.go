package lesson_test

import (
	"fmt"
	"log"

	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
)

// A lesson is a text, and what it says is checked by the engines: here that (3,4) is no P-position.
func ExampleCheck() {
	l, err := lesson.Read(`name: mirror
title: The mirror
step: Who wins?
board: rook@3,3&map=off
say: Whoever must move from (3,3) loses.
claim: P 3,3 3,4
task: outcome 3,3
right: The other one mirrors every move.
hint: Count both ways.
`)
	if err != nil {
		log.Fatal(err)
	}
	for _, wrong := range lesson.Check(l, link.Open) {
		fmt.Println(wrong)
	}
	// Output:
	// line 6: (3,4) is not what is claimed: it is N
}

// Read says what it does not understand, and in which line.
func ExampleRead() {
	_, err := lesson.Read("name: mirror\ntitel: The mirror\n")
	fmt.Println(err)
	// Output:
	// line 2: there is no key "titel" before the first step, only aim, leads, minutes, name, paper, plan, pupils or title
}
