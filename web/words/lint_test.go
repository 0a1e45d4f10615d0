package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/web/internal/fluent"
)

// TestWordsAreGenerated: the Go of all words*.ftl is what is written of them now, and nothing is wrong in what people read.
func TestWordsAreGenerated(t *testing.T) {
	if err := run(root, true, false, ""); err != nil {
		t.Error(err)
	}
}

// house is a small tree in which nothing is wrong.
var house = map[string]string{
	"docs/words.md":                   "| write | not |\n| --- | --- |\n| also | likewise |\n| a palace | lost square, lost squares |\n\nA likewise.\n",
	"engine/p/words.ftl":              "# It counts.\n# $n (Number)\ncount = { $n ->\n    [one] one square\n   *[other] { $n } squares\n}, or { twice }\n\ntwice = there are all of them\n\nErr-far = too far\n",
	"engine/p/p.go":                   "package p\n\n// twice as much\nfunc say() { count(3); twice() }\n",
	"game/game.go":                    "package game\n\nvar far = p.ErrFar\n",
	"cmd/words.go":                    "package main\n\nconst usage = `write a palace`\n",
	"render/words.ftl":                "",
	"web/site/panels/door/words.ftl":  "door-go = Go <kbd class=\"k\">w</kbd> “now”\n",
	"web/site/panels/door/panel.html": "<p>{door-go}</p>",
	"web/site/js/words.ftl":           "late-news = Wait.\n",
	"web/site/js/late.js":             "tell(`late-news`)",
	"web/words/de/engine/p.ftl":       "count = { $n } Felder\n",
	"web/lessons/one.txt":             "name: one\nclaim: lost square\nstep: It’s one\nsay: Move.\n",
	"README.md":                       "Nothing is\nlost, and `lost square` is code.\n",
}

// TestLint: whatever is wrong is told with its file and line, and nothing else is.
func TestLint(t *testing.T) {
	long := strings.Repeat("so it goes on and ", 9)
	for name, c := range map[string]struct {
		file, old, new string
		want           []string
	}{
		"nothing":               {},
		"a phrase":              {"engine/p/words.ftl", "too far", "a lost  square", []string{`engine/p/words.ftl:10: "lost  square" is ruled out by docs/words.md`}},
		"a phrase in a variant": {"engine/p/words.ftl", "one square", "Likewise", []string{`engine/p/words.ftl:4: "Likewise" is ruled out by docs/words.md`}},
		"a phrase of a lesson":  {"web/lessons/one.txt", "Move.", "Lost squares.", []string{`web/lessons/one.txt:4: "Lost squares" is ruled out by docs/words.md`}},
		"a phrase of a verb":    {"cmd/words.go", "a palace", "likewise", []string{`cmd/words.go:3: "likewise" is ruled out by docs/words.md`}},
		"a phrase of a page":    {"README.md", "lost, and", "lost\nsquare", []string{"README.md:2: \"lost\\nsquare\" is ruled out by docs/words.md"}},
		"a phrase of a sample":  {"README.md", "code.", "code.\n```text\nlikewise\n```\n```go\nsay(\"likewise\")\n```", []string{`README.md:7: "likewise" is ruled out by docs/words.md`}},
		"a typed mark":          {"web/site/panels/door/words.ftl", "“now”", `"now"`, []string{`web/site/panels/door/words.ftl:1: the mark in "\"" is a keyboard's, and not a printed one`}},
		"a typed apostrophe":    {"web/words/de/engine/p.ftl", "Felder", "geht's", []string{`web/words/de/engine/p.ftl:1: the mark in "t's" is a keyboard's, and not a printed one`}},
		"one of a lesson":       {"web/lessons/one.txt", "It’s", "It's", []string{`web/lessons/one.txt:3: the mark in "t's" is a keyboard's, and not a printed one`}},
		"a long sentence":       {"web/lessons/one.txt", "Move.", "Move. " + long + "it goes.", []string{"web/lessons/one.txt:4: say: a sentence has 47 words, and at most 35 are easy to read"}},
		"an unsaid message":     {"engine/p/p.go", "count(3); ", "", []string{"engine/p/words.ftl:3: count is said by nothing"}},
		"an unsaid one of all":  {"game/game.go", "p.ErrFar", "3", []string{"engine/p/words.ftl:10: Err-far is said by nothing"}},
		"an unsaid one of Pages": {"web/site/panels/door/panel.html", "{door-go}", "door-go", []string{
			"web/site/panels/door/words.ftl:1: door-go is said by nothing"}},
		"an unsaid one of scripts": {"web/site/js/late.js", "late-news", "late-new", []string{"web/site/js/words.ftl:1: late-news is said by nothing"}},
		"a message in a message":   {"engine/p/p.go", "; twice()", "", nil},
		"one that is there twice":  {"engine/p/words.ftl", "too far", "there are all of them", []string{"engine/p/words.ftl:10: Err-far says what twice says in line 8 of words.ftl"}},
		"a wrong value":            {"web/words/de/engine/p.ftl", "$n", "$m", []string{"web/words/de/engine/p.ftl:1: count: $m is not among its values, which are $n"}},
		"a message of another":     {"web/words/de/engine/p.ftl", "count", "cuont", []string{"web/words/de/engine/p.ftl:1: there is no message engine/p/cuont"}},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			for file, body := range house {
				if file == c.file {
					if !strings.Contains(body, c.old) {
						t.Fatalf("%s has no %q", file, c.old)
					}
					body = strings.Replace(body, c.old, c.new, 1)
				}
				file = filepath.Join(folder, filepath.FromSlash(file))
				if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(body), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			groups, err := fluent.English(folder)
			if err != nil {
				t.Fatal(err)
			}
			said, err := fluent.Resolve(groups)
			if err != nil {
				t.Fatal(err)
			}
			wrong, err := lint(folder, said)
			if err != nil || !slices.Equal(wrong, c.want) {
				t.Errorf("told %q, %v, want %q", wrong, err, c.want)
			}
		})
	}
}

// TestSentences: of a message with choices in each other one variant is read.
func TestSentences(t *testing.T) {
	const message = "{ $side ->\n [you] You block\n *[white] White blocks\n} { $n ->\n [one] one square\n *[other] { $far ->\n  [true] far\n  *[false] near\n } { COUNT($n) } squares\n}. It’s <kbd>w</kbd> at (2,1)!"
	if got := once(message[:strings.Index(message, " It’s")]); got != "White blocks near 0 squares." {
		t.Errorf("it is read as %q", got)
	}
	if got := sentences(message, sentenceEnd); !slices.Equal(got, []int{4, 3}) {
		t.Errorf("its sentences have %d words", got)
	}
}
