package link

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/game"
)

// readSize reads WxH.
func (l *reader) readSize() (err error) {
	const most = 1 << 40
	if l.settings.W, err = l.scan.Int(theWidth, 1, most); err != nil {
		return err
	}
	if err = l.scan.Expect("x"); err != nil {
		return err
	}
	l.settings.H, err = l.scan.Int(theHeight, 1, most)
	return err
}

// readCompare reads K:DX,DY,OFFSET.
func (l *reader) readCompare() (err error) {
	c, other, most := &l.settings.Compare, 1<<53, 1<<53 // which every number of a page can hold
	if g, ok := l.game.(engine.Variants); ok {
		other, most = g.Comparable()
	}
	if c.Other, err = l.scan.Int(theOtherK, 1, other); err != nil {
		return err
	}
	for _, part := range []struct {
		before, what string
		to           *int
	}{{":", theShiftX, &c.Shift.X}, {",", theShiftY, &c.Shift.Y}, {",", theOffset, &c.Offset}} {
		if err = l.scan.Expect(part.before); err != nil {
			return err
		}
		if *part.to, err = l.scan.Int(part.what, -most, most); err != nil {
			return err
		}
	}
	return nil
}

// readText reads up to the next name.
func (l *reader) readText(text *string) error {
	*text = l.scan.Until('&')
	return nil
}

// readName reads a name in letters of any case.
func (l *reader) readName(name *string) error {
	*name = strings.ToLower(l.scan.Until('&'))
	return nil
}

// readSwitch reads on or off.
func (l *reader) readSwitch(to *bool, why string) error {
	mark := l.scan.Mark()
	var word string
	if err := l.readName(&word); err != nil {
		return err
	}
	switch word {
	case "on", "off":
		*to = word == "on"
		return nil
	}
	return l.scan.Fail(mark, why)
}

// readWithout reads the names of helps.
func (l *reader) readWithout() error {
	mark := l.scan.Mark()
	var names string
	if err := l.readName(&names); err != nil {
		return err
	}
	helps, ok := game.ReadHelps(names)
	if !ok {
		return l.scan.Fail(mark, noSuchHelp)
	}
	l.settings.Without = helps
	return nil
}

// readIdea reads which idea is open, and what was chosen of it.
func (l *reader) readIdea() error {
	mark := l.scan.Mark()
	open, err := idea.Read(l.scan.Until('&'))
	if err != nil {
		return l.scan.Fail(mark, err.Error())
	}
	l.settings.Idea = open.String()
	return nil
}

// What can be shown beside the board of a page in a frame.
const (
	ShowNone   = "none"   // nothing
	ShowBoard  = "board"  // the board's own buttons, and the state of the game in a line
	ShowLesson = "lesson" // the lesson's words and task
)

// Shows lists what can be shown beside the board.
func Shows() []string { return []string{ShowNone, ShowBoard, ShowLesson} }

// readShow reads what is shown.
func (l *reader) readShow() error {
	mark := l.scan.Mark()
	if err := l.readName(&l.address.UI); err != nil || slices.Contains(Shows(), l.address.UI) {
		return err
	}
	return l.scan.Fail(mark, noShow())
}

// readTell reads which site hears what happens. There spaces mean something: a name that is
// broken by one is none.
func (l *reader) readTell() error {
	mark := l.scan.Mark()
	origin, why := readOrigin(l.scan.Until('&'))
	if why == "" && l.scan.Spaced(mark) {
		why = noHost
	}
	if why != "" {
		return l.scan.Fail(mark, why)
	}
	l.address.Tell = origin
	return nil
}
