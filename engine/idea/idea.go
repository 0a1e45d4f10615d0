// Package idea lets a family of games say what was found about it and show it on the board:
// an idea is a layer of figures over the squares, strips of letters and tables beside them,
// and links between all of these.
//
// One idea of Wythoff Nim is "golden": its Layer holds the lines y = φx and y = x/φ as two
// figures, a strip with the Fibonacci word A B A A B … along the x-axis, and a table whose
// row 3 reads ⌊3φ⌋ = 4, ⌊3φ²⌋ = 7. Row 3 stands At (4, 7) and (7, 4): pointing at one of
// these squares lights up the row, and pointing at the row lights up the squares.
//
// An idea is plain data, which workers compute, commands print and the page shows, without any of them
// knowing what it is about. idea.go says how a game offers ideas, gaze.go what is asked, choice.go
// what can be chosen and layer.go what is seen; sheet.go cuts lines and areas to the window, job.go
// puts work together and reads the values of squares. chosen.go says how what people chose is written.
package idea

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// Idea says in words what was found.
type Idea struct {
	// Name stands for it in a link: "golden".
	Name string `json:"name"`
	// Title names it for a reader: "The golden pairs".
	Title words.Text `json:"title"`
	// About says in two sentences what is to be seen, More, if there is more, how it comes about,
	// and Source where it comes from: "[LW14] Section 1".
	About  words.Text `json:"about"`
	More   words.Text `json:"more,omitempty"`
	Source words.Text `json:"source"`
	// Examples are other boards on which it is to be seen.
	Examples []Example `json:"examples,omitempty"`
}

// Example is a board on which an idea is to be seen.
type Example struct {
	Label words.Text `json:"label"`
	Link  string     `json:"link"` // with everything in it: "wythoff&idea=golden"
}

// Illustrated is a Game that has ideas.
type Illustrated interface {
	engine.Game
	// Ideas lists them, the one to show first in front. It costs nothing.
	Ideas() []Idea
}

// Illustrate begins to illustrate an idea of a game; name is that of one of its Ideas, and of any
// other it returns nil. What that costs is paid in the Look. Every family with ideas has such a function: it is no method
// of the games, for a program in which methods are found by reflection holds them all, and the
// page, which never asks, need not hold the answers.
type Illustrate func(g engine.Game, name string) Illustration

// Illustration is one idea of one game. It remembers what it has computed, and is used by one
// goroutine at a time.
type Illustration interface {
	// Look begins to look at the idea in another way. The Job, nil if there is nothing to
	// do, must be worked off before Layer is called. It errs for something chosen that makes
	// no sense, in one sentence, and then the last look stays.
	Look(at Gaze) (engine.Job, error)
	// Layer returns what is seen, or why nothing is.
	Layer() (Layer, error)
}

// Gradual is an Illustration that is seen better and better: there may be something to see
// before the Job of a Look is done.
type Gradual interface {
	Illustration
	// Early reports whether Layer may be asked already, and shows more than when it was asked
	// last.
	Early() bool
}

// Of lists the ideas of a game, none for most.
func Of(g engine.Game) []Idea {
	if g, offers := g.(Illustrated); offers {
		return g.Ideas()
	}
	return nil
}

// Lacking is a Game that can say why it has not an idea that others like it have.
type Lacking interface {
	engine.Game
	// Lacks says why there is no idea of that name, nil if it does not know.
	Lacks(name string) error
}

// Find returns the idea of a game with that name, and errs if it has none: with the reason, if it
// knows one.
func Find(g engine.Game, name string) (Idea, error) {
	has := Of(g)
	for _, one := range has {
		if one.Name == name {
			return one, nil
		}
	}
	err := errIdea(g.String(), name, has)
	if g, ok := g.(Lacking); ok {
		if why := g.Lacks(name); why != nil {
			return Idea{}, fmt.Errorf("%w: %w", err, why)
		}
	}
	return Idea{}, err
}
