package link_test

import (
	"os"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/link"
)

// What is said of the page itself is read in every link, wherever it stands, and written behind it.
func TestPageParts(t *testing.T) {
	for _, c := range []struct{ text, ui, tell string }{
		{"", "", ""},
		{"wythoff@3,4&map=off", "", ""},
		{"wythoff@3,4&ui=none&map=off", "none", ""},
		{"wythoff@3,4&UI=Board", "board", ""},
		{"lesson=corner-the-queen&step=2&ui=lesson&tell=https://school.example", "lesson", "https://school.example"},
		{"&ui=board", "board", ""},
		{"rook&tell=HTTPS%3A%2F%2FSchool.Example%3A443/", "", "https://school.example"},
		{"rook&tell=http://localhost:8000", "", "http://localhost:8000"},
		{"rook&tell=http://127.0.0.1:80", "", "http://127.0.0.1"},
		{"rook&tell=http://[::1]:8000", "", "http://[::1]:8000"},
		{"rook&tell=https://[2001:db8::8:800:200c:417a]", "", "https://[2001:db8::8:800:200c:417a]"},
		{"rook&tell=https://[1:2:3:4:5:6:7:8]", "", "https://[1:2:3:4:5:6:7:8]"},
		{"rook&tell=https://xn--schle-kva.example", "", "https://xn--schle-kva.example"},
	} {
		a, left, err := link.ReadAddress(c.text, link.Nothing)
		if err != nil || a.UI != c.ui || a.Tell != c.tell || len(left) > 0 {
			t.Errorf("%s is %+v, without %v, %v", c.text, a, left, err)
		}
		if a.Room == link.Game {
			s, _, err := link.NewOpener().Open(c.text, link.Nothing)
			if err != nil || strings.Contains(link.Of(s), "ui=") {
				t.Errorf("%s: %v", c.text, err)
			}
		}
		if same, _, err := link.ReadAddress(a.Page(), link.Nothing); err != nil || same.UI != a.UI || same.Tell != a.Tell {
			t.Errorf("%s is read as %+v, %v", a.Page(), same, err)
		}
	}
}

// What is wrong with it is left out, said in one sentence, and never heard by anybody.
func TestPagePartsWrong(t *testing.T) {
	for _, part := range []string{
		"ui=everything", "ui=", "ui", "tell", "tell=", "tell=*", "tell=null", "tell=school.example", "tell=//school.example",
		"tell=https://", "tell=https://*", "tell=https://*.example", "tell=https://school.example/course", "tell=https://school.example?x", "tell=https://school.example#x",
		"tell=https://me@school.example", "tell=https://school.example:", "tell=https://school.example:0", "tell=https://school.example:65536", "tell=https://school.example:1:2",
		"tell=https://school..example", "tell=https://school example", "tell=https://school%20example", "tell=https://schöle.example", "tell=javascript://school.example", "tell=file:///etc", "tell=data:text/html",
		"tell=https://[::1", "tell=https://[0::1]", "tell=https://[1::0:2]", "tell=https://[1:2:3:4:5:6:7]", "tell=https://[1:2:3:4:5:6:7::]", "tell=https://[01::1]", "tell=https://[1::2::3]", "tell=https://[12345::1]", "tell=https://[::g]", "tell=https://[]", "tell=https://[::1%25eth0]", "tell=https://a\u0000b", "tell=https://<b>", "tell=https://" + strings.Repeat("a", 64) + ".example",
		"tell=https://" + strings.Repeat("a.", 200) + "example", "tell=" + strings.Repeat("x", 1<<20-1<<13),
	} {
		for _, head := range []string{"rook@1,2", "lesson=a", "gallery", ""} {
			a, left, err := link.ReadAddress(head+"&"+part, link.Everything)
			if a.Room == link.Game {
				_, left, err = link.NewOpener().Open(head+"&"+part+"&map=off", link.Looks)
			}
			if err != nil || a.UI+a.Tell != "" || len(left) != 1 {
				t.Errorf("%.60q: %+v, %v, %v", part, a, left, err)
				continue
			}
			words := link.DescribeLeft(left)
			if strings.Count(words, ". ") > 0 || !strings.HasSuffix(words, ".") || len(words) > 400 {
				t.Errorf("%.60q is told as %q", part, words)
			}
		}
	}
	a, left, _ := link.ReadAddress("lesson=a&ui=none&ui=board", link.Everything)
	if a.UI != link.ShowNone || len(left) != 1 {
		t.Errorf("of two the first is taken, not %+v, %v", a, left)
	}
}

// The page's documentation says how a page is embedded.
func TestPagePartsAreDocumented(t *testing.T) {
	text, err := os.ReadFile("../../docs/page.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "\n## Embedding\n")
	section, _, _ = strings.Cut(section, "\n## ")
	for _, name := range []string{"ui", "tell"} {
		if !strings.Contains(section, "| `"+name+"=` |") {
			t.Errorf("docs/page.md has no row for %s=", name)
		}
	}
	for _, show := range link.Shows() {
		if !strings.Contains(section, "`"+show+"`") {
			t.Errorf("docs/page.md does not say what %s shows", show)
		}
	}
}

// The language of a link is read wherever it stands. One that no page speaks is named and left out.
func TestLang(t *testing.T) {
	for _, head := range []string{"rook@1,2", "lesson=a", "gallery", "puzzle", "class", ""} {
		for _, tag := range link.Languages() {
			a, left, err := link.ReadAddress(head+"&lang="+strings.ToUpper(tag), link.Nothing)
			if err != nil || a.Lang != tag || len(left) > 0 {
				t.Errorf("%s in %s: %+v, %v, %v", head, tag, a, left, err)
			}
		}
		for _, part := range []string{"lang=xx", "lang=", "lang=de-", "lang=de&lang=de", "lang=en-XA"} {
			a, left, err := link.ReadAddress(head+"&"+part, link.Everything)
			if a.Room == link.Game {
				_, left, err = link.NewOpener().Open(head+"&"+part, link.Looks)
			}
			if err != nil || len(left) != 1 || a.Lang != "" && part != "lang=de&lang=de" {
				t.Errorf("%s&%s: %+v, %v, %v", head, part, a, left, err)
			}
		}
	}
}
