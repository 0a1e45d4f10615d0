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

// linesInWords says what is drawn. With B(n) = A(n) + Mn the palaces above the diagonal are up to
// (σ-1)/σ to the left of the line y = σx.
func linesInWords(m int, far bool) string {
	lines := linesGolden.String()
	if m > 1 {
		lines = linesOthers(words.Fraction(slope(m), 4))
	}
	if far {
		return lines
	}
	return lines + " " + linesDashed.String()
}

func halvesInWords(m int) string {
	if m == 1 {
		return halvesGolden.String()
	}
	return halvesOthers.String()
}

func halvesTitle(m int) string {
	if m == 1 {
		return halvesTitleGolden.String()
	}
	return halvesTitleOthers.String()
}

// heads are those of the table of pairs.
func heads(m int) []words.Text {
	if m == 1 {
		return []words.Text{"n", "⌊nφ⌋", "⌊nφ²⌋"}
	}
	return []words.Text{"n", "⌊nα⌋", words.As(fmt.Sprintf("⌊nα⌋ + %dn", m))}
}

func steepLine(m int) string {
	if m == 1 {
		return steepGolden.String()
	}
	return steepOthers(words.Fraction(slope(m), 3))
}

func flatLine(m int) string {
	if m == 1 {
		return flatGolden.String()
	}
	return flatOthers(words.Fraction(slope(m), 3))
}

func digitsTitle(m int, x string) string {
	if m == 1 {
		return digitsTitleGolden(x)
	}
	return digitsTitleOthers(x, words.Fraction(slope(m), 3))
}
