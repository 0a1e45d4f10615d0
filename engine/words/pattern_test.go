package words_test

import (
	"encoding/json"
	"errors"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/words"
)

// cases are what this package and web/site/js/pattern.js agree on.
type cases struct {
	Refused  [][2]any          // patterns, and the byte before which something is wrong
	Messages map[string]string // by name
	Said     [][4]any          // a language, a message, its values by name, and what is said, nil if nothing can be
}

// TestPatterns: messages are read, refused and said as the scripts do it, which are held to the same cases.
func TestPatterns(t *testing.T) {
	text, err := os.ReadFile("testdata/patterns.json")
	var all cases
	if err = errors.Join(err, json.Unmarshal(text, &all)); err != nil {
		t.Fatal(err)
	}
	for _, c := range all.Refused {
		_, err := words.Parse(c[0].(string))
		var wrong *words.Malformed
		if !errors.As(err, &wrong) || wrong.At != int(c[1].(float64)) {
			t.Errorf("%q: %v, want something at byte %v", c[0], err, c[1])
		}
	}
	for _, c := range all.Said {
		l := words.New(c[0].(string), all.Messages)
		if c[0] == "ar" {
			l.Leftward()
		}
		name, given := c[1].(string), c[2].(map[string]any)
		names := slices.Sorted(maps.Keys(given))
		values := make([]any, len(names))
		for i, name := range names {
			values[i] = pointer(given[name])
		}
		got, err := l.Try(words.Text(strings.Join(append([]string{name}, names...), " ")), values...)
		if c[3] == nil {
			if said := l.Say(words.Text(name)); err == nil || said != name {
				t.Errorf("%v is said: %q, %q", c, got, said)
			}
		} else if got != c[3] || err != nil {
			t.Errorf("%v: %q, %v", c, got, err)
		}
	}
}

// pointer returns what Say is given for a value of JSON.
func pointer(value any) any {
	switch value := value.(type) {
	case float64:
		return new(int(value))
	case string:
		return &value
	case bool:
		return &value
	}
	list := []string{}
	for _, one := range value.([]any) {
		list = append(list, one.(string))
	}
	return &list
}

// TestMessages: a file is read in the part of Fluent's form that Palace uses, and what is none is told with its line.
func TestMessages(t *testing.T) {
	all, err := words.Messages("f", "## Part\n\n# Of a.\n# $n (Number)\na = { $n ->\r\n    [one] x\n   *[other] y\n}\n\nb-2=   b   \n# lost\n\n### c\nc =\n    c\n")
	if err != nil || len(all) != 3 || all[0] != (words.Message{"a", "{ $n ->\n    [one] x\n   *[other] y\n}", "Of a.\n$n (Number)", 5}) ||
		all[1] != (words.Message{"b-2", "b", "", 10}) || all[2] != (words.Message{"c", "c", "", 14}) {
		t.Errorf("%+v, %v", all, err)
	}
	for text, want := range map[string]string{
		"a = b\na = c":      "f:2: a is here a second time; it is in line 1 as well",
		"a":                 "f:1: a message is name = text",
		"a b = c":           "f:1: a message is name = text",
		"-a = c":            "f:1: a message is name = text",
		"\n2 = c":           "f:2: a message is name = text",
		"a =\n":             "f:1: a has no text",
		"  a = b":           "f:1: a line that begins with a space",
		"a = b\n# c\n d":    "f:3: a line that begins with a space",
		"#a":                "f:1: a comment begins",
		"#### a":            "f:1: a comment begins",
		"a = \xff":          "f:1: this is no UTF-8",
		"a = b\n\n\nb = {}": "",
	} {
		_, err := words.Messages("f", text)
		if want == "" && err != nil || want != "" && (err == nil || !strings.HasPrefix(err.Error(), want)) {
			t.Errorf("%q: %v, want %s…", text, err, want)
		}
	}
}

// FuzzPattern: whatever a message holds is read or refused, and said without a panic.
func FuzzPattern(f *testing.F) {
	f.Add("{ $n ->\n [one]x\n *[other]{ COUNT($n) }\n}", 3)
	f.Add("{AND($l)}{ \"[\\u00e9\" }{ a }", -1)
	f.Fuzz(func(t *testing.T, pattern string, n int) {
		all, err := words.Messages("f", "a = "+pattern)
		if err == nil && len(all) == 1 {
			l := words.New("ar", map[string]string{"a": all[0].Pattern})
			l.Leftward()
			l.Say("a n l", &n, &[]string{"a", "b"})
		}
		if _, err := words.Parse(pattern); err != nil {
			var wrong *words.Malformed
			if !errors.As(err, &wrong) || wrong.At < 0 || wrong.At > len(pattern) {
				t.Errorf("%q: %v", pattern, err)
			}
		}
	})
}
