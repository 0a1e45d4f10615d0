package lesson

import (
	"math/big"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
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
		if p, err := readWith(inner, true); err == nil {
			list = append(list, p)
		}
		words = rest
	}
}

// maxDigits is how long a component may be.
const maxDigits = 1000

// ReadSquare reads "3,3", with any number of components.
func ReadSquare(text string) (engine.Position, error) { return readSquare(text) }

// readSquare reads "3,3", with any number of components, in brackets or without any.
func readSquare(text string) (p engine.Position, err error) { return readWith(text, false) }

// readWith reads a square whose components may be parted by commas alone.
func readWith(text string, comma bool) (p engine.Position, err error) {
	if len(text) > 20*(maxDigits+2) {
		return p, errSquare(text)
	}
	err = notation.Whole(text, func(s *notation.Scanner) (err error) {
		p, err = scanSquare(s, comma)
		return err
	})
	if err != nil {
		return engine.Position{}, errSquare(text)
	}
	return p, nil
}

// scanSquare reads a square up to where it ends. In a list only commas part its components.
func scanSquare(s *notation.Scanner, listed bool) (engine.Position, error) {
	var p []engine.Int
	_, err := notation.List{Comma: listed, Read: func(i int) error {
		mark := s.Mark()
		digits, err := s.Digits("x")
		if err != nil {
			return err
		}
		v, ok := new(big.Int).SetString(digits, 10)
		if !ok || len(digits) > maxDigits || i == 20 {
			return s.Fail(mark, "")
		}
		p = append(p, engine.Big(v))
		return nil
	}}.From(s)
	if err != nil {
		return engine.Position{}, err
	}
	return engine.Of(p...), nil
}

// readSquares reads squares with spaces between them.
func readSquares(text string) (list []engine.Position, err error) {
	s := notation.NewScanner(text)
	for !s.Done() {
		p, err := scanSquare(s, true)
		if err != nil {
			return nil, errSquare(text)
		}
		list = append(list, p)
		if (p.Dim() < 2 || !s.Skip(";")) && !s.Between() && !s.Done() && !s.Parted() {
			return nil, errSquare(text)
		}
	}
	if len(list) == 0 {
		return nil, errSquare(text)
	}
	return list, nil
}

// readWindow reads "0,0..7,7": from the smallest corner to the largest, both included.
func readWindow(text string) (w window, err error) {
	from, to, ok := strings.Cut(notation.Plain(text), "..")
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
