package main

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// A page is written as it was read, but for what is the same in fewer bytes; and what a browser would mend is refused.
func TestParse(t *testing.T) {
	for page, want := range map[string]string{
		"<!doctype html>\n<p hidden title='a \"b\" &lt; c'>d &amp; &quot;e&quot;<br>f</p>\n": "<!DOCTYPE html>\n<p hidden=\"\" title=\"a &#34;b&#34; &lt; c\">d &amp; &#34;e&#34;<br/>f</p>\n",
		"<!-- a --><script>if (a < b && c) d(\"</p>\")</script><style>a > b { }</style>":     "",
		"<noscript><p><b>a</b></p></noscript><textarea>a &lt; b</textarea>":                  "",
		"<svg><g><path d=\"a\"/><text>b</text></g></svg><p></p><template><i></i></template>": "<svg><g><path d=\"a\"></path><text>b</text></g></svg><p></p><template><i></i></template>",
		"<title>a &amp; b</title><iframe src=\"a\"></iframe><p>é’ </p>":                      "",
	} {
		if want == "" {
			want = page
		}
		root, _, err := parse("a.html", []byte(page))
		if err != nil {
			t.Error(err)
			continue
		}
		if got := string(rendered(root)); got != want {
			t.Errorf("%s is written as\n%s", page, got)
		}
	}
	for page, why := range map[string]string{
		"<p>\n\n<b>a</p>":    "a.html:3: a p is closed that is not open",
		"\n<p>a":             "a.html:2: p is not closed",
		"<p>\n</p>\n</p>":    "a.html:3: a p is closed that is not open",
		"<div><p></div>":     "a.html:1: a div is closed",
		"<script>a":          "script is not closed",
		"<noscript><p>":      "p is not closed",
		"<br></br>":          "a br is closed",
		"<ul><li>a<li></ul>": "a ul is closed",
	} {
		if _, _, err := parse("a.html", []byte(page)); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%q: %v, and not that %s", page, err, why)
		}
	}
}

// FuzzParse: what was read and written is read again as the same.
func FuzzParse(f *testing.F) {
	f.Add([]byte("<p a=\"&amp;\">b &lt; <br><svg><g/></svg></p><script>a</script>"))
	f.Fuzz(func(t *testing.T, page []byte) {
		root, _, err := parse("a", page)
		if err != nil {
			return
		}
		for n := range root.Descendants() {
			if slices.Contains([]string{"noscript", "iframe", "noembed", "noframes", "plaintext", "xmp"}, n.Data) || n.Type == html.DoctypeNode {
				return // what these have is written as it is
			}
		}
		once := rendered(root)
		again, _, err := parse("a", once)
		if err != nil {
			t.Fatalf("%q is written as %q: %v", page, once, err)
		}
		if twice := rendered(again); string(twice) != string(once) {
			t.Errorf("%q is written as %q, and that as %q", page, once, twice)
		}
	})
}
