package main

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// project is a folder with a few messages in English and in a language.
func project(t *testing.T, more map[string]string) string {
	t.Helper()
	root := t.TempDir()
	texts := map[string]string{
		"engine/a/words.ftl":          "# $n (Number)\nmoves = { $n ->\n    [one] one move\n   *[other] { $n } moves\n}\n\nsame = The same\n",
		"web/site/words.ftl":          "page-a = Press <kbd>w</kbd>\n\npage-b = Both\n",
		"web/words/xx/language.ftl":   "name = Xish\ndirection = rtl\n",
		"web/words/xx/engine/a.ftl":   "moves = { $n ->\n    [one] ein Zug\n   *[other] { $n } Züge\n}\n\ngone = Not in English any more\n",
		"web/words/xx/web/site.ftl":   "page-a = Drücke <kbd>w</kbd>\n",
		"web/lessons/corner-a.xx.txt": "title: Ecke\n",
		"web/lessons/corner-a.txt":    "title: Corner\n",
		"game/empty.go":               "package game\n",
		"render/empty.go":             "package render\n",
		"cmd/empty.go":                "package main\n",
	}
	for name, text := range more {
		texts[name] = text
	}
	for name, text := range texts {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// A language is one file with all that is said in it, and nothing of what is not, and one with its lessons.
func TestLanguages(t *testing.T) {
	made, err := languages(project(t, nil), false)
	if err != nil || len(made) != 4 {
		t.Fatal(len(made), err)
	}
	if said := string(made[boardSaid]); said != `{"en":{"lesson/corner-a":"Corner"},"xx":{"lesson/corner-a":"Ecke"}}` {
		t.Errorf("the module for other pages says %s", said)
	}
	var l language
	var of taught
	if err := errors.Join(json.Unmarshal(made["words/xx.json"], &l), json.Unmarshal(made["words/lessons/xx.json"], &of)); err != nil {
		t.Fatal(err)
	}
	if l.Language != "xx" || l.Name != "Xish" || l.Direction != "rtl" || len(l.Messages) != 4 || l.Messages["page-a"] != "Drücke <kbd>w</kbd>" || l.Messages["page-b"] != "Both" || l.Messages["engine/a/moves"] != "{$n->\n[one]ein Zug\n*[o]{$n} Züge\n}" || strings.Contains(string(made["words/xx.json"]), "Ecke") {
		t.Errorf("the language is %+v", l)
	}
	if of.Language != "xx" || len(of.Texts) != 1 || of.Texts["lesson/corner-a"] != "title: Ecke\n" {
		t.Errorf("its lessons are %+v", of)
	}
	if err := json.Unmarshal(made[englishName], &l); err != nil || l.Language != "en" || l.Direction != "ltr" || l.Messages["engine/a/same"] != "The same" {
		t.Errorf("English is %+v, %v", l, err)
	}
	if made, err = languages(project(t, nil), true); err != nil || len(made) != 8 {
		t.Errorf("with the languages of tests there are %d, %v", len(made), err)
	}
	made, err = languages(project(t, map[string]string{"web/lessons/corner-a.txt": "name: corner-a\nhint P: Lost (1,2)\nclaim: P 1,2\nleads: corner-b. By a rook.\n"}), true)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(made["words/lessons/ar-XB.json"], &of); err != nil {
		t.Fatal(err)
	}
	if text := of.Texts["lesson/corner-a"]; text != "name: corner-a\nhint P: Ļóšţ (1,2)\nclaim: P 1,2\nleads: corner-b. Ɓý á ŕóóķ.\n" {
		t.Errorf("a lesson made strange is %q", text)
	}
}

// What is wrong in a language is told with its file and line.
func TestLanguagesWrong(t *testing.T) {
	for text, why := range map[string]string{
		"page-a = Drücke w\n":      "web/words/xx/web/site.ftl:1: page-a: its marks are",
		"\npage-b = { $n }\n":      "web/words/xx/web/site.ftl:2: page-b: $n is not among its values",
		"page-b = { SHOUT($n) }\n": "web/words/xx/web/site.ftl:1: page-b: there is no function SHOUT",
		"page-b = { page-b }\n":    "web/words/xx/web/site.ftl:1: page-b: page-b → page-b refers to itself",
		"page-b = {\n":             "web/words/xx/web/site.ftl:",
	} {
		if _, err := languages(project(t, map[string]string{"web/words/xx/web/site.ftl": text}), false); err == nil || !strings.HasPrefix(err.Error(), why) {
			t.Errorf("%q: %v, want %s", text, err, why)
		}
	}
	if _, err := languages(project(t, map[string]string{"web/words/xx/language.ftl": "name = X\ndirection = up\n"}), false); err == nil {
		t.Error("a language goes up")
	}
}

// The page offers the languages, each in its own name, and each file says for which version it was made.
func TestOffered(t *testing.T) {
	source := small()
	source[mainPage] = []byte(`<html lang="en" data-x><select><!-- languages --></select></html>`)
	source["words/xx.json"] = []byte(`{"version":"` + unnamed + `","language":"xx","name":"X & Y","direction":"rtl"}`)
	source["words/lessons/xx.json"] = []byte(`{"version":"` + unnamed + `","language":"xx","texts":{}}`)
	source["words/aa.json"] = []byte(`{"language":"aa","name":"Aa","direction":"ltr"}`)
	source[englishName] = []byte(`{"language":"en","name":"English","direction":"ltr"}`)
	for _, name := range []string{"en/b", "en/a", "en/" + shelfName, "xx/c"} {
		source[aheadFolder+name+".json"] = []byte("{}")
	}
	site, err := assemble(source, false)
	if err != nil {
		t.Fatal(err)
	}
	var list manifest
	if err := json.Unmarshal(site[manifestName], &list); err != nil {
		t.Fatal(err)
	}
	v := "v/" + list.Version + "/"
	want := `<html lang="en" data-x="" data-languages="aa xx:rtl" data-words="` + v + `words/" data-lessons="a b"><select><option value="aa" lang="aa" dir="ltr">Aa</option><option value="xx" lang="xx" dir="rtl">X &amp; Y</option></select></html>`
	if got := string(site[mainPage]); got != want {
		t.Errorf("the page is\n%s, want\n%s", got, want)
	}
	for _, name := range []string{"words/xx.json", "words/lessons/xx.json"} {
		if !strings.HasPrefix(string(site[v+name]), `{"version":"`+list.Version+`"`) {
			t.Errorf("%s is %s", name, site[v+name])
		}
	}
}
