package catalog_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
)

// However people write a ruleset, it is the one that they mean.
func TestRulesetsThatPeopleWrite(t *testing.T) {
	for want, texts := range map[string][]string{
		"wythoff":  {"wythoff:2", "Wythoff Nim", "WYTHOFF NIM", "wythoff-nim", "Wythoff‑Nim", "Nim de Wythoff", "ｗｙｔｈｏｆｆ", "\ufeffwythoff", "wythoff\u00a0"},
		"maharaja": {"Maharaja Nim", "Maharadscha-Nim", "Nim del maharajá", "Nim del maharaja\u0301", "wythoff+{(1,2),(2,1)}", "wythoff + (1; 2), (2; 1)", "Wythoff Nim with (1,2) and (2,1)"},
		"rook":     {"Rook (Nim with two piles)", "Turm (Nim mit zwei Haufen)", "Turm", "الرخ (نيم بكومتين)"},
		"subtraction:(1,2)(2,1)": {
			"{(1,2),(2,1)}", "S = {(1, 2), (2, 1)}", "S={(1,2),(2,1)}", "(1,2),(2,1)", "(1,2)(2,1)", "subtraction:{(1,2),(2,1)}", "Vector subtraction {(1, 2), (2, 1)}", "Vektorsubtraktion {(1, 2), (2, 1)}",
			"subtraction:(1;2)(2;1)", "subtraction: [1,2], [2,1]", "[[1,2],[2,1]]", "{(1,2); (2,1)}", "{(1,2) and (2,1)}", "（１，２）（２，１）", "subtraction:⟨1,2⟩⟨2,1⟩", "subtraction (1,2)(2,1)", "{{1,2},{2,1}}", "s:={(2,1),(1,2)}",
		},
		"subtraction:(1)(3)(4)":        {"{1,3,4}", "S = {1, 3, 4}", "subtraction:1,3,4", "subtraction:{1,3,4}", "subtraction: 1 3 4", "{1; 3; 4}", "subtraction:(1),(3),(4)", "subtraction:1, 3 and 4", "{١، ٣، ٤}"},
		"wythoff+(t,2t)(2t,t);t=1..10": {"wythoff+(t,2t)(2t,t);t=1…10", "wythoff+(t,2t),(2t,t); t = 1 … 10", "wythoff+(t,2*t)(2·t,t);t=1...10", "Wythoff Nim with (t,2t) and (2t,t) for t from 1 to 10"},
		"wythoff+(t,2t)(2t,t);t=1..":   {"wythoff+(t,2t)(2t,t);t=1…∞", "wythoff+{(t,2t),(2t,t)}, t=1…"},
		"blocking:5":                   {"Blocking queens (4 blocks)", "Damen blockieren (4 Bauern)", "Bloquer la dame (4 pions)", "blocking queens(4 BLOCKS)", "Blocking queens, k = 5: four squares may be blocked", "blocking : ５", "Blocking queens, k=5", "Damen blockieren, k = 5: Vier Felder dürfen blockiert werden", "Bloquer la dame, k = 5 : quatre cases peuvent être bloquées"},
		"blocking:40003":               {"Blocking queens (40,002 blocks)", "Damen blockieren (40.002 Bauern)", "Blocking queens, k = 40,003: 40,002 squares may be blocked", "Damen blockieren, k = 40.003: 40.002 Felder dürfen blockiert werden", "blocking:40003"},
		"mwythoff:3":                   {"Generalised Wythoff Nim, M = 3", "Generalized Wythoff Nim M=3", "Verallgemeinertes Wythoff-Nim, M = 3"},
		"nim:3":                        {"nim", "Nim", "NIM", "Nim-Spiel", "jeu de Nim", "نيم", "Nim with 3 piles", "Nim mit 3 Haufen", "Jeu de Nim à 3 tas", "Nim con 3 montones", "نيم، عدد الكومات 3"},
		"nim:1":                        {"Nim with 1 pile", "Nim con 1 montón"},
		"nim:12&misere=on":             {"Nim with 12 piles, misère", "nim:12 & misere=on"},
		"wythoff:4":                    {"Wythoff Nim with 4 piles", "Wythoff-Nim mit 4 Haufen", "Nim de Wythoff con 4 montones", "Wythoff Nim، عدد الكومات 4", "Wythoff : 4"},
		"nim:2@3,5+wythoff@2,3":        {"nim@3,5+wythoff@2,3", "jeu de Nim@(3;5) + Wythoff Nim@2,3"},
		"exile:spiral":                 {"Queens in exile on the spiral", "Dames en exil sur la spirale"},
		"wythoff&misere=on":            {"Wythoff Nim, misère", "wythoff, misere", "Wythoff Nim, misere play", "Wythoff-Nim، ميزير"},
		"rook@3,5+wythoff@2,7":         {"rook@(3,5) + wythoff@(2;7)", "Rook (Nim with two piles)@3,5+Wythoff Nim@2,7", "rook@[3 5]+wythoff@2 7"},
	} {
		for _, text := range texts {
			g, err := catalog.Parse(text)
			if err != nil {
				t.Errorf("%q: %v, want %s", text, err, want)
			} else if normal := strings.ReplaceAll(g.String(), " ", ""); normal != want {
				t.Errorf("%q is read as %s, want %s", text, g, want)
			}
		}
	}
}

// What may mean two games, or none, is refused at its place.
func TestRulesetsThatAreRefused(t *testing.T) {
	for _, x := range []struct {
		text string
		at   int
	}{
		{"(3,5)", 1}, {"[1,3,4]", 1}, {"subtraction:[1,3,4]", 13}, {"{1,2;2,1}", 5}, {"{(1,2),(2,1)", 13}, {"{(1,2),(2,1)]", 13}, {"{}", 2}, {"subtraction:1 2,3", 13}, {"{1,3§4}", 5},
		{"wythoff nimm", 1}, {"Wythoff Nim with (1,2) and §", 24}, {"subtraction:(−1,2)(2,1)", 14}, {"{1.5,2}", 3}, {"blocking:1 0", 10}, {"Blocking queens, k = 5: nothing", 23}, {"Blocking queens (4 fish)", 1}, {"Blocking queens (x blocks)", 1}, {"Blocking queens (4 blocks) 5", 28}, {"wythoff (3,5)", 9}, {"Wythoff Nim(1,2)", 12}, {"chess", 1}, {"", 1}, {"S={", 4}, {"nim:13", 5}, {"nim@1,1,1,1,1,1,1,1,1,1,1,1,1", 5}, {"Nim with 13 piles", 1}, {"wythoff:1", 9}, {"wythoff:9", 9},
	} {
		g, err := catalog.Parse(x.text)
		var wrong *notation.Error
		if !errors.As(err, &wrong) {
			t.Errorf("%q is read as %v: %v", x.text, g, err)
		} else if wrong.At != x.at {
			t.Errorf("%q: %v, want character %d", x.text, err, x.at)
		}
	}
}

// A name by which a game is known elsewhere leads to it.
func TestKnownNames(t *testing.T) {
	for text, want := range map[string]string{
		"corner the queen": "wythoff", "Corner the Lady": "wythoff", "Wythoff's game": "wythoff", "Wythoff’s game": "wythoff", "queen": "wythoff", "Wyt Queens": "wythoff",
		"(1,2)GDWN": "wythoff+(t,2t)(2t,t);t=1..", "k-blocking": "blocking:5", "Queens in exile": "exile:quadrant", "Blocking queens": "blocking:5", "Dame": "wythoff",
	} {
		_, err := catalog.Parse(text)
		if !errors.Is(err, catalog.ErrNoGame) || !strings.Contains(err.Error(), " "+want+":") {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// FuzzRulesets: nothing panics, what is accepted prints canonically, and that reads the same.
func FuzzRulesets(f *testing.F) {
	for _, seed := range []string{
		"wythoff", "Wythoff Nim", "{(1,2),(2,1)}", "S={1,3,4}", "Blocking queens (40,002 blocks)", "Blocking queens, k = 40,003: 40,002 squares may be blocked", "wythoff+(t,2t);t=1…10", "rook@(3;5)+wythoff@2 7", "nim", "(1,2)GDWN",
		"Wythoff Nim with (t,2t) for t from 1 to 10", "subtraction:[1,2]", "Turm, misère", "الطرح المتجهي {(1,2)}", "Nim de Wythoff con (1,2) y (2,1)",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := catalog.Parse(text)
		if err != nil {
			return
		}
		canonical := g.String()
		again, err := catalog.Parse(canonical)
		if err != nil || again.String() != canonical {
			t.Errorf("%q is read as %s, and that as %v: %v", text, canonical, again, err)
		}
		if title := g.Title(); !strings.Contains(title, "+") || !strings.Contains(canonical, "@") {
			if named, err := catalog.Parse(title); err == nil && named.String() != canonical {
				t.Errorf("%s is called %q, which is %s", canonical, title, named)
			}
		}
	})
}

// Every preset's game, and others, can be pasted back by the title that the page prints.
func TestTitlesAreRead(t *testing.T) {
	var games []engine.Game
	for i := range catalog.Families {
		for _, p := range catalog.Families[i].Presets {
			text, _, _ := strings.Cut(p.Link, "&")
			if g, err := catalog.Parse(strings.SplitN(text, "@", 2)[0]); err == nil {
				games = append(games, g)
			}
		}
	}
	if len(games) < 20 {
		t.Fatalf("%d games", len(games))
	}
	for _, g := range games {
		title := g.Title()
		if !strings.ContainsAny(title, "({=") && strings.Contains(g.String(), "(") && g.String() != "maharaja" {
			continue // its moves are too many for a title
		}
		got, err := catalog.Parse(title)
		if err != nil || got.String() != g.String() {
			t.Errorf("%s is called %q: %v, %v", g, title, got, err)
		}
	}
}

// Every title that a page prints can be pasted back, in each of its languages, whichever is spoken when it is read.
func TestTitlesInAllLanguages(t *testing.T) {
	const root = "../../web/words/"
	tags, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	languages := 0
	for _, tag := range tags {
		if !tag.IsDir() {
			continue
		}
		languages++
		for _, ruleset := range []string{
			"wythoff", "maharaja", "wythoff+(1,3)(3,1)", "wythoff+(t,2t)(2t,t);t=1..10", "wythoff+(t,2t)(2t,t);t=1..", "rook", "mwythoff:3", "subtraction:(1,2)(2,1)",
			"exile:spiral", "exile:quadrant", "blocking:2", "blocking:5", "blocking:40003",
		} {
			for _, want := range []string{ruleset, ruleset + misere.Mark} {
				g, err := catalog.Parse(want)
				if err != nil && strings.HasPrefix(want, "blocking") {
					continue // which has no misère play
				} else if err != nil {
					t.Fatal(err)
				}
				back := words.Speak(language(t, root, tag.Name()), nil)
				title := g.Title()
				back()
				if ruleset == "rook" && title == g.Title() {
					t.Errorf("%s: %q is not translated", tag.Name(), title)
				}
				if g, err := catalog.Parse(title); err != nil || g.String() != want {
					t.Errorf("%s: %q: %v, %v, want %s", tag.Name(), title, g, err, want)
				}
			}
		}
	}
	if languages != 4 {
		t.Errorf("%d languages", languages)
	}
}

// language says what the engines say in another language.
func language(t *testing.T, root, tag string) *words.Language {
	t.Helper()
	messages := map[string]string{}
	for _, group := range []string{"words", "wythoff", "wythoff/moves", "rook", "mwythoff", "subtraction", "exile", "blocking", "misere"} {
		file := root + tag + "/engine/" + group + ".ftl"
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all, err := words.Messages(file, string(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range all {
			messages["engine/"+group+"/"+m.ID] = m.Pattern
		}
	}
	l := words.New(tag, messages)
	if tag == "ar" {
		l.Leftward()
	}
	return l
}
