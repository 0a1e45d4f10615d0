package scorm

import (
	"encoding/xml"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/lesson"
)

// TestEscaped: whatever a lesson is called, XML reads it, and reads the same.
func TestEscaped(t *testing.T) {
	for text, want := range map[string]string{`<b>&"'x`: `<b>&"'x`, "a\x01\xffb": "a\ufffd\ufffdb", "é ]]> –": "é ]]> –"} {
		var got string
		if err := xml.Unmarshal([]byte("<a>"+escaped(text)+"</a>"), &got); err != nil || got != want {
			t.Errorf("%q is %q (%v)", text, got, err)
		}
	}
}

// TestFill: the page says of a lesson how it opens, where it is kept, and which steps are only read, and
// no place is left open; a title that looks like one stays.
func TestFill(t *testing.T) {
	of, err := lesson.Read("name: ours\ntitle: A \"<b>\" {key}\n\nstep: One\nboard: rook@3,3\nsay: Look.\n\nstep: Two\nboard: rook@3,3\nsay: Look.\ntask: outcome 3,3\nhint: No.\nright: Yes.\n\nstep: Three\nsay: Over.\n")
	if err != nil {
		t.Fatal(err)
	}
	for word, key := range map[string]string{"ours": "ours", "~abc": "~ours"} {
		for name, wants := range map[string][]string{
			Page:     {`data-lesson="` + key + `"`, `data-open="lesson=` + word + `"`, `data-steps="3"`, `data-read=",1,3"`, "<title>A &#34;&lt;b&gt;&#34; {key}</title>"},
			Manifest: {`identifier="palace-ours"`, "<title>A &#34;&lt;b&gt;&#34; {key}</title>"},
		} {
			template, err := Read(name)
			if err != nil {
				t.Fatal(err)
			}
			filled := Fill(string(template), of, word)
			for _, want := range wants {
				if !strings.Contains(filled, want) {
					t.Errorf("%s: %s is not in %s", word, want, filled)
				}
			}
			if strings.Count(filled, "{key}") != 2 || strings.Contains(filled, "{title}") || strings.Contains(filled, "{silent}") || strings.Contains(filled, "{lang}") || strings.Contains(filled, "<html") && !strings.Contains(filled, `<html lang="en"`) {
				t.Errorf("%s: %s has a place that is open", word, filled)
			}
		}
	}
}
