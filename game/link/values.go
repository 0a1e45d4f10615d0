package link

import (
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/puzzle"
)

// readSize reads WxH.
func (l *reader) readSize() (err error) {
	const most = 1 << 40
	if l.settings.W, err = l.scan.Int(theWidth.String(), 1, most); err != nil {
		return err
	}
	if err = l.scan.Expect("x"); err != nil {
		return err
	}
	l.settings.H, err = l.scan.Int(theHeight.String(), 1, most)
	return err
}

// size writes WxH.
func (w *writer) size() {
	if set := &w.settings; set.W > 0 {
		w.value("size", strconv.Itoa(set.W)+"x"+strconv.Itoa(set.H))
	}
}

// readCompare reads K:DX,DY,OFFSET.
func (l *reader) readCompare(c *game.Compare) (err error) {
	other, most := 1<<53, 1<<53 // which every number of a page can hold
	if g, ok := l.game.(atlas.Variants); ok {
		other, most = g.Comparable()
	}
	if c.Other, err = l.scan.Int(theOtherK.String(), 1, other); err != nil {
		return err
	}
	for _, part := range []struct {
		before, what string
		to           *int
	}{{":", theShiftX.String(), &c.Shift.X}, {",", theShiftY.String(), &c.Shift.Y}, {",", theOffset.String(), &c.Offset}} {
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

// readMap reads what the map shows. Nothing is no name: what stood there was cut off.
func (l *reader) readMap(name *string) error {
	mark := l.scan.Mark()
	if err := l.readName(name); err != nil || *name != "" {
		return err
	}
	return l.scan.Fail(mark, mapHasName.String())
}

// readNumber reads a whole number within bounds.
func readNumber(what words.Text, least, most int) func(*reader, *int) error {
	return func(l *reader, to *int) (err error) {
		*to, err = l.scan.Int(what.String(), least, most)
		return err
	}
}

// readSwitch reads on or off; why says that it is neither.
func readSwitch(why words.Text) func(*reader, *bool) error {
	return func(l *reader, to *bool) error {
		mark := l.scan.Mark()
		word := strings.ToLower(l.scan.Until('&'))
		if *to = word == onOff(true); *to || word == onOff(false) {
			return nil
		}
		return l.scan.Fail(mark, why.String())
	}
}

// readFind reads what is to be found in a puzzle.
func (l *reader) readFind(block *bool) error {
	mark := l.scan.Mark()
	word := strings.ToLower(l.scan.Until('&'))
	if *block = word == puzzle.Find(true); *block || word == puzzle.Find(false) {
		return nil
	}
	return l.scan.Fail(mark, moveOrBlock.String())
}

// NextSize stands for the size of today's first puzzle that somebody has still to solve.
const NextSize = "next"

// readDay reads the size of the day's puzzle that is meant.
func (l *reader) readDay(day *string) error {
	mark := l.scan.Mark()
	*day = strings.ToLower(l.scan.Until('&'))
	if _, ok := puzzle.ReadSize(*day); !ok && *day != NextSize {
		return l.scan.Fail(mark, noSize.String())
	}
	return nil
}

// readWithout reads the names of helps.
func (l *reader) readWithout(helps *game.Helps) error {
	mark := l.scan.Mark()
	var ok bool
	if *helps, ok = game.ReadHelps(strings.ToLower(l.scan.Until('&'))); !ok {
		return l.scan.Fail(mark, noSuchHelp.String())
	}
	return nil
}

// readIdea reads which idea is open, and what was chosen of it.
func (l *reader) readIdea(text *string) error {
	open, err := idea.Read(l.scan.Until('&'))
	if err != nil {
		return err // which names what was read
	}
	*text = open.String()
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
func (l *reader) readShow(show *string) error {
	mark := l.scan.Mark()
	if *show = strings.ToLower(l.scan.Until('&')); slices.Contains(Shows(), *show) {
		return nil
	}
	return l.scan.Fail(mark, canShow(Shows()))
}

// Languages lists the languages in which a page can speak.
func Languages() []string { return slices.Clone(languages) }

// readLang reads a language, by its tag.
func (l *reader) readLang(lang *string) error {
	mark := l.scan.Mark()
	if *lang = strings.ToLower(l.scan.Until('&')); slices.Contains(languages, *lang) {
		return nil
	}
	return l.scan.Fail(mark, pageSpeaks(Languages()))
}

// readTell reads which site hears what happens. There spaces mean something: a name that is
// broken by one is none.
func (l *reader) readTell(site *string) error {
	mark := l.scan.Mark()
	origin, why := readOrigin(l.scan.Until('&'))
	if why == "" && l.scan.Spaced(mark) {
		why = noHost.String()
	}
	if why != "" {
		return l.scan.Fail(mark, why)
	}
	*site = origin
	return nil
}

// readOrigin reads an origin, https://school.example or http://localhost:8000, and returns
// it as browsers write it: in small letters, without the port that goes without saying.
// Anything more, such as a path, is refused: whoever wrote that may mean something that
// does not hold, for a message goes to all pages of an origin.
func readOrigin(text string) (origin, why string) {
	text = strings.ToLower(text)
	scheme, rest, ok := strings.Cut(text, "://")
	usual := map[string]string{"https": "443", "http": "80"}[scheme]
	if !ok || usual == "" {
		return "", noOrigin.String()
	}
	rest = strings.TrimSuffix(rest, "/")
	host, port := rest, ""
	if i := strings.LastIndexByte(rest, ':'); i > strings.LastIndexByte(rest, ']') {
		host, port = rest[:i], rest[i+1:]
		n, err := strconv.ParseUint(port, 10, 16)
		if err != nil || n == 0 {
			return "", noPort.String()
		}
		port = strconv.FormatUint(n, 10)
	}
	if !isHost(host) {
		return "", noHost.String()
	}
	if port != "" && port != usual {
		host += ":" + port
	}
	return scheme + "://" + host, ""
}

// isHost reports whether a text names a machine: labels of letters, digits and hyphens with
// dots between them, or an address in brackets.
func isHost(text string) bool {
	const most = 253 // of a name in the net
	if inner, ok := strings.CutPrefix(text, "["); ok {
		inner, ok = strings.CutSuffix(inner, "]")
		return ok && isAddress(inner)
	}
	if text == "" || len(text) > most {
		return false
	}
	for label := range strings.SplitSeq(text, ".") {
		if label == "" || len(label) > 63 || strings.Trim(label, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
			return false
		}
	}
	return true
}

// isAddress reports whether a text is an address of eight groups of hexadecimal digits, as browsers
// write it: no group begins with a needless zero, and "::" stands for the groups of zeros that
// are left out. (net/netip knows it all, and would be in the page's and in the workers' programs
// for this alone.)
func isAddress(text string) bool {
	before, after, short := strings.Cut(text, "::")
	groups := 0
	for i, part := range []string{before, after} {
		if part == "" {
			continue
		}
		list := strings.Split(part, ":")
		for _, group := range list {
			if len(group) < 1 || len(group) > 4 || strings.Trim(group, "0123456789abcdef") != "" || group != "0" && group[0] == '0' {
				return false
			}
		}
		// A zero beside "::" would have been left out as well.
		if short && list[(1-i)*(len(list)-1)] == "0" {
			return false
		}
		groups += len(list)
	}
	return groups == 8 && !short || groups <= 6 && short
}
