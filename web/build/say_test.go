package main

import (
	"strings"
	"testing"

	"golang.org/x/net/html"
)

func inEnglish(page string, says map[string]string) (string, error) {
	b, err := newBuilder(files{"page.html": []byte(page)}, false)
	if err != nil {
		return "", err
	}
	b.says = says
	root := b.open("page.html")
	if b.err != nil {
		return "", b.err
	}
	return string(rendered(root)), nil
}

// A page gets its words in English, with their names beside them; what it names and is not there, or stands nowhere, is an error.
func TestInEnglish(t *testing.T) {
	says := map[string]string{"a": "One & two", "b": "Press <kbd>w</kbd>, it’s “there”", "c": "Go on with <span/>", "d": `Say "no"`, "bad": "<i>x</i>", "late": "It <span/> goes on", "first": "<b/> goes on", "open": "<b>x", "and": "R&amp;D < E"}
	for page, want := range map[string]string{
		`<p>{a}</p>`:        `<p data-say="a">One &amp; two</p>`,
		`<p id="x">{b}</p>`: `<p id="x" data-say="b">Press <kbd>w</kbd>, it’s “there”</p>`,
		`<button title="{d}">{c} <span></span></button>`: `<button title="Say &#34;no&#34;" data-say="c title=d">Go on with <span></span></button>`,
		`<label><input placeholder="{a}"> {a}</label>`:   `<label data-say="a"><input placeholder="One &amp; two" data-say="placeholder=a"/> One &amp; two</label>`,
		`<p>{and}</p>`:           `<p data-say="and">R&amp;amp;D &lt; E</p>`,
		`<p><b></b> {first}</p>`: `<p data-say="first"><b></b> goes on</p>`,
		`<!-- {a} --><svg/><script>{a} < {b}</script><p>k { }</p>`: `<svg></svg><script>{a} < {b}</script><p>k { }</p>`,
	} {
		got, err := inEnglish(page, says)
		if err != nil || got != want {
			t.Errorf("%s is\n%s, want\n%s (%v)", page, got, want, err)
		}
	}
	for page, why := range map[string]string{
		"<i>\n</i><p>{none}</p>": "page.html:2: there is no message none", `<p title="{none}"></p>`: "page.html:1: there is no message none", `{a}`: "stands in no element", `<p>{a} {b}</p>`: "it can have one text",
		`<p>{bad}</p>`: "has the mark i", `<p>{late}<span></span></p>`: "has the mark span", `<p>{open}</p>`: "page.html:1: open: its marks:1: b is not closed", `<p>{a}`: "p is not closed", `{a}</p>`: "a p is closed", `<p>{a}</b>`: "a b is closed",
	} {
		if _, err := inEnglish(page, says); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: %v, and not that %s", page, err, why)
		}
	}
}

// The names of messages are unique among all pages, and errors say the file and the line.
func TestEnglish(t *testing.T) {
	source := files{"words.ftl": []byte("a = One\n"), "panels/x/words.ftl": []byte("\nb = Two\n")}
	says, err := english(source)
	if err != nil || says["a"] != "One" || says["b"] != "Two" {
		t.Errorf("%v, %v", says, err)
	}
	for text, why := range map[string]string{"a = Three\n": "web/site/panels/x/words.ftl:1: a stands in web/site/words.ftl as well", "\nc = { $n }\n": "web/site/panels/x/words.ftl:2: c: $n"} {
		source["panels/x/words.ftl"] = []byte(text)
		if _, err := english(source); err == nil || !strings.HasPrefix(err.Error(), why) && !strings.Contains(err.Error(), "a stands in") {
			t.Errorf("%q: %v, want %s", text, err, why)
		}
	}
}

// The script that starts a page has its words between quotation marks.
func TestStarted(t *testing.T) {
	b := builder{says: map[string]string{"start-a": "Host’s", "start-b": "B"}}
	got, err := b.started([]byte(`say("{start-a}", {b}, "{start-b}{start-a}")`))
	if err != nil || string(got) != `say("Host’s", {b}, "BHost’s")` {
		t.Errorf("%s, %v", got, err)
	}
	for _, text := range []string{"", `a "quotation"`, "a `mark`"} {
		b.says["start-a"] = text
		if _, err := b.started([]byte(`"{start-a}"`)); err == nil {
			t.Errorf("%q stands in a script", text)
		}
	}
}

// TestSaid: a page has in itself what its scripts say before the language has come, with what writes numbers, and nothing that ends it.
func TestSaid(t *testing.T) {
	source := files{scriptsOwn: []byte("lost = </script> { $n }\n"), englishName: []byte(`{"messages":{"engine/words":{"decimal":"."},"engine/rook":{"title":"Rook"},"":{"door-go":"Go"}}}`)}
	source["page.html"] = []byte("<script><!-- said --></script><p></p>")
	opened := func() (string, error) {
		b := builder{source: source, where: map[*html.Node]string{}}
		root := b.open("page.html")
		return string(rendered(root)), b.err
	}
	page, err := opened()
	if want := `<script>{"engine/words/decimal":".","lost":"\u003c/script\u003e { $n }"}</script><p></p>`; err != nil || page != want {
		t.Errorf("%s, %v, want %s", page, err, want)
	}
	source[englishName] = []byte("{")
	if _, err := opened(); err == nil || !strings.HasPrefix(err.Error(), englishName) {
		t.Errorf("what is no language: %v", err)
	}
	source["page.html"] = []byte("<p></p>")
	if page, err := opened(); err != nil || page != "<p></p>" {
		t.Errorf("a page without a place: %s, %v", page, err)
	}
	source[scriptsOwn] = []byte("\nlost = {")
	source["page.html"] = []byte("<script><!-- said --></script>")
	if _, err := opened(); err == nil || !strings.HasPrefix(err.Error(), "js/words.ftl:2: ") {
		t.Errorf("what is no message: %v", err)
	}
}
