package page

import (
	"strings"
	"testing"
)

func TestConclude(t *testing.T) {
	turns := 3
	for _, c := range []struct {
		name, gold, words string
		page              Page
	}{
		{"to move", "", "detail", Page{Turns: Turns{Can: Can{Hint: true}}}},
		{"the computer's turn", "", "detail", Page{}},
		{"to block", "done", "values", Page{State: State{Played: Played{Phase: "block"}}, Turns: Turns{Can: Can{Done: true, Hint: true}, Block: &Block{Left: 2}}, Lesson: Lesson{Values: Values{Words: "values"}}}},
		{"looking back", "resume", "why", Page{Turns: Turns{Can: Can{Resume: true}}, Status: Status{Why: "why"}}},
		{"over", "newGame", "detail review", Page{State: State{Played: Played{Phase: "over"}}, Lesson: Lesson{Review: &Review{Words: "review", Turns: &turns}}}},
		{"over", "tryAgain", "detail review", Page{State: State{Played: Played{Phase: "over"}}, Lesson: Lesson{Review: &Review{Words: "review", Turns: &turns, Again: true}}}},
		{"over, and asked why", "newGame", "why", Page{State: State{Played: Played{Phase: "over"}}, Status: Status{Why: "why"}, Lesson: Lesson{Review: &Review{Words: "review"}}}},
		{"won", "harder", "detail", Page{State: State{Played: Played{Phase: "over"}}, Status: Status{Won: true}, Turns: Turns{Can: Can{Harder: true}}}},
		{"won in a lesson", "newGame", "detail", Page{State: State{Played: Played{Phase: "over"}}, Stay: Stay{Room: "lesson"}, Status: Status{Won: true}, Turns: Turns{Can: Can{Harder: true}}}},
		{"given up", "newGame", "detail", Page{State: State{Played: Played{Phase: "move"}}, Status: Status{Won: true, GaveUp: true}, Turns: Turns{Can: Can{Hint: true}}}},
		{"a long thought", "", "thought", Page{Turns: Turns{Can: Can{Hint: true}}, Waiting: Waiting{Thought: &Thought{Words: "thought"}}, Lesson: Lesson{Values: Values{Words: "values"}}}},
	} {
		p := c.page
		p.Gives = Helps{Hint: true, Why: true}
		p.Headline, p.Title, p.Detail = "head", "game", "detail"
		p.Conclude()
		if r := p.Review; r != nil && r.Beside == strings.Contains(p.Words, r.Words) {
			t.Errorf("%s: of %q the page says %q, and beside the moves: %t", c.name, r.Words, p.Words, r.Beside)
		}
		if p.Words != c.words || p.Tab != tab("head", "game") {
			t.Errorf("%s: says %q in %q, want %q", c.name, p.Words, p.Tab, c.words)
		}
		gold := ""
		for _, b := range p.Buttons {
			if b.Gold {
				gold += b.Name
			}
			if b.Gold && !(b.Shown && b.Enabled) {
				t.Errorf("%s: %s is gold and of no use", c.name, b.Name)
			}
			if b.Name == "done" && p.Block != nil && b.Count != left(2) {
				t.Errorf("%s: %q", c.name, b.Count)
			}
			if b.Name == "playOut" && b.Shown != (c.name == "given up") {
				t.Errorf("%s: it can be played out: %v", c.name, b.Shown)
			}
			if b.Name == "showMistake" && b.Shown != (strings.HasPrefix(c.name, "over") && p.Review.Turns != nil) {
				t.Errorf("%s: the mistake is shown: %v", c.name, b.Shown)
			}
		}
		if gold != c.gold {
			t.Errorf("%s: %q is gold, want %q", c.name, gold, c.gold)
		}
	}
}
