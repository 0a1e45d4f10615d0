//go:build !js

package engine_test

import (
	"regexp"
	"strings"
	"testing"
	"unicode"
)

// saying is a text for people, and where it stands.
type saying struct {
	file  string
	line  int
	owner string // the function, constant or element that has it
	text  string
	home  bool // whether it stands in a home of words
}

var (
	// format is what a format puts values at.
	format = regexp.MustCompile(`%[-+#0-9.*\[\]]*[a-zA-Z]`)
	// label is a lone word such as a button has.
	label = regexp.MustCompile(`^\p{Lu}[\p{Ll}’]+[.!?…:]?$`)
)

// speaks reports whether a text looks like words for people. It does if it has
//
//	two words             "there is no line %d", "Figure 4, left"
//	a word and a space    " squares", "by ", "row %d", "%s left", of two letters at least
//	a word as on a label  "Undo", "Cancelled."
//
// and a word is letters, with hyphens and apostrophes, between spaces and punctuation. A lone
// small word is not told from a key.
func speaks(text string) bool {
	fields := strings.Fields(format.ReplaceAllString(text, "0"))
	words, letters := 0, 0
	for _, f := range fields {
		f = strings.Trim(f, ".,;:!?()\"'“”‘’…—–")
		if f != "" && strings.IndexFunc(f, func(r rune) bool { return !unicode.IsLetter(r) && !strings.ContainsRune("-'’", r) }) < 0 && f != "-" {
			words++
			letters += len(f)
		}
	}
	switch {
	case words >= 2:
		return true
	case words == 1 && (len(fields) > 1 || strings.TrimSpace(text) != text):
		return letters > 1
	}
	return label.MatchString(text)
}

// TestSpeaks checks what looks like words for people, and what does not.
func TestSpeaks(t *testing.T) {
	for _, text := range []string{
		"there is no line %d", "%s of %s squares", " squares", "by ", "row %d", "%s left.", "Undo", "Cancelled.", "(%v): games differ", "it’s so",
	} {
		if !speaks(text) {
			t.Errorf("%q does not speak", text)
		}
	}
	for _, text := range []string{
		"", "palace", "blocking:5", "%d x %d", "x=%d", "Content-Type", "image/png", "%s: %w", " · ", "text/html; charset=utf-8", "(1,2)(2,1)", "PNG",
	} {
		if speaks(text) {
			t.Errorf("%q speaks", text)
		}
	}
}
