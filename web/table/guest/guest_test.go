package guest_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/table/guest"
)

// The parts of a guest are taken out of a link wherever they stand, and written behind it.
func TestRead(t *testing.T) {
	for _, c := range []struct{ text, rest, ui, tell string }{
		{"", "", "", ""},
		{"wythoff@3,4&map=off", "wythoff@3,4&map=off", "", ""},
		{"wythoff@3,4&ui=none&map=off", "wythoff@3,4&map=off", "none", ""},
		{"wythoff@3,4&UI=Board", "wythoff@3,4", "board", ""},
		{"lesson=corner-the-queen&step=2&ui=lesson&tell=https://school.example", "lesson=corner-the-queen&step=2", "lesson", "https://school.example"},
		{"&ui=board", "", "board", ""},
		{"rook&tell=HTTPS%3A%2F%2FSchool.Example%3A443/", "rook", "", "https://school.example"},
		{"rook&tell=http://localhost:8000", "rook", "", "http://localhost:8000"},
		{"rook&tell=http://127.0.0.1:80", "rook", "", "http://127.0.0.1"},
		{"rook&tell=http://[::1]:8000", "rook", "", "http://[::1]:8000"},
		{"rook&tell=https://xn--schle-kva.example", "rook", "", "https://xn--schle-kva.example"},
	} {
		rest, g, left := guest.Read(c.text)
		if rest != c.rest || g.UI != c.ui || g.Tell != c.tell || len(left) > 0 {
			t.Errorf("%s is %q and %+v, without %v", c.text, rest, g, left)
		}
		again, same, _ := guest.Read(rest + g.String())
		if again != rest || same != g {
			t.Errorf("%s%v is read as %q and %+v", rest, g, again, same)
		}
	}
}

// What is wrong is left out, said in one sentence, and never heard by anybody.
func TestReadWrong(t *testing.T) {
	for _, part := range []string{
		"ui=everything", "ui=", "ui", "tell", "tell=", "tell=*", "tell=null", "tell=school.example", "tell=//school.example",
		"tell=https://", "tell=https://*", "tell=https://*.example", "tell=https://school.example/course", "tell=https://school.example?x", "tell=https://school.example#x",
		"tell=https://me@school.example", "tell=https://school.example:", "tell=https://school.example:0", "tell=https://school.example:65536", "tell=https://school.example:1:2",
		"tell=https://school..example", "tell=https://school example", "tell=https://schöle.example", "tell=javascript://school.example", "tell=file:///etc", "tell=data:text/html",
		"tell=https://[::1", "tell=https://[0::1]", "tell=https://[::1%25eth0]", "tell=https://a\u0000b", "tell=https://<b>", "tell=https://" + strings.Repeat("a", 64) + ".example",
		"tell=https://" + strings.Repeat("a.", 200) + "example", "tell=" + strings.Repeat("x", 1<<20),
	} {
		rest, g, left := guest.Read("rook@1,2&" + part + "&map=off")
		if rest != "rook@1,2&map=off" || g != (guest.Guest{}) || len(left) != 1 {
			t.Errorf("%.60q: %q, %+v, %v", part, rest, g, left)
			continue
		}
		words := link.DescribeLeft(left)
		if strings.Count(words, ". ") > 0 || !strings.HasSuffix(words, ".") || len(words) > 400 {
			t.Errorf("%.60q is told as %q", part, words)
		}
	}
	_, g, left := guest.Read("rook&ui=none&ui=board")
	if g.UI != guest.None || len(left) != 1 {
		t.Errorf("of two the first is taken, not %+v, %v", g, left)
	}
}

// A guest's names are no names of a game's, and the page's documentation has a row for each.
func TestNames(t *testing.T) {
	text, err := os.ReadFile("../../../docs/page.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "\n## Embedding\n")
	section, _, _ = strings.Cut(section, "\n## ")
	for _, name := range guest.Names() {
		if _, err := link.Open("rook@1,2&" + name + "=none"); err == nil {
			t.Errorf("%s is a part of a game, too", name)
		}
		if !strings.Contains(section, "| `"+name+"=` |") {
			t.Errorf("docs/page.md has no row for %s=", name)
		}
	}
	for _, show := range guest.Shows() {
		if !strings.Contains(section, "`"+show+"`") {
			t.Errorf("docs/page.md does not say what %s shows", show)
		}
	}
}

// members reads the members of window.palace that can be called, off the documentation.
func members(t *testing.T) (names []string) {
	t.Helper()
	text, err := os.ReadFile("../../../docs/page.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range regexp.MustCompile("`palace\\.([a-z]+)\\(").FindAllSubmatch(text, -1) {
		names = append(names, string(found[1]))
	}
	if len(names) < 10 {
		t.Fatalf("only %v are documented", names)
	}
	return names
}

// The page around may call members of window.palace, and only with a list.
func TestHear(t *testing.T) {
	if err := guest.Hear("move", true); err != nil {
		t.Error(err)
	}
	for _, name := range members(t) {
		if err := guest.Hear(name, true); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, name := range []string{"", "constructor", "onchange", "ready", "Move"} {
		if guest.Hear(name, true) == nil {
			t.Errorf("%q is called", name)
		}
	}
	if guest.Hear("move", false) == nil {
		t.Error("arguments are no list")
	}
}
