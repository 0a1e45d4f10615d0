package ideas

import (
	"math"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/tribonacci"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// morphism says which word comes instead of a letter.
type morphism map[rune]string

// The morphisms of [DSS20]: (8), (6), Lemma 18, Lemma 19; and the one of the Fibonacci word.
var (
	tau       = morphism{'a': "ab", 'b': "ac", 'c': "a"}
	theta     = morphism{'a': "cabaaba", 'b': "cababa", 'c': "caba"}
	tauPrime  = morphism{'a': "ba", 'b': "ca", 'c': "a"}
	tauSecond = morphism{'a': "acab", 'b': "aab", 'c': "ab"}
	sigma     = morphism{'a': "ab", 'b': "a"}
)

// of applies the morphism so many times.
func (m morphism) of(word string, times int) string {
	for range times {
		var next strings.Builder
		for _, letter := range word {
			next.WriteString(m[letter])
		}
		word = next.String()
	}
	return word
}

// How often the morphisms are applied: the words stay short enough to be seen.
const mostTau, mostSigma = 6, 7

// stepsOf returns how often a morphism was applied.
func (s *tribonacciSong) stepsOf(most int, next string) idea.Steps {
	steps := idea.Steps{Now: most, Last: most}
	if s.at.Step >= 0 {
		steps.Now = min(most, s.at.Step)
	}
	if steps.Now < most {
		steps.Next = next
	}
	return steps
}

// fillTheme shows how the words grow, and why the steps of the queens spell them.
func (s *tribonacciSong) fillTheme(l *idea.Layer) {
	l.Steps = s.stepsOf(mostTau, applyTau.String())
	word := tau.of("a", l.Steps.Now)
	l.Words = append(l.Words, themeWords(l.Steps.Now, len(word)))
	grown := idea.Strip{Title: grownTitle(l.Steps.Now), From: "1"}
	images := idea.Strip{Title: imagesTitle.String(), From: "1"}
	blocks := idea.Strip{Title: blocksTitle.String(), From: "0"}
	r := recordOf(one)
	for _, letter := range word {
		hue := idea.Class(int(letter - 'a'))
		grown.Letters = append(grown.Letters, idea.Letter{Text: string(letter), Hue: hue, Link: idea.LinkOf(r.n), At: four(r, s.at)})
		images.Letters = append(images.Letters, idea.Letter{Text: tau[letter], Hue: hue, Link: idea.LinkOf(r.n)})
		r.next()
	}
	for i, letter := range song(12) {
		n := idea.Num(i)
		blocks.Letters = append(blocks.Letters, idea.Letter{Text: theta[letter], Under: string(letter), Hue: idea.Class(int(letter - 'a')), Link: idea.LinkOf(n)})
	}
	l.Strips = append(l.Strips, grown, images, blocks)
	l.Tables = append(l.Tables, growthTable("Y", rowsShown), growthTable("P", rowsShown))
	l.Tune = s.tune()
}

// growths say how the steps of one column of the table of the queens' coordinates make those
// of another, which is its complement.
var growths = map[string]struct {
	from, to *tribonacci.Sequence
	other    string
	images   morphism
}{
	"Y": {tribonacci.Y, tribonacci.X, "X", tauPrime},
	"P": {tribonacci.P, tribonacci.M, "M", tauSecond},
}

// growthTable is [DSS20] Table 3, for "Y", or Table 4, for "P": row after row, a step of the one
// column, and the members of the other that come in between with theirs.
func growthTable(from string, count int) idea.Table {
	g := growths[from]
	t := idea.Table{Title: growthTitle(from, g.other), Head: []words.Text{"n", "t", words.As("Δ" + from), words.As(from), words.As(g.other), words.As("Δ" + g.other), "t", "n"}}
	word := song(4*count + 4)
	k := 1 // the next member of the complement
	for n := range count {
		var members, steps, numbers []string
		image := ""
		for ; g.to.At(k) < g.from.At(n+1); k++ {
			members = append(members, strconv.Itoa(g.to.At(k)))
			steps = append(steps, strconv.Itoa(g.to.At(k+1)-g.to.At(k)))
			numbers = append(numbers, strconv.Itoa(k))
			image += word[k : k+1]
		}
		hue := idea.Class(int(word[n] - 'a'))
		t.Rows = append(t.Rows, idea.Row{
			Cells: []string{
				strconv.Itoa(n), word[n : n+1], strconv.Itoa(g.from.At(n+1) - g.from.At(n)), strconv.Itoa(g.from.At(n)),
				strings.Join(members, " "), strings.Join(steps, " "), image, strings.Join(numbers, " "),
			},
			Hues: []idea.Hue{idea.Soft, hue, hue, idea.Ink, idea.Ink, idea.Ink, idea.Ink, idea.Soft},
			Link: idea.LinkOf(idea.Num(n)),
		})
	}
	return t
}

// fillFibonacci shows the word of two letters and the queens of Wythoff Nim.
func (s *tribonacciSong) fillFibonacci(l *idea.Layer) {
	l.Steps = s.stepsOf(mostSigma, applySigma.String())
	word := sigma.of("a", l.Steps.Now)
	l.Words = append(l.Words, fibonacciWords.String())
	strip := idea.Strip{Title: fibonacciTitle(l.Steps.Now), From: "1"}
	for i, letter := range word {
		strip.Letters = append(strip.Letters, idea.Letter{Text: string(letter), Hue: idea.Class(int(letter - 'a')), Link: siblingLink(i + 1)})
	}
	t := idea.Table{Title: siblingTitle.String(), Head: []words.Text{"n", "f", "A", "B", "B−A"}}
	long := sigma.of("a", mostSigma+3)
	var places [2][]int
	for i, letter := range long {
		places[letter-'a'] = append(places[letter-'a'], i+1)
	}
	dots := idea.Figure{Kind: idea.Dots, Hue: idea.Ink}
	for n := 1; n < len(places[1]); n++ {
		a, b := places[0][n-1], places[1][n-1]
		var at []engine.Cell
		for _, p := range []engine.Position{engine.At(a, b), engine.At(b, a)} {
			if c, ok := s.at.Square(p); ok {
				at = append(at, c)
				if s.at.Window.Contains(c) {
					dots.Squares = append(dots.Squares, c)
				}
			}
		}
		if n < rowsShown {
			t.Rows = append(t.Rows, idea.Row{
				Cells: []string{strconv.Itoa(n), long[n-1 : n], strconv.Itoa(a), strconv.Itoa(b), strconv.Itoa(b - a)},
				Hues:  []idea.Hue{idea.Soft, idea.Class(int(long[n-1] - 'a'))}, Link: siblingLink(n), At: at,
			})
		}
	}
	l.Strips, l.Tables = append(l.Strips, strip), append(l.Tables, t)
	if len(dots.Squares) > 0 {
		l.Figures = append(l.Figures, dots)
	}
	l.Figures = append(l.Figures, goldenLines(s.at)...)
}

// siblingLink joins what belongs to the n-th letter of the word of two letters.
func siblingLink(n int) idea.Link { return idea.Link(1<<30 + 1<<29 + n) }

// goldenLines are y = φx and y = x/φ, as far as they are seen near the centre.
func goldenLines(g idea.Gaze) (all []idea.Figure) {
	if g.Far() {
		return nil
	}
	for i, slope := range []float64{math.Phi, 1 / math.Phi} {
		end := min(float64(g.Window.X+g.Window.W), float64(g.Window.Y+g.Window.H)/slope)
		if end <= 0 {
			continue
		}
		all = append(all, idea.Figure{Kind: idea.Line, Dashed: true, Hue: idea.Ink, Faint: true, Points: []idea.Point{{X: 0.5, Y: 0.5}, {X: end, Y: slope * end}}})
		all = append(all, idea.Figure{Kind: idea.Label, Hue: idea.Ink, Text: goldenNames[i].String(), Points: []idea.Point{{X: 0.35 * end, Y: 0.35 * slope * end}}})
	}
	return all
}
