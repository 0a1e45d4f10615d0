package fluent

import (
	"reflect"
	"testing"

	"github.com/palacegames/palace/engine/words"
)

// joined is what a pattern says, with texts that stand side by side made one.
func joined(parts []words.Part) (all []words.Part) {
	for i := range parts {
		p := parts[i]
		for j := range p.Variants {
			p.Variants[j].Pattern = joined(p.Variants[j].Pattern)
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
		"{ $n ->\n    [one] one square\n   *[other] { COUNT($n) } squares\n}": "{$n->\n[one]one square\n*[other]{COUNT($n)} squares\n}",
		`a { " b " } { "}" }`: `a  b  {"}"}`, `{ " " }{ a }{ $n }.`: `{" "}{a}{$n}.`, "{ $n ->\n *[a] { \"\" }\n}": "{$n->\n*[a]{\"\"}\n}", `{ "\"\\\u000a" }`: `{"\"\\\u000a"}`,
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

func FuzzShort(f *testing.F) {
	f.Add("{ $n ->\n [one]x { \"{ \" }\n *[other]{ COUNT($n) }  \n}{ \"\" } b ")
	f.Fuzz(func(t *testing.T, pattern string) { checkShort(t, pattern) })
}
