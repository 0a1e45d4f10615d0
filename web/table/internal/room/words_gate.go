package room

import (
	"errors"
	"fmt"
)

// What is said where a class waits.
const (
	eyes      = "Eyes to the front"
	typeWord  = "Type the word that your teacher shows."
	waiting   = eyes + ". " + typeWord
	otherWord = "This is another word. Look to the front, and type the word that you see there."
)

// countedBefore says before which step a class waits.
func countedBefore(step, steps int) string { return fmt.Sprintf("Before step %d of %d", step, steps) }

var errNoCourse = errors.New("pauses are for a class that is given a lesson: choose one first")
