package link

import (
	"math"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/lines"
)

// mostSquares is how many squares the lines of one link may hold: a short text can stand
// for many.
const mostSquares = 1 << 23

// readPawns reads what is to be blocked: squares and lines between semicolons, possibly
// none, or that it is what the perfect player blocks.
func (l *reader) readPawns(p *pawns) error {
	mark := l.scan.Mark()
	if l.scan.Skip(game.Perfect) {
		if p.perfect = l.ended(); !p.perfect {
			return l.scan.Fail(mark, perfectAlone)
		}
		return nil
	}
	for first := true; !l.ended(); first = false {
		if !first && !l.scan.Skip(";") {
			return l.scan.Fail(l.scan.Mark(), betweenSquares)
		}
		if err := l.readSquares(&p.squares); err != nil {
			return err
		}
	}
	return nil
}

// readSquares reads one square or a line of them.
func (l *reader) readSquares(squares *[]engine.Position) error {
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
func (l *reader) readSquare(most int) (engine.Position, error) {
	mark := l.scan.Mark()
	p, err := l.readPosition()
	if err != nil {
		return none, err
	}
	if _, ok := p.Seen(none, most); !ok {
		return none, l.scan.Fail(mark, outOfReach)
	}
	return p, nil
}

// readLine reads on after the two points of a line.
func (l *reader) readLine(mark int, from engine.Position) (line, error) {
	const most = 1 << 53 // so that differences are exact
	to, err := l.readSquare(most)
	if err != nil {
		return line{}, err
	}
	if _, ok := from.Seen(none, most); !ok {
		return line{}, l.scan.Fail(mark, outOfReach)
	}
	step, n := lines.Step(from, to)
	if n == 0 {
		return line{}, l.scan.Fail(mark, lineOfOne)
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
func (l *reader) readDigits(squares int) (string, error) {
	mark, rest := l.scan.Mark(), l.scan.Rest()
	n := (squares-1)/4 + 1
	digits := strings.ToLower(rest[:min(n, len(rest))])
	end := strings.TrimLeft(digits, hexadecimal)
	if l.scan.Skip(digits[:len(digits)-len(end)]); end != "" || len(digits) < n || !l.ended() && l.scan.Rest()[0] != ';' {
		return "", l.scan.Fail(mark, lineDigits(squares, n))
	}
	if x := (line{squares: squares, digits: digits}); !x.has(0) || !x.has(squares-1) || x.has(squares) || x.has(squares+1) || x.has(squares+2) {
		return "", l.scan.Fail(mark, lineBeyond)
	}
	return digits, nil
}

// admit refuses a line of more squares than may be blocked, or than a link may hold.
func (l *reader) admit(mark, n int) error {
	if most := l.game.Shape().Blocking - 1; n > most {
		return l.scan.Fail(mark, manySquares(most, n))
	}
	if l.listed += n; l.most >= 0 && l.listed > l.most {
		return l.scan.Fail(mark, fullLines(l.most))
	}
	return nil
}
