package sheet

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
)

// The longest parts of a file's name. Most systems take 255 bytes in all.
const (
	longestGame   = 80
	longestNumber = 40
)

// Name returns the name of the file in one of the Formats: game, kind and window, such
// as blocking-40003_palace_0,0_1000x1000.csv. What is too long for a name is shortened.
func (c *Content) Name(format string) string {
	of, turned := misere.Cut(c.Map.Game)
	parts := []string{short(strings.ReplaceAll(of, ":", "-"), longestGame), c.Map.Kind.String()}
	if turned {
		parts[0] += "-misere"
	}
	pattern, other := c.over()
	if pattern != "" {
		parts[1] = pattern
	}
	if other != "" {
		parts[1] += "-against-" + strings.ReplaceAll(other, ":", "-")
	}
	if rest := c.rest(); rest != "" {
		parts = append(parts, "rest-"+short(rest, longestNumber))
	}
	x, y := c.corner()
	parts = append(parts, shortNumber(x)+","+shortNumber(y), strconv.Itoa(c.Window.W)+"x"+strconv.Itoa(c.Window.H))
	ending := "." + format
	if format == Bits {
		ending = ".txt"
	}
	return strings.Join(parts, "_") + ending
}

// short leaves out the middle of a text that is longer than most, which has no letters
// but ASCII's.
func short(text string, most int) string {
	if len(text) <= most {
		return text
	}
	half := (most - 2) / 2
	return text[:half] + ".." + text[len(text)-half:]
}

func shortNumber(n engine.Int) string { return short(n.String(), longestNumber) }
