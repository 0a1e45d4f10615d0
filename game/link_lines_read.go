package game

import (
	"math"
	"math/bits"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// readPawns reads what is to be blocked: squares and lines between semicolons, possibly
// none, or that it is what the perfect player blocks.
func (l *linkReader) readPawns(p *pawns) error {
	mark := l.scan.Mark()
	if l.scan.Skip(Perfect) {
		if p.perfect = l.ended(); !p.perfect {
			return l.scan.Fail(mark, "the word "+Perfect+" stands for squares alone")
		}
		return nil
	}
	for first := true; !l.ended(); first = false {
		if !first && !l.scan.Skip(";") {
			return l.scan.Fail(l.scan.Mark(), "expected \";\" between two squares")
		}
		if err := l.readSquares(&p.squares); err != nil {
			return err
		}
	}
	return nil
}

// readSquares reads one square or a line of them.
func (l *linkReader) readSquares(squares *[]engine.Position) error {
	mark := l.scan.Mark()
	from, err := l.readSquare(math.MaxInt)
	if err != nil {
		return err
	}
	if !l.scan.Skip("..") {
		*squares = append(*squares, from)
		return nil
	}
	line, err := l.readLine(mark, from)
	if err != nil {
		return err
	}
	*squares = line.list(*squares)
	return nil
}

// readSquare reads a square of which no component is farther out than most.
func (l *linkReader) readSquare(most int) (engine.Position, error) {
	mark := l.scan.Mark()
	p, err := l.readPosition()
	if err != nil {
		return none, err
	}
	if _, ok := p.Seen(none, most); !ok {
		return none, l.scan.Fail(mark, "no square as far out can be blocked")
	}
	return p, nil
}

// line is a line of squares as it is read.
type line struct {
	from, step engine.Position
	squares    int    // from end to end
	digits     string // which of them are meant, "" for all
}

// readLine reads on after the two points of a line.
func (l *linkReader) readLine(mark int, from engine.Position) (line, error) {
	const most = 1 << 53 // so that differences are exact
	to, err := l.readSquare(most)
	if err != nil {
		return line{}, err
	}
	if _, ok := from.Seen(none, most); !ok {
		return line{}, l.scan.Fail(mark, "no square as far out can be blocked")
	}
	step, n := step(from, to)
	if n == 0 {
		return line{}, l.scan.Fail(mark, "a line leads from one square to another")
	}
	x := line{from: from, step: step, squares: n + 1}
	if l.scan.Skip("~") {
		if x.digits, err = l.readDigits(x.squares); err != nil {
			return line{}, err
		}
	}
	return x, l.admit(mark, x.count())
}

// readDigits reads which of so many squares are meant.
func (l *linkReader) readDigits(squares int) (string, error) {
	mark, rest := l.scan.Mark(), l.scan.Rest()
	n := (squares-1)/4 + 1
	digits := strings.ToLower(rest[:min(n, len(rest))])
	end := strings.TrimLeft(digits, hexadecimal)
	if l.scan.Skip(digits[:len(digits)-len(end)]); end != "" || len(digits) < n || !l.ended() && l.scan.Rest()[0] != ';' {
		return "", l.scan.Fail(mark, "a line of "+english.Plural(squares, "square")+" has "+english.Plural(n, "hexadecimal digit"))
	}
	if x := (line{squares: squares, digits: digits}); !x.has(0) || !x.has(squares-1) || x.has(squares) || x.has(squares+1) || x.has(squares+2) {
		return "", l.scan.Fail(mark, "a line begins and ends with a square that is blocked, and nothing lies beyond")
	}
	return digits, nil
}

const hexadecimal = "0123456789abcdef"

// has reports whether the i-th square, from 0, is meant.
func (x line) has(i int) bool {
	return x.digits == "" || i/4 < len(x.digits) && strings.IndexByte(hexadecimal, x.digits[i/4])>>(3-i%4)&1 == 1
}

// count says how many squares are meant.
func (x line) count() (n int) {
	if x.digits == "" {
		return x.squares
	}
	for _, d := range []byte(x.digits) {
		n += bits.OnesCount(uint(strings.IndexByte(hexadecimal, d)))
	}
	return n
}

// list appends the squares that are meant.
func (x line) list(squares []engine.Position) []engine.Position {
	for i := range x.squares {
		if x.has(i) {
			squares = append(squares, x.from.Plus(x.step, engine.Num(i)))
		}
	}
	return squares
}

// admit refuses a line of more squares than may be blocked, or than a link may hold.
func (l *linkReader) admit(mark, n int) error {
	if most := l.game.Shape().Blocking - 1; n > most {
		return l.scan.Fail(mark, "at most "+english.Plural(most, "square")+" may be blocked, not "+english.Count(n))
	}
	if l.listed += n; l.most >= 0 && l.listed > l.most {
		return l.scan.Fail(mark, "the lines of a link hold at most "+strconv.Itoa(l.most)+" squares")
	}
	return nil
}
