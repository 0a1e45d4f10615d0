package game

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/english"
)

// place is a part of the link that has been read, for messages.
type place struct {
	scan notation.Scanner // standing at the end of the part
	mark int
}

// fail says where a sentence applies.
func (p place) fail(err error) error {
	return p.scan.Fail(p.mark, err.Error())
}

func (p place) text() string { return p.scan.Since(p.mark) }

// entry is one square with the blocks there, as past and next hold them.
type entry struct {
	to      engine.Position
	blocked pawns
	block   bool // a colon was there
	place   place
}

// linkReader holds what a link says before it is played through.
type linkReader struct {
	scan     *notation.Scanner
	game     engine.Game
	position engine.Position
	blocked  pawns
	players  SetPlayers
	settings Settings
	past     []entry
	next     []entry
	places   map[string]place // of the position, "@", and of the values read
	may      Forgive
	left     []Left
	listed   int // how many squares lines have held so far
	most     int // of them, -1 for any number
}

// readParts reads the position and the named values.
func (l *linkReader) readParts() error {
	l.players = SetPlayers{defaultPlayers[0], defaultPlayers[1]}
	l.places = map[string]place{}
	mark := l.scan.Mark()
	if l.scan.Skip("@") {
		p, err := l.readPosition()
		if err != nil {
			return err
		}
		l.position = p
		l.places["@"] = l.from(mark + 1)
	}
	for !l.scan.Done() {
		mark := l.scan.Mark()
		if !l.scan.Skip("&") {
			return l.scan.End()
		}
		name, err := l.readValue(mark + 1)
		if err == nil {
			continue
		}
		l.scan.Until('&')
		if !l.leave(name, l.scan.Since(mark+1), err) {
			return err
		}
	}
	return nil
}

// from is the part between mark and here.
func (l *linkReader) from(mark int) place { return place{*l.scan, mark} }

// readValue reads name=value and returns the name. If it errs nothing was read.
func (l *linkReader) readValue(mark int) (name string, err error) {
	name = l.scan.Word()
	read, ok := map[string]func() error{
		"block":   func() error { return l.readPawns(&l.blocked) },
		"first":   func() error { return l.readName(&l.players.First) },
		"second":  func() error { return l.readName(&l.players.Second) },
		"size":    l.readSize,
		"past":    func() error { return l.readEntries(&l.past) },
		"next":    func() error { return l.readEntries(&l.next) },
		"map":     func() error { return l.readName(&l.settings.Map) },
		"view":    func() error { return l.readText(&l.settings.View) },
		"orient":  func() error { return l.readName((*string)(&l.settings.Orient)) },
		"compare": l.readCompare,
		"values":  l.readValues,
	}[name]
	if !ok {
		return "any", l.scan.Fail(mark, "a link knows "+strings.Join(linkNames, ", ")+" and no other name")
	}
	if _, twice := l.places[name]; twice {
		return name, l.scan.Fail(mark, "a name may be given once only")
	}
	if err := l.scan.Expect("="); err != nil {
		return name, err
	}
	value := l.scan.Mark()
	if err = read(); err == nil && !l.scan.Done() && l.scan.Rest()[0] != '&' {
		err = l.scan.End()
	}
	if err != nil {
		l.forget(name)
		return name, err
	}
	l.places[name] = l.from(value)
	return name, nil
}

// readPosition reads the components of a position.
func (l *linkReader) readPosition() (engine.Position, error) {
	p := make([]engine.Int, l.game.Shape().Dim)
	for i := range p {
		if i > 0 && !l.scan.Skip(",") {
			return none, l.scan.Fail(l.scan.Mark(), "a position of this game has "+english.Components(len(p)))
		}
		var err error
		if p[i], err = l.readCoordinate(); err != nil {
			return none, err
		}
	}
	return engine.Of(p...), nil
}

// MaxDigits is how many digits a coordinate of a session may have: enough for any
// board, and few enough for a link.
const MaxDigits = 1000

// readCoordinate reads one number, a long one in games that go as far.
func (l *linkReader) readCoordinate() (engine.Int, error) {
	const what, most = "a coordinate", 1<<53 - 1 // what every number of a page can hold
	if !l.game.Shape().Unbounded {
		n, err := l.scan.Int(what, -most, most)
		return engine.Num(n), err
	}
	mark := l.scan.Mark()
	digits, err := l.scan.Digits(what)
	if err != nil {
		return engine.Int{}, err
	}
	if len(strings.TrimPrefix(digits, "-")) > MaxDigits {
		return engine.Int{}, l.scan.Fail(mark, what+" has at most "+strconv.Itoa(MaxDigits)+" digits")
	}
	n, _ := new(big.Int).SetString(digits, 10)
	return engine.Big(n), nil
}

// ended reports whether a list of squares ends here.
func (l *linkReader) ended() bool {
	rest := l.scan.Rest()
	return rest == "" || rest[0] == '&' || rest[0] == '/'
}

// readEntries reads the turns of past and next.
func (l *linkReader) readEntries(entries *[]entry) error {
	for !l.scan.Done() && l.scan.Rest()[0] != '&' {
		if len(*entries) > 0 {
			if err := l.scan.Expect("/"); err != nil {
				return err
			}
		}
		e := entry{place: place{mark: l.scan.Mark()}}
		var err error
		if rest := l.scan.Rest(); rest == "" || rest[0] != ':' {
			if e.to, err = l.readPosition(); err != nil {
				return err
			}
		}
		if l.scan.Skip(":") {
			e.block = true
			if err := l.readPawns(&e.blocked); err != nil {
				return err
			}
		}
		e.place.scan = *l.scan
		*entries = append(*entries, e)
	}
	return nil
}

// readName reads a name in letters of any case.
func (l *linkReader) readName(name *string) error {
	*name = strings.ToLower(l.scan.Until('&'))
	return nil
}

// readValues reads on or off.
func (l *linkReader) readValues() error {
	mark := l.scan.Mark()
	var word string
	if err := l.readName(&word); err != nil {
		return err
	}
	switch word {
	case "on", "off":
		l.settings.Values = word == "on"
		return nil
	}
	return l.scan.Fail(mark, "the values of the moves are on or off")
}
