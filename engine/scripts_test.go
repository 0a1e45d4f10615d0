//go:build !js

package engine_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// said is a text of a script, or all of it where text is "", and why it may be there.
// A file is named by the end of its path, from one slash on.
type said struct{ file, text, why string }

func (e said) is(s saying) bool {
	return strings.HasSuffix("/"+s.file, "/"+e.file) && (e.text == "" || e.text == s.text)
}

// spokenByScripts are the sentences that scripts may hold: those that are read before or
// without Go. All others come with the page's data, or stand in the pages.
var spokenByScripts = []said{
	{"js/words_gen.js", "", "it is made of words.ftl, of what is said before or without Go"},
	{"board/main.js", "", "the board's program does not run, so Go is not there"},
	{"js/frame.js", "The board is still being set up: wait for palace.ready.", "the board has not arrived, so Go is not there"},
	{"js/palace.js", "", "what cannot be handed to Go at all is refused before; the rest is refused by web/internal/call"},
	{"bench/main.js", "", "the bench is a page without the table, for those who measure"},
	{"bench/races.js", "", "the bench is a page without the table, for those who measure"},
	{"bench/contestant.js", "", "the bench is a page without the table, for those who measure"},
	{"bench/engine.js", "", "the bench is a page without the table, for those who measure"},
	{"bench/textbook.js", "", "the bench is a page without the table, for those who measure"},
	{"board/workers.js", "it could not be started", "a worker's fault, as the console has it"},
	{"board/workers.js", "a message could not be read", "a worker's fault, as the console has it"},
	{"board/workers.js", "it was silent for too long", "a worker's fault, as the console has it"},
	{"board/workers.js", "palace: the … failed (…); restart …", "for the console"},
	{"board/crew.js", "helper …", "for the console"},
	{"board/crew.js", "palace: a helper failed (…)", "for the console"},
	{"board/crew.js", "it could not be started", "a worker's fault, as the console has it"},
	{"js/worker.js", "its program has ended", "a worker's fault, as the console has it"},
	{"js/language.js", "it is another file", "for the console"},
	{"js/language.js", "it has not come", "for the console"},
	{"js/language.js", "it is late", "for the console"},
	{"js/offline.js", "… is not what it should be", "for nobody: then nothing is kept"},
	{"js/offline.js", "… was not loaded in this visit", "for nobody: then nothing is kept"},
}

// notSaid are texts of scripts that look like words for people and are none.
var notSaid = []said{
	{"js/first.js", ".late a", "a selector"},
	{"js/focus.js", "[role=group], .row, .actions", "a selector"},
	{"js/focus.js", "button, input, select", "a selector"},
	{"js/keys.js", "Escape", "a key"},
	{"js/keys.js", "input:not([type=checkbox]), select, textarea", "a selector"},
	{"js/language.js", "[data-say], template", "a selector"},
	{"js/offline.js", "palace … ", "a cache's name"},
	{"site/sw.js", "palace … ", "a cache's name"},
	{"editor.js", "cell piece", "a class"},
	{"machine.js", "term palace", "a class"},
	{"map.js", "swatch tile", "a class"},
	{"map.js", "Enter", "a key"},
	{"embed/picture.js", "translate(… …) scale(…)", "a place in a drawing"},
	{"site/palace-board.js", "a, button, input, select, textarea, label, summary, audio, video", "a selector"},
	{"site/palace-board.js", "fullscreen; clipboard-write; web-share; screen-wake-lock", "what a frame may do"},
	{"idea/controls.js", "Enter", "a key"},
	{"idea/controls.js", "label span", "a selector"},
	{"idea/controls.js", "select, input, textarea", "a selector"},
	{"idea/pointing.js", "Home", "a key"},
	{"idea/pointing.js", "End", "a key"},
	{"idea/tables.js", "thead tr", "a selector"},
	{"picture.js", "square odd", "a class"},
	{"panels/theme/theme.js", "(prefers-color-scheme: dark)", "a media query"},
	{"panels/theme/theme.js", "(prefers-reduced-motion: reduce)", "a media query"},
	{"panels/sound/sound.js", "(prefers-reduced-motion: reduce)", "a media query"},
	{"panels/row/row.js", "Escape", "a key"},
	{"dialog.js", ".dialog-top button", "a selector"},
	{"piles.js", "span span", "a selector"},
	{"piles.js", "span + span", "a selector"},
}

// TestScriptsHoldNoSentences checks that scripts hold no words for people but those that
// are listed with a reason.
func TestScriptsHoldNoSentences(t *testing.T) {
	may := slices.Concat(notSaid, spokenByScripts)
	used := make([]bool, len(may))
	scripts := 0
	walkScripts(t, func(found []saying) {
		scripts++
		for _, s := range found {
			i := slices.IndexFunc(may, func(e said) bool { return e.is(s) })
			if i < 0 {
				t.Errorf("%s:%d says %q, which is to come from Go", s.file, s.line, s.text)
				continue
			}
			used[i] = true
		}
	})
	if scripts < 20 {
		t.Errorf("only %d scripts were read", scripts)
	}
	for i, e := range may {
		if !used[i] || e.why == "" {
			t.Errorf("no script %s says %q, or there is no reason that it may: strike it out", e.file, e.text)
		}
	}
}

// scriptTexts are the sentences that scripts hold, by file.
func scriptTexts(t *testing.T) map[string][]saying {
	t.Helper()
	found := map[string][]saying{}
	walkScripts(t, func(all []saying) {
		for _, s := range all {
			if strings.HasSuffix(s.file, "_gen.js") {
				continue // they stand in words.ftl
			}
			if !slices.ContainsFunc(notSaid, func(e said) bool { return e.is(s) }) {
				found[s.file] = append(found[s.file], s)
			}
		}
	})
	return found
}

// walkScripts tells the texts of each of the site's scripts that look like words for people.
func walkScripts(t *testing.T, tell func(found []saying)) {
	t.Helper()
	walk(t, ".js", func(name, text string) {
		if !strings.HasPrefix(name, "web/site/") || strings.HasPrefix(name, "web/site/scan/") { // which others have written
			return
		}
		var found []saying
		script{text: text, tell: func(at int, said string) {
			if speaks(said) && said != "use strict" {
				found = append(found, saying{file: name, line: 1 + strings.Count(text[:at], "\n"), text: said, home: true})
			}
		}}.scan(0, "")
		tell(found)
	})
}

// A script is read literal by literal.
type script struct {
	text string
	tell func(at int, said string)
}

var (
	// blank are spaces and comments.
	blank   = regexp.MustCompile(`^(?:\s+|//[^\n]*|(?s:/\*.*?\*/))`)
	quoted  = regexp.MustCompile(`^(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`)
	pattern = regexp.MustCompile(`^/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/`)
	// word is a name or a number.
	word = regexp.MustCompile(`^[\p{L}\d_$#]+`)
	// operand ends in what a slash divides.
	operand = regexp.MustCompile(`[\p{L}\d_$)\]]$`)
	keyword = regexp.MustCompile(`^(?:return|typeof|case|of|in|await|yield|void|delete)$`)
)

// scan reads from a place on to an end, a brace that closes more than was opened or the
// text's, and returns the place behind it.
func (s script) scan(at int, end string) int {
	before, open := "", 0
	for at < len(s.text) {
		rest := s.text[at:]
		if skip := blank.FindString(rest); skip != "" {
			at += len(skip)
			continue
		}
		token := rest[:1]
		switch {
		case end != "" && open == 0 && token == end:
			return at + 1
		case token == "`":
			at = s.template(at)
			before = ")"
			continue
		case token == "{":
			open++
		case token == "}":
			open--
		case token == `"` || token == "'":
			token = quoted.FindString(rest)
			s.tell(at, token[1:len(token)-1])
		case token == "/" && (!operand.MatchString(before) || keyword.MatchString(before)):
			token = pattern.FindString(rest)
		case word.MatchString(rest):
			token = word.FindString(rest)
		}
		at += max(len(token), 1)
		before = token
	}
	return at
}

// template reads a text between backquotes, with "…" for what is put in.
func (s script) template(at int) int {
	said, from := "", at
	for at++; at < len(s.text); at++ {
		switch {
		case s.text[at] == '`':
			s.tell(from, said)
			return at + 1
		case s.text[at] == '\\':
			at++
			said += s.text[at : at+1]
		case strings.HasPrefix(s.text[at:], "${"):
			at = s.scan(at+2, "}") - 1
			said += "…"
		default:
			said += s.text[at : at+1]
		}
	}
	return at
}

// TestScan checks that texts are told from patterns, quotients and comments.
func TestScan(t *testing.T) {
	var found []string
	script{text: "say('one two') // 'not this'\n" +
		"const a = b / c, d = /no \\/ 'such [/'] text/.test(\"three \\\"four\\\"\"); /* \"nor this\" */\n" +
		"tell(`five ${a ? \"six seven\" : `eight ${{ b }}`} nine`, 1 / 2, (a) / 2, 'ten')",
		tell: func(_ int, said string) { found = append(found, said) }}.scan(0, "")
	want := []string{"one two", `three \"four\"`, "six seven", "eight …", "five … nine", "ten"}
	if !slices.Equal(found, want) {
		t.Errorf("found %q, want %q", found, want)
	}
}
