package link

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/pause"
	"github.com/palacegames/palace/game/puzzle"
)

// Room is where an address leads.
type Room uint8

// The rooms.
const (
	Game     Room = iota // the text is the link of a game, for an Opener
	Door                 // nothing: "", or the sign # alone
	Lesson               // lesson=NAME&step=2
	Lessons              // lesson: the list of them
	Gallery              // gallery
	Puzzle               // puzzle, puzzle=wythoff&level=3&seed=7 or puzzle=wythoff&at=5,7
	Class                // class, class&lesson=NAME, or class& and the link of a game
	ClassSet             // class&puzzle=wythoff&level=3&seed=7&set=6
	Teach                // teach: what there is for teachers
	Explore              // explore: what there is for whoever comes from the papers
)

// heads are the words that lead into a room; with "=" something of that room may be named.
var heads = map[string]Room{"lesson": Lessons, "gallery": Gallery, "puzzle": Puzzle, "class": Class, "teach": Teach, "explore": Explore}

// rooms is a set of rooms.
type rooms uint16

const (
	inGame   rooms = 1 << Game
	inLesson rooms = 1 << Lesson
	inPuzzle rooms = 1 << Puzzle
	inClass  rooms = 1 << Class
	inSet    rooms = 1 << ClassSet
	anywhere rooms = 1<<Game | 1<<Door | 1<<Lesson | 1<<Lessons | 1<<Gallery | 1<<Puzzle | 1<<Class | 1<<ClassSet | 1<<Teach | 1<<Explore
)

func (r Room) in() rooms { return 1 << r }

// Address is what a text says that stands behind the # of an address, but for a game's.
type Address struct {
	Room Room
	// Lesson is a lesson's name, or a word that holds all of it.
	Lesson string
	// Puzzle is a puzzle's name, which may leave out what is that of the day's.
	Puzzle puzzle.Name
	// Day is the size of the day's puzzle that is meant, or NextSize; "" where its name says it.
	Day string
	// Set says that the puzzle's name stands for several, and which of them is meant.
	Set puzzle.Set
	// Link is that of the game about which a class is asked.
	Link string
	// Quiz and Without are what a lesson's boards do not tell.
	Quiz    bool
	Without game.Helps
	// Pause says before which steps a lesson waits.
	Pause pause.Plan
	// UI is what a page in a frame shows beside its board, and Tell the origin that hears what
	// happens there. Both are "" for a page by itself.
	UI, Tell string
	// Lang is the language in which the page is to speak, "" for the reader's.
	Lang string

	step   string // as it is written
	before int    // how many characters stand before Link
}

// Misread is an error about Link that counts its place from the beginning of the whole text.
func (a Address) Misread(err error) error { return Moved(err, a.before) }

// ReadAddress reads any text that may stand behind the # of an address. Of a game it reads what
// is said of the page alone: the rest is for an Opener. It says which parts it has left out;
// where Everything is forgiven it never errs but for a text that is too long.
func ReadAddress(text string, may Forgive) (Address, []Left, error) {
	if len(text) > MaxLength {
		return Address{}, nil, errLongLink(len(text), MaxLength)
	}
	l := &reader{may: may, scan: notation.NewScanner(Mend(text))}
	err := l.readHead()
	if err == nil && l.address.Room == Game {
		l.readPage()
	} else if err == nil {
		err = l.readParts()
	}
	if err == nil {
		err = l.checkSet()
	}
	if err != nil {
		return Address{}, nil, err
	}
	l.hide()
	a := l.address
	a.Quiz, a.Without = l.settings.Quiz, l.settings.Without
	return a, l.left, nil
}

// room returns the room that the link leads into.
func (l *reader) room() Room { return l.address.Room }

// readHead reads which room it is.
func (l *reader) readHead() error {
	a, ahead := &l.address, *l.scan
	mark := ahead.Mark()
	word := ahead.Word()
	parted := ahead.Spaced(mark)
	next := ahead.Until('&')
	room, known := heads[word]
	switch value, named := strings.CutPrefix(next, "="); {
	case word+next == "":
		a.Room = Door
	case known && (named || next == ""):
		a.Room = room
		l.scan.Skip(word)
		if room == Class && !l.readSetHead(&named, &value) {
			l.readAsked()
		}
		if a.Room == Puzzle || a.Room == ClassSet {
			a.Puzzle.Seed = puzzle.AnySeed
		}
		return l.readNamed(named, value)
	case isName(word+next) && !parted:
		a.Room = Door // a part before nothing, such as lang=de or utm_source=mail
	}
	return nil
}

// isName reports whether a text is name=value; no ruleset looks like that but a set of moves, S={(1,2),(2,1)}.
func isName(text string) bool {
	name, value, ok := strings.Cut(text, "=")
	return ok && !strings.HasPrefix(strings.TrimSpace(value), "{") && name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.") == ""
}

// readNamed reads what of a room is named.
func (l *reader) readNamed(named bool, value string) error {
	bad := checkPercent(*l.scan)
	mark, start := l.scan.Mark(), *l.scan
	l.scan.Until('&')
	switch a := &l.address; {
	case !named:
		return nil
	case a.Room != Gallery && a.Room != Teach && a.Room != Explore && value == "":
		return nil
	case a.Room == Puzzle || a.Room == ClassSet:
		if bad == nil {
			a.Puzzle.Game, bad = readRuleset(start)
		}
		if bad == nil {
			return nil
		}
	case a.Room != Lessons:
		bad = l.scan.Fail(mark, nothingNamed.String())
	case bad == nil:
		a.Room, a.Lesson = Lesson, value
		if value[0] != '~' { // which begins a word of letters that differ by their size
			a.Lesson = strings.ToLower(value)
		}
		return nil
	}
	if l.leaveSince("any", mark, bad) {
		return nil
	}
	return bad
}

// readAsked reads the link of a game, if that is what follows: it is for an Opener.
func (l *reader) readAsked() {
	rest := l.scan.Rest()
	link := strings.TrimSpace(strings.TrimPrefix(rest, "&"))
	if first, _, _ := strings.Cut(link, "&"); first != "" && link != rest && !isName(strings.TrimSpace(first)) {
		l.address.Link = link
		l.scan.Skip("&")
		l.address.before = l.scan.Place()
		l.skipRest()
	}
}

// readLesson reads the name of the lesson that a class is given.
func (l *reader) readLesson(name *string) error {
	if *name = l.scan.Until('&'); !strings.HasPrefix(*name, "~") {
		*name = strings.ToLower(*name)
	}
	return nil
}

// readRuleset reads the ruleset of a puzzle, behind the sign "=" and up to the parts.
func readRuleset(scan notation.Scanner) (string, error) {
	scan.Skip("=")
	g, err := catalog.Read(&scan)
	if err == nil && !scan.Done() && scan.Rest()[0] != '&' {
		err = scan.End()
	}
	if err != nil {
		return "", err
	}
	return g.String(), nil
}

// readPage reads what the link of a game says of the page. What is wrong in it the Opener says.
func (l *reader) readPage() {
	l.scan.Until('&')
	l.may, l.address.Room = Everything, Door // where nothing else is read
	_ = l.readParts()                        // everything is forgiven
	l.left, l.address.Room = nil, Game
}

// readStep reads a step, a number of any size.
func (l *reader) readStep(step *string) (err error) {
	*step, err = l.scan.Digits(aStep.String())
	return err
}

// Step returns which of so many steps of the lesson is meant, the first if none is named. A
// number beyond them is said to be left out, and the nearest step is meant.
func (a Address) Step(steps int, may Forgive) (int, []Left, error) {
	if a.step == "" {
		return 1, nil, nil
	}
	n, err := strconv.Atoi(a.step)
	near := min(max(n, 1), steps)
	if err == nil && n == near {
		return n, nil, nil
	}
	if strings.HasPrefix(a.step, "-") {
		near = 1
	} else if err != nil {
		near = steps
	}
	if may < Everything {
		return 0, nil, errNoStep(steps)
	}
	return near, []Left{{Part: "step=" + a.step, Why: errStepBeyond(steps, near == 1)}}, nil
}

// writer writes what the address says.
func (a Address) writer() *writer {
	return &writer{said: said{settings: game.Settings{Quiz: a.Quiz, Without: a.Without}, address: a}}
}

// Page writes the parts that are about the page, as they follow any link.
func (a Address) Page() string {
	w := a.writer()
	w.parts(anywhere)
	return w.String()
}

// String writes the address, "" for a game's and the door's.
func (a Address) String() string {
	w := a.writer()
	switch a.Room {
	case Gallery:
		w.WriteString("gallery")
	case Teach:
		w.WriteString("teach")
	case Explore:
		w.WriteString("explore")
	case Class:
		w.WriteString("class")
		if a.Link != "" {
			w.WriteString("&" + strings.ReplaceAll(a.Link, "%", "%25"))
		}
		w.parts(inClass)
	case Lessons:
		w.WriteString("lesson")
	case Lesson:
		w.WriteString("lesson=" + a.Lesson)
		w.parts(inLesson)
	case Puzzle:
		w.puzzle(a.Puzzle.Game)
		w.parts(inPuzzle)
	case ClassSet:
		w.WriteString("class&")
		w.puzzle(a.Puzzle.Game)
		w.parts(inSet)
	}
	w.parts(anywhere)
	return w.String()
}

// At returns the address of another step of the lesson, of the lesson itself for 0.
func (a Address) At(step int) Address {
	if a.step = ""; step > 0 {
		a.step = strconv.Itoa(step)
	}
	return a
}

// Board adds to the link of a board what the address keeps back on all boards of its lesson.
func (a Address) Board(link string) string {
	a.step, a.Pause = "", pause.Plan{}
	w := a.writer()
	for i, part := range strings.Split(link, "&") {
		name, value, _ := strings.Cut(part, "=")
		name = strings.ToLower(name)
		switch helps, ok := game.ReadHelps(value); {
		case i == 0:
			w.WriteString(part)
		case name == "without" && ok:
			w.settings.Without |= helps
		case name != "quiz" || !a.Quiz:
			w.WriteString("&" + part)
		case w.settings.Quiz: // at its place, so that places behind it stay
			w.value("quiz", onOff(true))
			w.settings.Quiz = false
		}
	}
	w.parts(inLesson)
	return w.String()
}
