package catalog

import (
	_ "embed"
	"errors"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// calledTexts are the names by which games are called, in all languages of the page, each behind what it stands for:
// how a ruleset begins, ? and the ruleset that may be meant, misere, or one of the words with which a title goes on
// behind a number: what is blocked, a sentence that changes nothing, or about t.
//
//go:embed names.txt
var calledTexts string

// called is a line of that list.
type called struct{ as, name string }

func calledList() (list []called) {
	for line := range strings.Lines(calledTexts) {
		as, name, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		list = append(list, called{as, bare(name)})
	}
	return list
}

// bare returns a name without what does not matter in it: spaces, capitals, accents, hyphens and apostrophes.
func bare(name string) string {
	return strings.Map(func(r rune) rune {
		if r == ' ' {
			return -1
		}
		return plainLetter(r)
	}, notation.Plain(name))
}

// plainLetter returns the small letter without its accent, -1 for what does not matter.
func plainLetter(r rune) rune {
	switch r {
	case '-', '\'', '’', '‘', '´':
		return -1
	}
	return notation.Letter(r)
}

// begins returns how many bytes of a text a name takes, 0 if it does not begin with it, and the numbers that stand
// there for the signs # of the name.
func begins(text, name string) (n int, numbers []string) {
	for i := 0; i < len(name); {
		want, size := utf8.DecodeRuneInString(name[i:])
		i += size
		if want == '#' {
			next, _ := utf8.DecodeRuneInString(name[i:])
			from := n
			for n < len(text) {
				r, wide := utf8.DecodeRuneInString(text[n:])
				if digit := '0' <= r && r <= '9'; !digit && (i == len(name) || !unicode.IsLetter(r) && !strings.ContainsRune(",.'’", r) || plainLetter(r) == next && stands(text[n:], name[i:])) {
					break
				}
				n += wide
			}
			if n == from {
				return 0, nil
			}
			numbers = append(numbers, text[from:n])
			continue
		}
		for {
			r, wide := utf8.DecodeRuneInString(text[n:])
			if wide == 0 {
				return 0, nil
			}
			n += wide
			if r = plainLetter(r); r < 0 {
				continue
			}
			if r != want {
				return 0, nil
			}
			break
		}
	}
	// An accent by itself belongs to the letter before it.
	for n > 0 && n < len(text) {
		r, wide := utf8.DecodeRuneInString(text[n:])
		if r < utf8.RuneSelf || plainLetter(r) >= 0 {
			break
		}
		n += wide
	}
	return n, numbers
}

// stands reports whether the rest of a name without further numbers stands at the beginning of a text.
func stands(text, name string) bool {
	n, _ := begins(text, name)
	return n > 0
}

// longest finds the longest of some names with which what comes next begins.
func longest(s *notation.Scanner, of func(as string) bool) (found called, n int, numbers []string) {
	rest := s.Rest()
	for _, c := range calledList() {
		if !of(c.as) {
			continue
		}
		if size, there := begins(rest, c.name); size > n {
			found, n, numbers = c, size, there
		}
	}
	return found, n, numbers
}

// only is for one kind of names.
func only(kind string) func(as string) bool {
	return func(as string) bool { return as == kind }
}

// isGame reports whether a name stands for a game.
func isGame(as string) bool { return as != "misere" && as != "tail" && as != "blocks" && as != "range" }

// skipMisere reads the words for misère play.
func skipMisere(s *notation.Scanner) bool {
	ahead := *s
	ahead.Skip(",")
	_, n, _ := longest(&ahead, only("misere"))
	if n == 0 {
		return false
	}
	ahead.Take(n)
	*s = ahead
	return true
}

// readCalled reads a ruleset that does not begin with a name of the notation: a title, or a set of moves. A name by
// which a game is known elsewhere is refused with the ruleset that is meant.
func readCalled(s *notation.Scanner) (engine.Game, error) {
	mark := s.Mark()
	found, n, numbers := longest(s, isGame)
	if n > 0 && ended(s, n, found.as) {
		return readTitled(s, mark, found, n, numbers)
	}
	equals := *s
	if equals.Word() == "s" && (equals.Skip("=") || equals.Skip(":=")) {
		*s = equals
		return Named("subtraction").Parse(s)
	}
	if s.Opener() != 0 {
		return readSet(s)
	}
	ahead := *s
	name := ahead.Word()
	e := Named(name)
	if e != nil {
		*s = ahead
		return readBehind(s, e)
	}
	if name == "" {
		name = ahead.Until('@')
	}
	*s = ahead
	return nil, s.FailFor(mark, errNoSuchGame(strings.Join(names(), ", "), notation.Perhaps(notation.Near(name, names()))))
}

// otherwise refuses a name for which the notation has another.
type otherwise struct {
	error
	link string
}

func (o otherwise) Unwrap() error { return o.error }

// Meant returns the link of the game that an error says is written otherwise here, or "".
func Meant(err error) string {
	var o otherwise
	errors.As(err, &o)
	return o.link
}

// ended reports whether a name ends after n bytes, and does not only begin a longer word.
func ended(s *notation.Scanner, n int, as string) bool {
	ahead := *s
	ahead.Take(n)
	r, _ := utf8.DecodeRuneInString(ahead.Rest())
	return ahead.Done() || !unicode.IsLetter(r) || ahead.Parted() && strings.HasSuffix(as, ":")
}

// readTitled reads on behind a title, in which some numbers stand.
func readTitled(s *notation.Scanner, mark int, found called, n int, numbers []string) (engine.Game, error) {
	s.Take(n)
	if meant, hint := strings.CutPrefix(found.as, "?"); hint {
		return nil, s.FailFor(mark, otherwise{errWrittenAs(meant), meant})
	}
	family := strings.TrimRight(found.as, ":+")
	family, _, _ = strings.Cut(family, ":")
	e := Named(family)
	if len(numbers) > 0 {
		g, err := e.Parse(notation.NewScanner(":" + numbers[0]))
		if wrong, ok := err.(*notation.Error); ok {
			return nil, s.Fail(mark, wrong.Reason)
		}
		return g, err
	}
	switch found.as {
	case "blocking:", "mwythoff:":
		return readNumbered(s, mark, e)
	case "wythoff+":
		return readRanged(s, e)
	case "subtraction:", "wythoff", "nim":
		return readBehind(s, e)
	}
	rules := notation.NewScanner(found.as[len(family):])
	return e.Parse(rules)
}

// readBehind reads on behind the name of a family. Numbers behind Wythoff Nim may be a move or a position.
func readBehind(s *notation.Scanner, e *Entry) (engine.Game, error) {
	if e.Name == "wythoff" && s.Opener() != 0 {
		return nil, s.FailFor(s.Mark(), errPlusOrAt)
	}
	return e.Parse(s)
}

// readBlocks reads how many squares may be blocked as a title has it, "(40,002 blocks)": one fewer than k. It returns nil
// where something else stands.
func readBlocks(s *notation.Scanner, e *Entry) engine.Game {
	ahead := *s
	if !ahead.Skip("(") {
		return nil
	}
	blocks, err := strconv.Atoi(ahead.Grouped())
	_, n, _ := longest(&ahead, only("blocks"))
	if err != nil || n == 0 {
		return nil
	}
	g, err := e.Parse(notation.NewScanner(":" + strconv.Itoa(blocks+1)))
	if err != nil {
		return nil
	}
	ahead.Take(n)
	*s = ahead
	return g
}

// readNumbered reads the number of a family as a title has it, or had it: "(40,002 blocks)", ", M = 3", ", k = 40,003: …".
func readNumbered(s *notation.Scanner, mark int, e *Entry) (engine.Game, error) {
	if e.Name == "blocking" {
		if g := readBlocks(s, e); g != nil {
			return g, nil
		}
	}
	start := s.Mark()
	s.Skip(",")
	if !s.Skip("k") {
		s.Skip("m")
	}
	if !s.Skip("=") {
		s.Skip(":")
	}
	from := s.Mark()
	digits := s.Grouped()
	if digits == "" {
		if s.Done() || s.Mark() == start {
			return nil, s.FailFor(mark, otherwise{errWrittenAs(e.Name + ":5"), e.Name + ":5"})
		}
		_, err := s.Digits(strings.ToUpper(e.Name[:1]))
		return nil, err
	}
	g, err := e.Parse(notation.NewScanner(":" + digits))
	if err != nil {
		if wrong, ok := err.(*notation.Error); ok {
			return nil, s.Fail(from, wrong.Reason)
		}
		return nil, err
	}
	if _, n, _ := longest(s, only("tail")); n > 0 {
		s.Take(n)
	}
	return g, nil
}

// readRanged reads further moves and, in words, the range of t.
func readRanged(s *notation.Scanner, e *Entry) (engine.Game, error) {
	ahead := *s
	g, err := e.Parse(&ahead)
	if err == nil && s.Opener() != 0 {
		*s = ahead
		return g, nil
	}
	whole := *s
	list := whole.Until('@')
	end := strings.LastIndexByte(list, ')') + 1
	if end == 0 {
		return nil, s.Fail(s.Mark(), notation.ExpectedMove.String())
	}
	behind := *s
	behind.Take(end)
	_, n, t := longest(&behind, only("range"))
	if n == 0 {
		*s = ahead
		return nil, err
	}
	text := "+" + s.Spelled(end) + ";t=" + t[0] + ".."
	if len(t) > 1 {
		text += t[1]
	}
	if g, err = e.Parse(notation.NewScanner(text)); err != nil {
		mark := s.Mark()
		s.Take(end + n)
		if wrong, ok := err.(*notation.Error); ok {
			return nil, s.Fail(mark, wrong.Reason)
		}
		return nil, err
	}
	s.Take(end + n)
	return g, nil
}

// readSet reads a set of moves that stands alone. One move alone may be a position.
func readSet(s *notation.Scanner) (engine.Game, error) {
	mark := s.Mark()
	braces := s.Opener() != '('
	g, err := Named("subtraction").Parse(s)
	if err == nil && !braces && g.Shape().Dim > 1 && strings.Count(g.String(), "(") == 1 {
		return nil, s.FailFor(mark, errMoveOrPosition(g.String()))
	}
	return g, err
}
