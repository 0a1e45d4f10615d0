package catalog_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/notation"
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

// Every title that a page prints can be pasted back, in each of its languages, whichever is spoken here.
func TestTitlesInAllLanguages(t *testing.T) {
	const root = "../../web/words/"
	tags, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	and := map[string]string{"de": " und ", "fr": " et ", "es": " y ", "ar": " و"}
	languages := 0
	for _, tag := range tags {
		if and[tag.Name()] == "" {
			continue
		}
		languages++
		two := "(1,3)" + and[tag.Name()] + "(3,1)"
		ranged := strings.NewReplacer("{ AND($moves) }", "(t,2t)"+and[tag.Name()]+"(2t,t)", "{ $from }", "1", "{ $to }", "10").Replace(message(t, root+tag.Name()+"/engine/wythoff/moves.ftl", "range-and")[0])
		endless := strings.NewReplacer("{ AND($moves) }", "(t,2t)"+and[tag.Name()]+"(2t,t)", "{ $from }", "1").Replace(message(t, root+tag.Name()+"/engine/wythoff/moves.ftl", "endless-and")[0])
		for _, x := range []struct{ file, name, value, by, want string }{
			{"wythoff", "wythoff-nim", "", "", "wythoff"}, {"wythoff", "maharaja-nim", "", "", "maharaja"}, {"wythoff", "with-moves", "{ $moves }", two, "wythoff+(1,3)(3,1)"},
			{"wythoff", "with-moves", "{ $moves }", ranged, "wythoff+(t,2t)(2t,t);t=1..10"}, {"wythoff", "with-moves", "{ $moves }", endless, "wythoff+(t,2t)(2t,t);t=1.."},
			{"rook", "title", "", "", "rook"}, {"mwythoff", "title", "{ $m }", "3", "mwythoff:3"}, {"subtraction", "named-by-moves", "{ $moves }", "(1,2), (2,1)", "subtraction:(1,2)(2,1)"},
			{"exile", "spiral-title", "", "", "exile:spiral"}, {"exile", "quadrant-title", "", "", "exile:quadrant"}, {"blocking", "title", "{ $blocked }", "4", "blocking:5"}, {"blocking", "title", "{ $blocked }", "40.002", "blocking:40003"}, {"blocking", "title", "{ $blocked }", "40\u202f002", "blocking:40003"},
		} {
			for _, text := range message(t, root+tag.Name()+"/engine/"+x.file+".ftl", x.name) {
				text = strings.NewReplacer("{\"{\"}", "{", "{\"}\"}", "}", x.value, x.by).Replace(text)
				for _, title := range []string{text, strings.ReplaceAll(message(t, root+tag.Name()+"/engine/misere.ftl", "misere-title")[0], "{ $game }", text)} {
					want := x.want
					if title != text {
						want += misere.Mark
					}
					if g, err := catalog.Parse(title); x.file == "blocking" && title != text {
						continue // which has no misère play
					} else if err != nil || g.String() != want {
						t.Errorf("%s: %q: %v, %v, want %s", tag.Name(), title, g, err, want)
					}
				}
			}
		}
	}
	if languages != 4 {
		t.Errorf("%d languages", languages)
	}
}

// message returns what a message of a file says, in each of its cases.
func message(t *testing.T, file, name string) (texts []string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut("\n"+string(text), "\n"+name+" = ")
	if !ok {
		t.Fatalf("%s has no %s", file, name)
	}
	first, rest, _ := strings.Cut(rest, "\n")
	before, selected := strings.CutSuffix(first, "{ $blocked ->")
	if !selected {
		return []string{first}
	}
	for line := range strings.Lines(rest) {
		if line[0] == '}' {
			break
		}
		_, variant, _ := strings.Cut(line, "] ")
		texts = append(texts, before+strings.TrimSpace(variant))
	}
	return texts
}
