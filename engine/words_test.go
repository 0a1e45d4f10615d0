//go:build !js

package engine_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
)

var record = flag.Bool("record", false, "write bin/words.txt, the list of all words")

// homes are the files in which a package keeps its words: what web/words writes of its words*.ftl, and what is said
// in English only, by the command line and by the build: lists whose entries say what they are (methods, figures).
var homes = []string{"words*_gen.go", "methods.go", "figures*.go"}

// plainHomes are those of packages that the page does not speak with: sentences as functions and constants, and lists.
var plainHomes = []string{"words*.go", "figures*.go", "claims_*.go"}

// unspoken are the folders with such packages, and those of them that speak with the page.
var unspoken, translated = []string{"cmd", "engine/oeis", "game/claims", "game/pause", "web"}, []string{"web/internal", "web/lessons", "web/scorm", "web/table"}

// homesOf returns the files in which a package keeps its words.
func homesOf(folder string) []string {
	in := func(list []string) bool {
		return slices.ContainsFunc(list, func(path string) bool { return below(folder, path) })
	}
	if in(unspoken) && !in(translated) {
		return plainHomes
	}
	return homes
}

// TestWordsAreGenerated checks that the Go of all words*.ftl is what web/words would write.
func TestWordsAreGenerated(t *testing.T) {
	check := exec.Command("go", "run", "./web/words", "-check")
	check.Dir = ".."
	if out, err := check.CombinedOutput(); err != nil {
		t.Errorf("%s", out)
	}
}

// whole are packages that are a home from end to end.
var whole = map[string]string{
	"engine/words":                    "it is the language: what it says of a pattern that cannot be read, whoever builds the site reads",
	"cmd/palace":                      "the command line does nothing but speak: help stands beside the flag, headings beside the table; TestExamples holds them",
	"cmd/palace/internal/certificate": "it checks a file and says what is wrong where: each sentence stands beside its check",
}

// silent are packages that say nothing to those who use the program.
var silent = map[string]string{
	"cmd/palace/internal/race":                   "it measures, for those who work on the engines",
	"internal/testkit":                           "it speaks in failing tests",
	"internal/testkit/enginetest":                "it speaks in failing tests",
	"internal/testkit/oracle":                    "it speaks in failing tests",
	"internal/testkit/movestest":                 "it speaks in failing tests",
	"internal/testkit/gametest":                  "it speaks in failing tests",
	"web/build":                                  "it speaks to whoever builds the site",
	"web/build/internal/shrink/testdata/program": "a test compiles it",
	"web/declare":                                "it writes declarations for a compiler",
	"web/internal/fluent":                        "it speaks to whoever builds the site",
	"web/words":                                  "it writes Go, and speaks to whoever builds the site",
	"internal/testkit/workertest":                "it speaks in failing tests",
}

// noWords are texts that look like words for people and are none: of a file all, where text
// is "", or one.
var noWords = []said{
	{"cmd/worker/kernel_js.go", "", "names of the browser's"},
	{"engine/subtraction/internal/coloring/schemes.go", "", "it writes the form in which schemes are read"},
	{"game/answers/mathematicians.go", "", "names of people"},
	{"game/lesson/keys.go", "in ", "a word of the form in which lessons are written"},
	{"game/lesson/keys.go", "tap wins", "a word of the form in which lessons are written"},
	{"game/lesson/keys.go", " to ", "a word of the form in which lessons are written"},
	{"game/lesson/keys.go", "P in ", "a word of the form in which lessons are written"},
	{"game/lesson/write.go", "", "it writes the form in which lessons are read"},
	{"render/sheet/binary.go", "", "what NumPy reads"},
	{"render/board/contrast.go", "", "a shader's variables"},
	{"render/board/draw.go", "", "the shaders' variables"},
	{"render/board/platform_js.go", "3px solid #b8860b", "style"},
	{"render/board/loop.go", "Palace", "the window's title, which no page shows"},
	{"render/colour/page.go", "light-dark(…, …)", "style"},
	{"render/colour/page.go", "@media (prefers-contrast: more) {\n", "style"},
	{"web/table/internal/maker/draft.go", "", "words of the form in which lessons are written"},
	{"web/table/internal/maker/text.go", "", "it writes the form in which lessons are read"},
	{"web/internal/page/share.go", `<iframe src="…" title="…" width="600" height="700" style="border: 0; max-width: 100%" allow="fullscreen; clipboard-write; web-share; screen-wake-lock" loading="lazy"></iframe>`, "markup to be copied"},
}

// TestWords checks that what people read stands in its home. A list of all of it, from Go, the pages
// and the scripts, for translators, is made where it is asked for: make words
func TestWords(t *testing.T) {
	spoken := map[string][]saying{}
	walk(t, ".go", func(name, text string) {
		if !strings.HasSuffix(name, "_test.go") && silent[path.Dir(name)] == "" {
			spoken[path.Dir(name)] = append(spoken[path.Dir(name)], sayings(t, name, text)...)
		}
	})
	used := map[int]bool{}
	for _, folder := range slices.Sorted(maps.Keys(spoken)) {
		spoken[folder] = slices.DeleteFunc(spoken[folder], func(s saying) bool { return !s.home && exempt(s, used) })
		for _, s := range spoken[folder] {
			if s.home || whole[folder] != "" {
				continue
			}
			t.Errorf("%s:%d says %q, which is to stand in words.ftl, or words.go if only the command line or the build says it", s.file, s.line, s.text)
		}
	}
	for i, e := range noWords {
		if !used[i] || e.why == "" {
			t.Errorf("%s says no %q, or there is no reason that it may: strike it out of noWords", e.file, e.text)
		}
	}
	for _, folder := range slices.Concat(slices.Collect(maps.Keys(whole)), slices.Collect(maps.Keys(silent))) {
		if _, err := os.Stat("../" + folder); err != nil {
			t.Error(err)
		}
	}
	list := wordsList(t, spoken)
	if lines := strings.Count(list, "\n"); lines < 2000 {
		t.Errorf("the list of words has %d lines: something is not listened to", lines)
	}
	if *record {
		keepWords(t, list)
	}
}

// exempt reports whether a text is one of noWords, and notes which.
func exempt(s saying, used map[int]bool) bool {
	for i, e := range noWords {
		if e.is(s) {
			used[i] = true
			return true
		}
	}
	return false
}

const wordsHead = `What Palace says to people: every text of the Go packages, the pages and the scripts, for those who translate it.
"…" is what the program puts in, a number, a list or another of these texts; %d is a number, %s and %v are texts, %q is a text in
quotation marks. Written by make words.
`

// wordsList writes all texts: a package, a page or a script, and in it the name of the
// function or constant, or the kind of the element, before each text.
func wordsList(t *testing.T, said map[string][]saying) string {
	var all strings.Builder
	all.WriteString(wordsHead)
	section := func(name string, texts []saying) {
		if len(texts) == 0 {
			return
		}
		fmt.Fprintf(&all, "\n%s\n", name)
		for _, s := range texts {
			if s.owner != "" {
				s.owner += ": "
			}
			fmt.Fprintf(&all, "  %s%s\n", s.owner, strings.ReplaceAll(strings.TrimSpace(s.text), "\n", `\n`))
		}
	}
	for _, folder := range slices.Sorted(maps.Keys(said)) {
		section(folder, said[folder])
	}
	everywhere := maps.Clone(said)
	for _, part := range []map[string][]saying{pageTexts(t), scriptTexts(t)} {
		for _, name := range slices.Sorted(maps.Keys(part)) {
			section(name, part[name])
		}
		maps.Copy(everywhere, part)
	}
	all.WriteString("\nHow much that is, and how hard it is to read\n" + readability(t, everywhere))
	return all.String()
}

// keepWords writes the list where it is asked for.
func keepWords(t *testing.T, list string) {
	const name = "../bin/words.txt"
	if err := os.MkdirAll(path.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(list), 0o644); err != nil {
		t.Fatal(err)
	}
}
