package catalog

import (
	"errors"
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// ErrNoGame is what errors.Is finds where a ruleset is of no game.
var ErrNoGame = errors.New("there is no such game")

func noSuchGame(name string) error {
	return engine.Refuse(ErrNoGame, errors.New("a game is one of "+strings.Join(names(), ", ")+notation.Perhaps(notation.Near(name, names()))))
}

// ideaOf says which game has an idea that another one lacks.
func ideaOf(err error, game string) error { return fmt.Errorf("%w: it is an idea of %s", err, game) }

// noIdea says that no game here has it.
func noIdea(err error) error { return fmt.Errorf("%w: no game here has such an idea", err) }

// Far lists the games with positions of any length, for a sentence that begins with them.
func Far() string {
	var parts []string
	for i := range Families {
		if words := Families[i].Far; words != "" {
			parts = append(parts, words)
		}
	}
	last := len(parts) - 1
	text := strings.Join(parts[:last], ", ") + ", and " + parts[last]
	return strings.ToUpper(text[:1]) + text[1:]
}
