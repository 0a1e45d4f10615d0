package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/web/internal/page"
)

// named reads the name of a puzzle out of its link.
func named(t *testing.T, text string) puzzle.Name {
	t.Helper()
	to, _, err := link.ReadAddress(text, link.Nothing)
	if err != nil {
		t.Fatal(err)
	}
	return to.Puzzle
}

// TestWorksheetOfTwelve: the twelve puzzles after the one on the board are on two pages, without their solutions, and
// on a third is what puzzle.Make says that wins.
func TestWorksheetOfTwelve(t *testing.T) {
	for _, text := range []string{"puzzle=wythoff&level=2&seed=7", "puzzle&level=4&seed=11", "puzzle=blocking:3&level=3&seed=1", "puzzle=exile:spiral&level=1&seed=5", setOf} {
		r := newRoom(t)
		r.must("open", args{"link": text})
		r.run()
		first := r.table.Page().Puzzle.Twelve
		ahead := 1
		if text == setOf {
			ahead = 4
		}
		if !strings.HasSuffix(first, "&set=12") || named(t, first).Seed != named(t, text).Seed+ahead {
			t.Fatalf("%s: the sheet is of %q", text, first)
		}
		made, refusal := r.sheet(args{"puzzles": first})
		if refusal != "" || len(made.Pages) != 3 {
			t.Fatalf("%s: %d pages, %s", text, len(made.Pages), refusal)
		}
		solution := made.Pages[2]
		if solution.Link != first || len(solution.Answers) != 12 {
			t.Errorf("%s: the answers are %+v", text, solution)
		}
		for i, p := range inSet(t, named(t, first), 12) {
			want := spoken("web/table/internal/worksheet/the-answer", false, i+1, p.At, "", p.Wins, "")
			if len(p.Also) > 0 {
				want = spoken("web/table/internal/worksheet/the-answer", false, i+1, p.At, "", p.Wins, words.And(words.All(p.Also)))
			}
			if solution.Answers[i] != want {
				t.Errorf("%s: answer %q, want %q", text, solution.Answers[i], want)
			}
			sheet := made.Pages[i/6]
			if len(sheet.Boards) != 6 || sheet.Named == "" || len(sheet.Boards[i%6].Drawings) == 0 || len(sheet.Answers) > 0 || len(sheet.Drawings) > 0 {
				t.Errorf("%s: page %d is %+v", text, i/6+1, sheet)
			}
		}
	}
}

// TestWorksheetTellsNoPuzzle: of a puzzle that is not solved there is no page with the solution, and in the teacher's
// room for a set there is a sheet of its own puzzles.
func TestWorksheetTellsNoPuzzle(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "puzzle=wythoff&level=2&seed=7"})
	r.run()
	if made, refusal := r.sheet(args{}); len(made.Pages) != 1 || made.Words == "" || refusal != "" {
		t.Errorf("%d pages, %q, %s", len(made.Pages), made.Words, refusal)
	}
	r.must("move", args{"to": page.Numbers(inSet(t, named(t, "puzzle=wythoff&level=2&seed=7"), 1)[0].Wins)})
	if made, refusal := r.sheet(args{}); len(made.Pages) != 2 || refusal != "" {
		t.Errorf("solved, there are %d pages, %s", len(made.Pages), refusal)
	}
	r.must("open", args{"link": "class&" + setOf})
	r.run()
	if made, _ := r.sheet(args{}); len(made.Pages) != 2 || len(made.Pages[0].Boards) != 4 {
		t.Errorf("in the teacher's room there are %d pages", len(made.Pages))
	}
	for text, want := range map[string]string{
		"rook@6,4":                                  spoken("web/table/internal/room/err-no-set"),
		"puzzle=rook&level=2&seed=1":                spoken("web/table/internal/room/err-no-set"),
		"puzzle=rook&level=2&seed=1&set=13":         spoken("engine/notation/wrong", spoken("game/link/set-has", 2, 12), `"13"`, 32),
		"puzzle=blocking:1000&level=2&seed=1&set=3": spoken("game/puzzle/err-none-of-level", 2, "blocking:1000", 300),
	} {
		if made, refusal := r.sheet(args{"puzzles": text}); refusal != words.Sentence(want) || len(made.Pages) > 0 {
			t.Errorf("%s: %d pages, %q", text, len(made.Pages), refusal)
		}
	}
}
