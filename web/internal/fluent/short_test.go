package fluent

import (
	"reflect"
	"testing"

	"github.com/palacegames/palace/engine/words"
)

// joined is what a pattern says, with texts that stand side by side made one, and the key of what stands for all others forgotten.
func joined(parts []words.Part) (all []words.Part) {
	for i := range parts {
		p := parts[i]
		for j := range p.Variants {
			p.Variants[j].Pattern = joined(p.Variants[j].Pattern)
			if p.Variants[j].Other {
				p.Variants[j].Key = ""
			}
		}
		last := len(all) - 1
		if plain := (words.Part{Text: p.Text}); last >= 0 && reflect.DeepEqual(p, plain) && reflect.DeepEqual(all[last], words.Part{Text: all[last].Text}) {
			all[last].Text += p.Text
			continue
		}
		all = append(all, p)
	}
	return all
}

// checkShort errs if a pattern in its short form is another one, or a longer one.
func checkShort(t *testing.T, pattern string) {
	t.Helper()
	before, err := words.Parse(pattern)
	if err != nil {
		if _, err := Short(pattern); err == nil {
			t.Errorf("%q has a short form", pattern)
		}
		return
	}
	text, err := Short(pattern)
	if err != nil {
		t.Fatalf("%q: %v", pattern, err)
	}
	after, err := words.Parse(text)
	if err != nil || !reflect.DeepEqual(joined(before), joined(after)) {
		t.Errorf("%q, in short %q, is another pattern: %v", pattern, text, err)
	}
	if again, err := Short(text); err != nil || again != text {
		t.Errorf("%q is shorter still: %q, %v", text, again, err)
	}
}

// TestShort: what is left out of a pattern is what nobody reads.
func TestShort(t *testing.T) {
	for pattern, want := range map[string]string{
		"{ $n ->\n    [one] one square\n   *[other] { COUNT($n) } squares\n}": "{$n->\n[one]one square\n*[o]{COUNT($n)} squares\n}",
		`a { " b " } { "}" }`: `a  b  {"}"}`, `{ " " }{ a }{ $n }.`: `{" "}{a}{$n}.`, "{ $n ->\n *[a] { \"\" }\n}": "{$n->\n*[o]{\"\"}\n}", `{ "\"\\\u000a" }`: `{"\"\\\u000a"}`,
	} {
		if got, err := Short(pattern); err != nil || got != want {
			t.Errorf("%q in short is %q, %v; want %q", pattern, got, err, want)
		}
		checkShort(t, pattern)
	}
	groups, err := English("../../..")
	if err != nil {
		t.Fatal(err)
	}
	all, err := Resolve(groups)
	if err != nil || len(all) < 1000 {
		t.Fatal(len(all), err)
	}
	for _, m := range all {
		checkShort(t, m.Pattern)
	}
}

// TestShortChooses: the short form of a choice takes the same variant, whatever the key of the one for all others was.
func TestShortChooses(t *testing.T) {
	for _, pattern := range []string{"{ $n ->\n [1] a\n [few] b\n *[other] c\n}", "{ $n ->\n *[few] a\n [other] b\n [2] c\n}", "{ $n ->\n [one] a\n *[3] b\n [many] c\n}"} {
		text, err := Short(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, tag := range []string{"en", "ar"} {
			l := words.New(tag, map[string]string{"a": pattern, "b": text})
			for n := range 120 {
				if a, b := l.Say("a n", &n), l.Say("b n", &n); a != b {
					t.Errorf("%s: %q says %s for %d, and in short %s", tag, pattern, a, n, b)
				}
			}
		}
	}
}

func FuzzShort(f *testing.F) {
	f.Add("{ $n ->\n [one]x { \"{ \" }\n *[other]{ COUNT($n) }  \n}{ \"\" } b ")
	f.Fuzz(func(t *testing.T, pattern string) { checkShort(t, pattern) })
}
