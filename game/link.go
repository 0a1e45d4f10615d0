package game

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/catalog"
)

// A link is a ruleset, a position and what else there is to keep:
//
//	RULESET@X,Y&name=value&name=value…
//
// The position and every name may be left out, and the names come in any order:
//
//	block=1,1;2,2   the squares blocked now; without it a blocking game stands in
//	                its block phase, with it, even if it is empty, the piece moves
//	first=  second= who plays; human and perfect when left out
//	size=WxH        how much of the board the map computes
//	past=13,11:1,1;2,2/11,9
//	                the turns so far, as the squares where the piece stood and,
//	                after a colon, those that were blocked there
//	next=9,9:1,1/:2,2
//	                the undone turns: where the piece went, and what was blocked
//	                there. Without a colon the block is still to come, without a
//	                square it is the block alone
//	map=            off, peek, or what the map shows
//	view=           how the board is scrolled and zoomed
//	orient=         where the axes point
//
// It may begin with the # of an address, and its characters may be encoded with
// percent signs. What it says is played through move by move: it cannot hold
// anything that could not have been done by hand.

// linkNames lists the names in the order in which they are written.
var linkNames = []string{"block", "first", "second", "size", "past", "next", "map", "view", "orient"}

// Open starts the session that a link describes. Errors say what is wrong, and
// where it stands in the link.
func Open(link string) (*Session, error) { return open(link, catalog.Read, catalog.Start) }

// rulebook reads a ruleset off a scanner.
type rulebook func(*notation.Scanner) (engine.Game, error)

// open is Open for any games.
func open(link string, read rulebook, start func(engine.Game) engine.Position) (*Session, error) {
	if len(link) > notation.MaxLength {
		return nil, &catalog.TooLong{Length: len(link)}
	}
	text, err := decode(strings.TrimPrefix(link, "#"))
	if err != nil {
		return nil, err
	}
	l := linkReader{scan: notation.NewScanner(text)}
	if l.game, err = read(l.scan); err != nil {
		return nil, err
	}
	if err := l.readParts(); err != nil {
		return nil, err
	}
	return l.play(start)
}

// decode undoes the percent encoding of a browser.
func decode(link string) (string, error) {
	if !strings.Contains(link, "%") {
		return link, nil
	}
	var b strings.Builder
	for i := 0; i < len(link); i++ {
		if link[i] != '%' {
			b.WriteByte(link[i])
			continue
		}
		code := link[i:min(i+3, len(link))]
		c, err := strconv.ParseUint(code[1:], 16, 8)
		if err != nil || len(code) < 3 {
			return "", &notation.Error{Reason: "a percent sign needs two hexadecimal digits", Part: code, At: i + 1}
		}
		b.WriteByte(byte(c))
		i += 2
	}
	return b.String(), nil
}

// place is a part of the link that has been read, for messages.
type place struct {
	scan notation.Scanner // standing at the end of the part
	mark int
}

// fail says where a sentence applies.
func (p *place) fail(err error) error {
	return p.scan.Fail(p.mark, err.Error())
}

// entry is one square with the blocks there, as past and next hold them.
type entry struct {
	to      engine.Position
	blocked []engine.Position
	block   bool // a colon was there
	place   place
}

// linkReader holds what a link says before it is played through.
type linkReader struct {
	scan     *notation.Scanner
	game     engine.Game
	position engine.Position
	blocked  []engine.Position
	players  SetPlayers
	settings Settings
	past     []entry
	next     []entry
	places   map[string]place // of the position, "@", and of the values read
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
			return catalog.TrailingError(l.scan)
		}
		if err := l.readValue(mark + 1); err != nil {
			return err
		}
	}
	return nil
}

// from is the part between mark and here.
func (l *linkReader) from(mark int) place { return place{*l.scan, mark} }

// readValue reads name=value.
func (l *linkReader) readValue(mark int) error {
	name := l.scan.Word()
	read, ok := map[string]func() error{
		"block":  func() error { return l.readSquares(&l.blocked) },
		"first":  func() error { return l.readText(&l.players.First) },
		"second": func() error { return l.readText(&l.players.Second) },
		"size":   l.readSize,
		"past":   func() error { return l.readEntries(&l.past) },
		"next":   func() error { return l.readEntries(&l.next) },
		"map":    func() error { return l.readText(&l.settings.Map) },
		"view":   func() error { return l.readText(&l.settings.View) },
		"orient": func() error { return l.readText((*string)(&l.settings.Orient)) },
	}[name]
	if !ok {
		return l.scan.Fail(mark, "a link knows "+strings.Join(linkNames, ", ")+" and no other name")
	}
	if _, twice := l.places[name]; twice {
		return l.scan.Fail(mark, "a name may be given once only")
	}
	if err := l.scan.Expect("="); err != nil {
		return err
	}
	value := l.scan.Mark()
	if err := read(); err != nil {
		return err
	}
	l.places[name] = l.from(value)
	return nil
}

// readPosition reads the components of a position.
func (l *linkReader) readPosition() (engine.Position, error) {
	const most = 1<<53 - 1 // what every number of a page can hold
	p := make(engine.Position, l.game.Dim())
	for i := range p {
		if i > 0 && !l.scan.Skip(",") {
			return nil, l.scan.Fail(l.scan.Mark(), "a position of this game has "+components(len(p)))
		}
		var err error
		if p[i], err = l.scan.Int("a coordinate", -most, most); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// readSquares reads positions between semicolons, possibly none.
func (l *linkReader) readSquares(squares *[]engine.Position) error {
	for first := true; !l.ended(); first = false {
		if !first && !l.scan.Skip(";") {
			return l.scan.Fail(l.scan.Mark(), "expected \";\" between two squares")
		}
		p, err := l.readPosition()
		if err != nil {
			return err
		}
		*squares = append(*squares, p)
	}
	return nil
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
			if err := l.readSquares(&e.blocked); err != nil {
				return err
			}
		}
		e.place.scan = *l.scan
		*entries = append(*entries, e)
	}
	return nil
}

// readSize reads WxH.
func (l *linkReader) readSize() (err error) {
	const most = 1 << 40
	if l.settings.W, err = l.scan.Int("the width", 1, most); err != nil {
		return err
	}
	if err = l.scan.Expect("x"); err != nil {
		return err
	}
	l.settings.H, err = l.scan.Int("the height", 1, most)
	return err
}

// readText reads up to the next name.
func (l *linkReader) readText(text *string) error {
	value, _, _ := strings.Cut(l.scan.Rest(), "&")
	l.scan.Skip(value)
	*text = value
	return nil
}
