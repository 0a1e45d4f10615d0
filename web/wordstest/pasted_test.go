package wordstest_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/read"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/wordstest"
)

// TestPrintedIsRead: whatever a page prints that somebody can paste into one of its fields is read as what it says, in
// each language: games, positions, links, moves, numbers and lists of them.
func TestPrintedIsRead(t *testing.T) {
	tags, err := wordstest.Tags()
	if err != nil || len(tags) != 5 {
		t.Fatal(tags, err)
	}
	for _, tag := range tags {
		t.Run(tag, func(t *testing.T) {
			l, err := wordstest.Language(tag)
			if err != nil {
				t.Fatal(err)
			}
			defer words.Speak(l, nil)()
			if words.Tag() != tag || tag != "en" && words.And([]string{"1", "2"}) == "1 and 2" {
				t.Fatalf("%s is not spoken", tag)
			}
			games(t)
			positions(t)
			numbers(t)
		})
	}
}

// games: by its title, in normal and in misère play, and by the link to it.
func games(t *testing.T) {
	var texts []string
	for _, f := range catalog.Families {
		for _, p := range f.Presets {
			texts = append(texts, p.Link)
		}
	}
	tried := 0
	for _, text := range append(texts,
		"blocking:2@3,3", "blocking:3@3,3", "blocking:40003@3,3", "blocking:1048576@9,9", "mwythoff:12345@9,9", "subtraction:(1)@9", "subtraction:(1)(3)(4)@9", "subtraction:(1000,2000)(2000,1000)@9,9",
		"subtraction:(1,2,3)(3,2,1)@9,9,9", "wythoff+(1,2)@9,9", "wythoff+(1,3)(3,1)(5,5)@9,9", "wythoff+(t,2t);t=1..@9,9", "wythoff+(t,2t)(2t,t);t=3..17@9,9", "wythoff&misere=on", "maharaja&misere=on", "subtraction:(1,2)(2,1)@9,9&misere=on",
	) {
		s, err := link.Open(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		v := s.View()
		if again, err := link.Open(link.Of(s)); err != nil || link.Of(again) != link.Of(s) {
			t.Errorf("%s is written as %s, which is refused, or another: %v", text, link.Of(s), err)
		}
		name, title := v.Game.String(), v.Game.Title()
		if !strings.ContainsAny(title, "({=") && strings.Contains(name, "(") && !strings.HasPrefix(name, "maharaja") {
			continue // its moves are too many for a title
		}
		tried++
		if got, err := catalog.Parse(title); err != nil || got.String() != name {
			t.Errorf("%s is called %q, which is read as %v: %v", name, title, got, err)
		}
		if strings.HasSuffix(name, misere.Mark) {
			continue
		}
		if other, err := misere.Of(v.Game); err == nil {
			if got, err := catalog.Parse(other.Title()); err != nil || got.String() != other.String() {
				t.Errorf("%s is called %q, which is read as %v: %v", other, other.Title(), got, err)
			}
		}
	}
	if tried < 30 {
		t.Errorf("%d titles", tried)
	}
}

// positions: as sentences show them, with spaces, and as links have them.
func positions(t *testing.T) {
	far := strings.Repeat("31415926535", 9)
	for _, text := range []string{"0", "7", "1234567", "3,5", "0,0", "12,17", "-4,5", "1000,618", "40003,1234567", "5,6,3", "1,2,3,4", far + "," + far[5:], "-" + far + ",7"} {
		p := at(t, text)
		for _, printed := range []string{p.String(), words.Square(p), strings.ReplaceAll(words.Square(p), ",", ", "), mine(words.Square(p))} {
			if got, err := page.Typed(printed, p.Dim()); err != nil || engine.Position(got) != p {
				t.Errorf("%q is read as %v: %v", printed, got, err)
			}
			if !read.Same(p.String(), printed) {
				t.Errorf("%q is no answer where %s is right", printed, p)
			}
		}
		if len(text) < 20 {
			if printed := words.Spot(p); !read.Same(p.String(), printed) {
				t.Errorf("%q is no answer where %s is right", printed, p)
			}
		}
	}
	for _, moves := range [][]string{{"(1,2)"}, {"(1,2)", "(2,1)"}, {"(1,2)", "(2,1)", "(3,3)"}, {"(1,10)", "(2,1)", "(3,3)", "(1000,7)"}} {
		printed, want := words.And(moves), "subtraction:"+strings.Join(moves, "")
		for _, text := range []string{"{" + printed + "}", "S = {" + printed + "}", "subtraction:" + printed, mine("{" + printed + "}")} {
			if g, err := catalog.Parse(text); err != nil || sorted(t, g.String()) != sorted(t, want) {
				t.Errorf("%q is read as %v: %v, want %s", text, g, err, want)
			}
		}
	}
}

// numbers: with what parts thousands and decimals, one by one and as lists.
func numbers(t *testing.T) {
	for _, n := range []int{0, 7, 34, 100, 999, 1000, 1618, 40003, 999999, 1234567, 1234567890} {
		if printed := words.Digits(n); !read.Same(strconv.Itoa(n), printed) || !read.Same(strconv.Itoa(n), mine(printed)) {
			t.Errorf("%q is no answer where %d is right", printed, n)
		}
	}
	for _, n := range []string{"0.5", "1.618", "12.25", "0.125", "3.14159"} {
		printed := words.Decimal(n)
		if comma := strings.Replace(n, ".", ",", 1); !read.Same(n, printed) || !read.Same(n, mine(printed)) || words.Tag() != "en" && !read.Same(n, comma) {
			t.Errorf("%q is no answer where %s is right", printed, n)
		}
	}
	for _, list := range [][]string{{"8", "13"}, {"1", "2", "3"}, {"3", "5", "8", "13", "21"}, {"-4", "5"}, {"618", "1000"}} {
		right := strings.Join(list, ",")
		for _, printed := range []string{words.And(list), mine(words.And(list)), "{" + words.And(list) + "}", words.And(list) + "."} {
			if !read.Same(right, printed) || !read.Same("{"+right+"}", printed) || read.Same(right+",1", printed) {
				t.Errorf("%q is no answer where %s is right", printed, right)
			}
		}
	}
}

// mine is a text as it comes from a sentence that is written from right to left, or out of a mail.
func mine(text string) string {
	return "\u2068" + strings.NewReplacer("-", "−", " ", "\u00a0").Replace(text) + "\u2069"
}

func at(t *testing.T, text string) engine.Position {
	t.Helper()
	p, err := page.Typed(text, strings.Count(text, ",")+1)
	if err != nil {
		t.Fatal(err)
	}
	return engine.Position(p)
}

// sorted is a game as it writes itself.
func sorted(t *testing.T, text string) string {
	t.Helper()
	g, err := catalog.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return g.String()
}
