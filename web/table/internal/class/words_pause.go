package class

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/game/english"
)

const showButton = "Show word"

const eyes = "Eyes to the front"

var errNoPause = errors.New("the class does not wait before this step: choose it first")

// pausing says what a pause is, and how many there are.
func pausing(n int) string {
	if n == 0 {
		return "The lesson waits before the steps that you choose. You show a word, the pupils type it, and all go on together."
	}
	return english.Sentence("the code for the wall now has "+english.Plural(n, "pause")) + " Show the word when the class goes on."
}

func stepWords(step int, title string) string { return fmt.Sprintf("Step %d: %s", step, title) }

func showWord(step int) string { return fmt.Sprintf("Show the word for step %d", step) }
