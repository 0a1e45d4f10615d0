package link

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
)

// place is a part of the link that has been read, for messages.
type place struct {
	scan  notation.Scanner // standing at the end of the part
	mark  int
	begin notation.Scanner // standing at the beginning of a value
	name  int              // where the name of the value begins
}

// fail says where a sentence applies.
func (p place) fail(err error) error {
	return p.scan.FailFor(p.mark, err)
}

func (p place) text() string { return p.scan.Since(p.mark) }

// pawns are the squares that a link says to block.
type pawns struct {
	squares []engine.Position
	perfect bool // those that the perfect player blocks
}

func (p pawns) none() bool { return len(p.squares) == 0 && !p.perfect }

// reader holds what a link says before it is played through.
type reader struct {
	scan     *notation.Scanner
	game     engine.Game
	methods  engine.Methods // of the game
	position engine.Position
	blocked  pawns
	said
	places map[string]place // of the position, "@", and of the values read
	may    Forgive
	left   []Left
	doubts doubts // what the parts that were left out may have asked for
	listed int    // how many squares lines have held so far
	most   int    // of them, -1 for any number
	turns  int    // how many turns of lists were read
}

// from is the part between mark and here.
func (l *reader) from(mark int) place { return place{scan: *l.scan, mark: mark} }

// keepListed notes how many squares lines have held, and returns what counts from there again:
// turns are read whenever they are played.
func (l *reader) keepListed() func() {
	listed := l.listed
	return func() { l.listed = listed }
}

// skipRest passes over all that follows.
func (l *reader) skipRest() {
	for !l.scan.Done() {
		l.scan.Until('&')
		l.scan.Skip("&")
	}
}

// readPosition reads the components of a position, as people write it.
func (l *reader) readPosition() (engine.Position, error) { return l.readComponents(false) }

// readListed reads one of several positions: nothing but commas parts its components.
func (l *reader) readListed() (engine.Position, error) { return l.readComponents(true) }

func (l *reader) readComponents(comma bool) (engine.Position, error) {
	p := make([]engine.Int, l.game.Shape().Dim)
	needs := needsComponents(len(p))
	_, err := notation.List{Want: len(p), Short: needs, Long: needs, Comma: comma, Read: func(i int) (err error) {
		p[i], err = l.readCoordinate()
		return err
	}}.From(l.scan)
	if err != nil {
		return none, err
	}
	return engine.Of(p...), nil
}

// readCoordinate reads one number, a long one in games that go as far.
func (l *reader) readCoordinate() (engine.Int, error) {
	const most = 1<<53 - 1 // what every number of a page can hold
	if !l.game.Shape().Unbounded {
		n, err := l.scan.Int(aCoordinate.String(), -most, most)
		return engine.Num(n), err
	}
	mark := l.scan.Mark()
	digits, err := l.scan.Digits(aCoordinate.String())
	if err != nil {
		return engine.Int{}, err
	}
	if len(strings.TrimPrefix(digits, "-")) > game.MaxDigits {
		return engine.Int{}, l.scan.Fail(mark, hasAtMostDigits(game.MaxDigits))
	}
	n, _ := new(big.Int).SetString(digits, 10)
	return engine.Big(n), nil
}

// ended reports whether a list of squares ends here.
func (l *reader) ended() bool {
	rest := l.scan.Rest()
	return rest == "" || rest[0] == '&' || rest[0] == '/'
}

// decode undoes the percent encoding of a browser, and that of others over it. A percent sign that encodes
// nothing stays: no part of a link has one, so that the part in which it stands is wrong, and no other.
func decode(link string) string {
	if !strings.Contains(link, "%") {
		return link
	}
	b := make([]byte, 0, len(link))
	for i := range len(link) {
		b = append(b, link[i])
		for n := len(b) - 3; n >= 0 && b[n] == '%'; n = len(b) - 3 {
			c, ok := encoded(string(b[n:]))
			if !ok {
				break
			}
			b = append(b[:n], c) // which may end what is encoded once more
		}
	}
	return string(b)
}

// encoded returns the byte that a text begins with where it is encoded.
func encoded(text string) (c byte, ok bool) {
	if len(text) < 3 || text[0] != '%' {
		return 0, false
	}
	n, err := strconv.ParseUint(text[1:3], 16, 8)
	return byte(n), err == nil
}

// checkPercent refuses a part, up to the next "&", that has a percent sign. What one encodes is decoded before, so this one
// encodes nothing, or would only without the space behind it.
func checkPercent(ahead notation.Scanner) error {
	part := ahead
	text := part.Until('&')
	sign := strings.IndexByte(text, '%')
	if sign < 0 {
		return nil
	}
	ahead.Until('%')
	mark := ahead.Mark()
	ahead.Skip(strings.ToLower(text[sign:min(sign+3, len(text))]))
	return ahead.Fail(mark, percentSign.String())
}
