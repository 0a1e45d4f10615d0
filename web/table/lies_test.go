package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

// rebuilds are the ways to make another game of the one on the table: each is a call, "" if this game
// has it not.
var rebuilds = map[string]func(r *room, e *catalog.Entry) (call string, with args){
	"start": func(r *room, e *catalog.Entry) (string, args) {
		return "chooseGame", args{"start": strings.TrimSuffix(strings.Repeat("7,", engine.Position(r.table.State().Position).Dim()), ",")}
	},
	"elsewhere": func(*room, *catalog.Entry) (string, args) { return "elsewhere", nil },
	"new game":  func(*room, *catalog.Entry) (string, args) { return "newGame", nil },
	"misere": func(r *room, e *catalog.Entry) (string, args) {
		if r.table.Page().Ruleset.Misere == nil {
			return "", nil
		}
		return "chooseGame", args{"misere": true}
	},
	"k": func(r *room, e *catalog.Entry) (string, args) {
		if r.table.Page().K == nil {
			return "", nil
		}
		return "chooseGame", args{"k": "4"}
	},
	"preset": func(r *room, e *catalog.Entry) (string, args) {
		return "chooseGame", args{"link": e.Presets[len(e.Presets)-1].Link}
	},
	"second game": func(r *room, e *catalog.Entry) (string, args) {
		if !r.table.Page().Ruleset.Second {
			return "", nil
		}
		return "chooseGame", args{"second": true}
	},
	"a move": func(r *room, e *catalog.Entry) (string, args) {
		if r.table.Page().Ruleset.Editor == nil {
			return "", nil
		}
		return "toggleMove", args{"text": "1,4"}
	},
}

// TestLies: the corner of every board is at the top left where nothing else is said, boards of exile lie
// as in their paper, and whatever the game is made into, the board stays as it lies: as it was, and as
// somebody has turned it. The link says so where the game's own would be another.
func TestLies(t *testing.T) {
	done := map[string]int{}
	for i := range catalog.Families {
		e := &catalog.Families[i]
		ruleset, _, _ := strings.Cut(e.First, "&")
		own := "right-down"
		if e.Name == "exile" {
			own = "down-right"
		}
		for _, turned := range []string{"", "right-up", "right-down"} {
			for name, rebuild := range rebuilds {
				r := newRoom(t)
				link := ruleset
				if name == "elsewhere" {
					link += "&quiz=on"
				}
				r.must("open", args{"link": link})
				if lies := r.table.Page().Orientation.Current; lies != own {
					t.Fatalf("%s lies %s", ruleset, lies)
				}
				want := own
				if turned != "" {
					want = turned
					r.must("orientation", args{"name": turned})
				}
				call, with := rebuild(r, e)
				if call == "" {
					continue
				}
				before := r.table.Page().Link
				if err := r.call(call, with, nil); err != nil {
					t.Fatalf("%s, %s: %v", before, name, err)
				}
				done[name]++
				p := r.table.Page()
				if p.Orientation.Current != want {
					t.Errorf("%s, %s: %s lies %s, want %s", before, name, p.Link, p.Orientation.Current, want)
				}
				again := newRoom(t)
				again.must("open", args{"link": p.Link})
				if lies := again.table.Page().Orientation.Current; lies != want {
					t.Errorf("%s lies %s, want %s", p.Link, lies, want)
				}
				if turned == "" && name != "second game" && strings.Contains(p.Link, "orient=") {
					t.Errorf("%s, %s: %s says how it lies, and nobody has turned it", before, name, p.Link)
				}
			}
		}
	}
	for name := range rebuilds {
		if done[name] < 3 {
			t.Errorf("%s was tried %d times", name, done[name])
		}
	}
}

// TestLiesElsewhere: another family's board lies as it does without a word, unless somebody has turned the
// one before it; and a link that says how it lies is believed.
func TestLiesElsewhere(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"wythoff@5,3", "exile:quadrant@3,4", "down-right"},
		{"exile:quadrant@3,4", "wythoff@5,3", "right-down"},
		{"wythoff@5,3&orient=right-up", "rook@3,4", "right-up"},
		{"wythoff@5,3&orient=right-up", "exile:quadrant@3,4", "right-up"},
		{"wythoff@5,3&orient=right-up", "rook@3,4&orient=up-right", "up-right"},
		{"exile:quadrant@3,4&orient=right-down", "wythoff@5,3", "right-down"},
	} {
		r := newRoom(t)
		r.must("open", args{"link": c.from})
		r.must("chooseGame", args{"link": c.to})
		if lies := r.table.Page().Orientation.Current; lies != c.want {
			t.Errorf("from %s, %s lies %s, want %s", c.from, c.to, lies, c.want)
		}
	}
}
