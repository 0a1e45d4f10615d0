package link

import (
	"math"
	"math/bits"
	"sort"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/ways"
)

// mostSquares is how many squares the lines of one link may hold: a short text can stand
// for many.
const mostSquares = 1 << 23

// readBlock reads what is blocked now.
func (l *reader) readBlock() error { return l.readPawns(&l.blocked) }

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
			return l.scan.Fail(l.scan.Mark(), betweenSquares.String())
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
	p, err := l.readListed()
	if err != nil {
		return none, err
	}
	if _, ok := p.Seen(none, most); !ok {
		return none, l.scan.Fail(mark, outOfReach.String())
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
		return line{}, l.scan.Fail(mark, outOfReach.String())
	}
	step, n := ways.Step(from, to)
	if n == 0 {
		return line{}, l.scan.Fail(mark, lineOfOne.String())
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
		return "", l.scan.Fail(mark, lineBeyond.String())
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

// line is a line of squares as it is read.
type line struct {
	from, step engine.Position
	squares    int    // from end to end
	digits     string // which of them are meant, "" for all
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

// Squares stand between semicolons. Many of them are written as lines, which begin at the
// end that is nearer to the piece:
//
//	9,4..0,4        every square from (9,4) to (0,4)
//	9,4..0,4~b7c    those of them that the hexadecimal digits tell, four squares a
//	                digit, the first square by its highest bit; the first and the last
//	                one always, and nothing beyond
//
// To be read, a line needs no piece.

// fewSquares is up to how many squares are always written one by one.
const fewSquares = 32

// writePawns writes squares, sorted, to which a piece on p may go, as lines if that is
// shorter.
func writePawns(b *strings.Builder, p engine.Position, squares []engine.Position) {
	if len(squares) > fewSquares {
		var short strings.Builder
		writeLines(&short, p, squares)
		if length(squares) > short.Len() {
			b.WriteString(short.String())
			return
		}
	}
	writeSquares(b, squares)
}

func writeSquares(b *strings.Builder, squares []engine.Position) {
	for i, q := range squares {
		if i > 0 {
			b.WriteByte(';')
		}
		b.WriteString(q.String())
	}
}

// length says how many letters the squares take one by one.
func length(squares []engine.Position) int {
	n := len(squares) - 1
	for _, q := range squares {
		n += len(q.String())
	}
	return n
}

// ray holds the squares that lie on one line from the piece, by their numbers on it.
type ray struct {
	step engine.Position
	at   []int
}

// onRays sorts squares by the direction in which they lie from p.
func onRays(p engine.Position, squares []engine.Position) (rays []ray) {
next:
	for _, q := range squares {
		for i := range rays {
			if n, ok := engine.From(p, rays[i].step, engine.Num(math.MaxInt)).Reaches(q); ok {
				rays[i].at = append(rays[i].at, n.Clamp()+1)
				continue next
			}
		}
		step, n := ways.Step(p, q)
		rays = append(rays, ray{step, []int{n}})
	}
	for i := range rays {
		at := rays[i].at
		sort.Slice(at, func(i, j int) bool { return at[i] < at[j] })
	}
	return rays
}

// A line goes on across a gap as long as its digits are shorter than another beginning,
// and a long run of squares is a line by itself.
const (
	wideGap = 64
	longRun = 128
)

func writeLines(b *strings.Builder, p engine.Position, squares []engine.Position) {
	separator := ""
	for _, r := range onRays(p, squares) {
		for _, line := range cutLines(r.at) {
			b.WriteString(separator)
			writeLine(b, p, r.step, line)
			separator = ";"
		}
	}
}

// cutLines cuts the numbers of the squares on a ray into lines.
func cutLines(at []int) (lines [][]int) {
	start, alone := 0, true // where the line that is not cut yet begins, and whether it is a long run
	for i := 0; i < len(at); {
		end := i + 1
		for end < len(at) && at[end] == at[end-1]+1 {
			end++
		}
		long := end-i >= longRun
		if i > start && (alone || long || at[i]-at[i-1] > wideGap) {
			lines = append(lines, at[start:i])
			start = i
		}
		alone, i = long, end
	}
	return append(lines, at[start:])
}

func writeLine(b *strings.Builder, p, step engine.Position, at []int) {
	first, last := at[0], at[len(at)-1]
	b.WriteString(p.Plus(step, engine.Num(first)).String())
	if first == last {
		return
	}
	b.WriteString(".." + p.Plus(step, engine.Num(last)).String())
	if last-first+1 == len(at) {
		return
	}
	b.WriteByte('~')
	digits := make([]byte, (last-first)/4+1)
	for _, n := range at {
		digits[(n-first)/4] |= 8 >> ((n - first) % 4)
	}
	for _, d := range digits {
		b.WriteByte(hexadecimal[d])
	}
}
