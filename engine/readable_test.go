//go:build !js

package engine_test

import (
	"fmt"
	"path"
	"regexp"
	"strings"
	"testing"
	"unicode"
)

// reading counts a text for the Flesch–Kincaid grade: all its words, and its sentences with theirs. What is
// shorter than a sentence, such as the label of a button, would make every text look easy.
type reading struct{ all, words, sentences, syllables int }

// sentenceWords is how many words a sentence has at least.
const sentenceWords = 4

var (
	sentenceEnd = regexp.MustCompile(`[.!?…]+(?:\s|$)|\n\n`)
	vowels      = regexp.MustCompile(`[aeiouy]+`)
)

// add counts the words, sentences and syllables of a text. What has no letter, such as a number or a
// position, is no word.
func (r *reading) add(text string) {
	for _, sentence := range sentenceEnd.Split(text, -1) {
		var words, syllable int
		for _, word := range strings.FieldsFunc(sentence, func(c rune) bool { return !unicode.IsLetter(c) && c != '’' && c != '\'' }) {
			if strings.IndexFunc(word, unicode.IsLetter) >= 0 {
				words++
				syllable += syllables(word)
			}
		}
		if r.all += words; words >= sentenceWords {
			r.words, r.sentences, r.syllables = r.words+words, r.sentences+1, r.syllables+syllable
		}
	}
}

// syllables counts groups of vowels, without a silent e at the end.
func syllables(word string) int {
	word = strings.ToLower(word)
	n := len(vowels.FindAllString(word, -1))
	if strings.HasSuffix(word, "e") && !strings.HasSuffix(word, "le") && n > 1 {
		n--
	}
	return max(n, 1)
}

// grade is the school year in the United States in which such a text is read, after Kincaid and others, 1975.
func (r reading) grade() float64 {
	if r.sentences == 0 {
		return 0
	}
	return 0.39*float64(r.words)/float64(r.sentences) + 11.8*float64(r.syllables)/float64(r.words) - 15.59
}

var (
	putIn  = regexp.MustCompile(`\{[A-Z]*\(?\$\w+\)?\}`)
	choice = regexp.MustCompile(`\{[^{}]*->[^{}]*\*\[[^\]]*\]([^{}\[]*)[^{}]*\}`)
)

// once returns a message as it is read once: of the variants of a choice the one for all others, and a number for what is put in.
func once(message string) string {
	for before := ""; message != before; {
		before = message
		message = choice.ReplaceAllString(putIn.ReplaceAllString(message, "0"), "$1")
	}
	return message
}

// TestOnce: of a message with choices in each other one variant is counted.
func TestOnce(t *testing.T) {
	const message = "{$side->[you]You block*[white]White blocks} {$n->[one]one square*[other]{$far->[true]far*[false]near} {COUNT($n)} squares}."
	if got := once(message); got != "White blocks near 0 squares." {
		t.Errorf("%q is read as %q", message, got)
	}
}

// readers are the parts of what Palace says, by who reads them.
var readers = []struct {
	name    string
	folders []string // of the list of words
}{
	{"page", []string{"web/site", "web/table", "web/internal", "web/worker", "cmd/playground", "render"}},
	{"games and reasons", []string{"game"}},
	{"ideas and engines", []string{"engine"}},
	{"command line", []string{"cmd/palace"}},
}

// readability is a table of how much each part says, and how hard it is to read.
func readability(t *testing.T, said map[string][]saying) string {
	var table strings.Builder
	row := func(name string, r reading) {
		fmt.Fprintf(&table, "  %-18s %6d words %5d sentences %5.1f words a sentence  grade %4.1f\n", name, r.all, r.sentences,
			float64(r.words)/float64(max(r.sentences, 1)), r.grade())
	}
	for _, part := range readers {
		var r reading
		for folder, texts := range said {
			for _, prefix := range part.folders {
				if folder == prefix || strings.HasPrefix(folder, prefix+"/") {
					for _, s := range texts {
						r.add(format.ReplaceAllString(once(s.text), "0"))
					}
				}
			}
		}
		row(part.name, r)
	}
	var lessons, all reading
	walk(t, ".txt", func(name, text string) {
		if path.Dir(name) == "web/lessons" && strings.Count(path.Base(name), ".") == 1 { // in English
			for line := range strings.Lines(text) {
				key, words, _ := strings.Cut(line, ": ")
				if key, _, _ = strings.Cut(key, " "); strings.Contains(" aim pupils leads say ask option hint right ", " "+key+" ") {
					lessons.add(words)
				}
			}
		}
	})
	row("lessons", lessons)
	for name, text := range documents(t) {
		if name != "CHANGELOG.md" && !strings.HasPrefix(name, "web/site/scan/") {
			all.add(fence.ReplaceAllString(text, ""))
		}
	}
	row("documents", all)
	return table.String()
}

// TestReading checks how words, sentences and syllables are counted.
func TestReading(t *testing.T) {
	var r reading
	r.add("The rook moves left or up. You often win, 3 times, at (2,1)! Table")
	if r != (reading{all: 12, words: 11, sentences: 2, syllables: 14}) {
		t.Errorf("%+v", r)
	}
	for word, want := range map[string]int{"a": 1, "palace": 2, "position": 3, "table": 2, "the": 1, "blocked": 2, "rhythm": 1} {
		if got := syllables(word); got != want {
			t.Errorf("%s has %d syllables, want %d", word, got, want)
		}
	}
}
