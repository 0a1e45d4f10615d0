package lesson

import (
	"math/big"
	"strings"

	"github.com/palacegames/palace/engine"
)

type window = engine.Window

// Spoken lists the squares of which words speak, as in "go to (3,5)", in the order in which they do.
func Spoken(words string) (list []engine.Position) {
	for {
		_, rest, ok := strings.Cut(words, "(")
		if !ok {
			return list
		}
		inner, _, _ := strings.Cut(rest, ")")
		if p, err := readSquare(inner); err == nil {
			list = append(list, p)
		}
		words = rest
	}
}

// maxDigits is how long a component may be.
const maxDigits = 1000

// ReadSquare reads "3,3", with any number of components.
func ReadSquare(text string) (engine.Position, error) { return readSquare(text) }

// readSquare reads "3,3", with any number of components, with parentheses or without.
func readSquare(text string) (engine.Position, error) {
	bare := strings.TrimSpace(text)
	if inner, ok := strings.CutPrefix(bare, "("); ok {
		bare = strings.TrimSuffix(inner, ")")
	}
	words := strings.Split(bare, ",")
	if bare == "" || len(words) > 20 {
		return engine.Position{}, errSquare(text)
	}
	p := make([]engine.Int, len(words))
	for i, word := range words {
		word = strings.TrimSpace(word)
		v, ok := new(big.Int).SetString(word, 10)
		if !ok || len(word) > maxDigits || strings.HasPrefix(word, "+") {
			return engine.Position{}, errSquare(text)
		}
		p[i] = engine.Big(v)
	}
	return engine.Of(p...), nil
}

// readSquares reads squares with spaces between them.
func readSquares(text string) (list []engine.Position, err error) {
	for word := range strings.FieldsSeq(text) {
		p, err := readSquare(word)
		if err != nil {
			return nil, err
		}
		list = append(list, p)
	}
	if len(list) == 0 {
		return nil, errSquare(text)
	}
	return list, nil
}

// readWindow reads "0,0..7,7": from the smallest corner to the largest, both included.
func readWindow(text string) (w window, err error) {
	from, to, ok := strings.Cut(text, "..")
	if !ok {
		return w, errWindow(text)
	}
	a, err := readSquare(from)
	if err != nil {
		return w, err
	}
	b, err := readSquare(to)
	if err != nil {
		return w, err
	}
	ax, ay, near := a.Pair()
	bx, by, nearer := b.Pair()
	if !near || !nearer || ax > bx || ay > by || max(-ax, -ay, bx, by) > farthest {
		return w, errWindow(text)
	}
	w = window{X: ax, Y: ay, W: bx - ax + 1, H: by - ay + 1}
	if w.W > MaxSquares || w.H > MaxSquares || w.Area() > MaxSquares {
		return w, errLargeWindowOf(w.W, w.H, MaxSquares)
	}
	return w, nil
}
