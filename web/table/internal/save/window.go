package save

import (
	"math/big"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/wire"
)

// This file is about windows that are typed: 1000x800 @ 12,7.

// place reads a window into m. Where its corner is far out, it is the origin of a board
// of its own.
func (s *Saver) place(m *wire.Save, text string) error {
	g := s.view.Game
	dim := g.Shape().Dim
	corner, w, h, err := readWindow(text, dim)
	if err != nil {
		return err
	}
	at := append(corner, m.Map.Position(engine.Cell{}, dim).Components(nil)[len(corner):]...)
	if p := engine.Of(at...); m.Map.Kind == engine.Outcomes && g.Shape().Far(p) {
		m.Map.Origin, m.Extent = p, engine.Window{W: w, H: h}
		return g.Check(p)
	}
	near, ok := engine.Of(corner...).Seen(engine.Position{}, page.Exact)
	if !ok {
		return errOutOfReach(engine.Of(corner...))
	}
	m.Extent = engine.Window{X: near[0], W: w, H: h}
	if len(near) > 1 {
		m.Extent.Y = near[1]
	}
	for d := range near {
		at[d] = engine.Num(0)
	}
	m.Map = engine.NewMap(g, m.Map.Kind, engine.Of(at...), m.Map.Over)
	return nil
}

// readWindow reads a size and, if it does not begin at the origin, its smallest corner.
// In one dimension that is one number, and the second may be left out.
func readWindow(text string, dim int) (corner []engine.Int, w, h int, err error) {
	if strings.TrimSpace(text) == "" {
		return nil, 0, 0, errNoWindow
	}
	if len(text) > 3*game.MaxDigits {
		return nil, 0, 0, errLong
	}
	corner = make([]engine.Int, min(2, dim))
	text = strings.NewReplacer("×", "x", "X", "x", "*", "x").Replace(text)
	err = notation.Whole(text, func(s *notation.Scanner) (err error) {
		if w, err = s.Int(theWidth.String(), 1, sheet.MaxSide); err != nil {
			return err
		}
		if err = s.Expect("x"); err != nil {
			return err
		}
		if h, err = s.Int(theHeight.String(), 1, sheet.MaxSide); err != nil || !s.Skip("@") {
			return err
		}
		return readCorner(s, corner)
	})
	return corner, w, h, err
}

// readCorner reads as many numbers as the corner has.
func readCorner(s *notation.Scanner, corner []engine.Int) (err error) {
	needs := notation.Needs(",")
	_, err = notation.List{Want: len(corner), Short: needs, Long: needs, Read: func(i int) (err error) {
		corner[i], err = readNumber(s, string(rune('x'+i)))
		return err
	}}.From(s)
	if err != nil {
		return err
	}
	if len(corner) == 1 {
		s.Skip(",0")
	}
	return nil
}

// readNumber reads a coordinate of any length.
func readNumber(s *notation.Scanner, what string) (engine.Int, error) {
	mark := s.Mark()
	digits, err := s.Digits(what)
	if err != nil {
		return engine.Int{}, err
	}
	if len(strings.TrimPrefix(digits, "-")) > game.MaxDigits {
		return engine.Int{}, s.Fail(mark, longNumber.String())
	}
	n, _ := new(big.Int).SetString(digits, 10)
	return engine.Big(n), nil
}
