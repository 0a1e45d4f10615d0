package pairs

import (
	"fmt"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// About says what the idea is for one M.
func About(m int) idea.Idea {
	const name = "golden"
	if m == 1 {
		return idea.Idea{Name: name, Title: goldenTitle, About: goldenAbout, More: goldenMore, Source: goldenSource}
	}
	return idea.Idea{
		Name: name, Title: pairsTitle, About: words.As(pairsAbout(words.Fraction(1+1/slope(m), 4), m)), More: pairsMore, Source: "[Fra82]",
	}
}

const (
	smaller   = "A"
	largerOne = "B"
	neither   = "0"
)

// heads are those of the table of pairs.
func heads(m int) []words.Text {
	if m == 1 {
		return []words.Text{"n", "⌊nφ⌋", "⌊nφ²⌋"}
	}
	return []words.Text{"n", "⌊nα⌋", words.As(fmt.Sprintf("⌊nα⌋ + %dn", m))}
}
