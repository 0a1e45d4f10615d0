package sheet

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
)

// The longest parts of a file's name. Most systems take 255 bytes in all.
const (
	longestGame   = 80
	longestNumber = 40
)

// Name returns the name of the file in one of the Formats: game, kind and window, such
// as blocking-40003_palace_0,0_1000x1000.csv. What is too long for a name is shortened.
func (c *Content) Name(format string) string {
	parts := []string{short(strings.ReplaceAll(c.Game.String(), ":", "-"), longestGame), c.Kind.String()}
	if c.Pattern != "" {
		parts[1] = c.Pattern
	}
	if c.Other != "" {
		parts[1] += "-against-" + strings.ReplaceAll(c.Other, ":", "-")
	}
	if len(c.Rest) > 0 {
		parts = append(parts, "rest-"+short(c.Rest.String(), longestNumber))
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

func shortNumber(n *big.Int) string { return short(n.String(), longestNumber) }

// Size estimates how many bytes the file will have; for bits, and for tables of
// outcomes, that is exact. A picture is at most as large, and mostly much smaller.
func (c *Content) Size(format string) float64 {
	w, h := float64(c.Window.W), float64(c.Window.H)
	switch format {
	case Bits:
		return (w + 1) * h
	case CSV:
		return w * h * float64(c.digits()+1)
	case JSON:
		return w*h*float64(c.digits()+1) + 3*h
	}
	return w * h * float64(pixelBits(c.Kind)) / 8
}

// digits is about how long a value is.
func (c *Content) digits() int {
	switch c.Kind {
	case engine.Outcomes:
		return 1
	case engine.PalaceNumbers:
		return len(strconv.Itoa(c.Game.K()))
	}
	if most := mostNim(c.Game); most > 0 {
		return len(strconv.Itoa(most))
	}
	// Where a queen moves, nim-values are about as large as coordinates.
	w := c.Window
	return len(strconv.Itoa(abs(w.X+w.W/2) + abs(w.Y+w.H/2)))
}

// mostNim bounds the nim-values of a game all of whose moves are listed, 0 for others.
func mostNim(g engine.Game) int {
	if listed, ok := g.(engine.Listed); ok && strings.HasPrefix(g.String(), "subtraction") {
		return len(listed.List())
	}
	return 0
}

func abs(n int) int { return max(n, -n) }
