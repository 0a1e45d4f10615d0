//go:build !js

package engine_test

import (
	"html"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

var (
	markup    = regexp.MustCompile(`(?s)<!--.*?-->|<!.*?>|<(/?)([a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>`)
	attribute = regexp.MustCompile(`([a-z-]+)="([^"]*)"`)
	white     = regexp.MustCompile(`\s+`)
)

// inline are the elements within a text.
var inline = []string{"a", "b", "br", "code", "em", "i", "kbd", "strong", "sub", "sup", "var"}

// told are the attributes that people read, besides a page's description.
var told = []string{"alt", "aria-label", "aria-valuetext", "data-help", "label", "placeholder", "title"}

// pageWord is a message of the pages or of the scripts, each in a line.
var pageWord = regexp.MustCompile(`(?m)^([a-z][a-z0-9-]*) = (.+)$`)

// pageTexts are the texts of the site's pages, of the panels and of the scripts before Go is there, by file.
func pageTexts(t *testing.T) map[string][]saying {
	t.Helper()
	found, all := map[string][]saying{}, 0
	walk(t, ".ftl", func(name, text string) {
		if !strings.HasPrefix(name, "web/site/") {
			return
		}
		for _, each := range pageWord.FindAllStringSubmatch(text, -1) {
			found[name] = append(found[name], saying{file: name, owner: each[1], text: each[2], home: true})
		}
		all += len(found[name])
	})
	if all < 150 {
		t.Errorf("the pages and panels have only %d texts", all)
	}
	return found
}

// unsaid are texts of pages that are no message: what is the same in all languages.
var unsaid = []string{"Palace", "k", "t =", "P", "N", "1000x800 @ 0,0", "A, B, C …", "Palace: the board", "English"}

// TestPagesHoldNoSentences checks that pages name all their words, which stand in words.ftl beside them.
func TestPagesHoldNoSentences(t *testing.T) {
	named := regexp.MustCompile(`^(\s*\{[a-z][a-z0-9-]*\})+\s*$`)
	places := 0
	walk(t, ".html", func(name, text string) {
		if !strings.HasPrefix(name, "web/site/") || name == "web/site/bench.html" || name == "web/site/true.html" { // which are for those who measure and who read the papers
			return
		}
		for _, s := range texts(name, text) {
			if named.MatchString(markup.ReplaceAllString(s.text, "")) {
				places++
			} else if !slices.Contains(unsaid, s.text) {
				t.Errorf("%s says %q, which is to stand in words.ftl", name, s.text)
			}
		}
	})
	if places < 300 {
		t.Errorf("the pages name only %d messages", places)
	}
}

// texts are those of a page: each with the elements within it as they stand there.
func texts(name, page string) []saying {
	var found []saying
	tell := func(owner, text string) {
		text = html.UnescapeString(strings.TrimSpace(white.ReplaceAllString(text, " ")))
		if strings.IndexFunc(markup.ReplaceAllString(text, ""), unicode.IsLetter) >= 0 {
			found = append(found, saying{file: name, owner: owner, text: text, home: true})
		}
	}
	run, element, last := "", "", 0
	for _, at := range append(markup.FindAllStringSubmatchIndex(page, -1), []int{len(page), len(page), -1, -1, -1, -1, -1, -1}) {
		run += page[last:at[0]]
		last = at[1]
		tag, inside := "", ""
		if at[4] >= 0 {
			tag, inside = page[at[4]:at[5]], page[at[6]:at[7]]
		}
		if slices.Contains(inline, tag) {
			run += "<" + page[at[2]:at[3]] + tag + ">"
		} else {
			tell(element, run)
			run, element = "", tag
			if at[2] < at[3] {
				element = "" // it was closed
			}
		}
		for _, a := range attribute.FindAllStringSubmatch(inside, -1) {
			if slices.Contains(told, a[1]) || a[1] == "content" && strings.Contains(inside, `name="description"`) {
				tell(path.Join(tag, a[1]), a[2])
			}
		}
	}
	return found
}

// TestTexts checks that a page's texts are found whole.
func TestTexts(t *testing.T) {
	const page = `<!doctype html><meta name="description" content="A game"><!-- no text -->
<p id="x">Press <kbd>w</kbd> &amp;
  wait</p><button aria-label="Go &quot;on&quot;" class="two words"><svg/></button><div><span>12&nbsp;</span>Last`
	var found []string
	for _, s := range texts("page.html", page) {
		found = append(found, s.owner+": "+s.text)
	}
	want := []string{"meta/content: A game", "p: Press <kbd>w</kbd> & wait", `button/aria-label: Go "on"`, ": Last"}
	if !slices.Equal(found, want) {
		t.Errorf("found %q, want %q", found, want)
	}
}
