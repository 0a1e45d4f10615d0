package table_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/palacegames/palace/render/scene"
)

// verdict is how the page speaks of who wins: words that give an answer away, and those that messages have for them.
var verdict = regexp.MustCompile(`palaces?\b|[PN]-position|nim-value|winning|can win|\bwins?\b|\bloses?\b|\blost\b|\b(?:` + strings.ToLower(strings.Join([]string{
	spoken("web/internal/page/map-palaces"), spoken("web/internal/page/map-nim-values"), spoken("web/internal/page/wins"), spoken("web/internal/page/loses"),
}, "|")) + `)\b`)

// unasked lists what the page says by itself: its status, its live region, its notices,
// and its words about the square under the pointer.
func unasked(r *room) []string {
	p := r.table.Page()
	words := []string{p.Headline, p.Detail, p.Why, p.Values.Words, p.Say.Text, p.Notice.Text, p.Chip, p.Pointed, p.Now}
	if p.Thought != nil {
		words = append(words, p.Thought.Words)
	}
	if p.Review != nil {
		words = append(words, p.Review.Words)
	}
	return words
}

// TestHiddenMapKeepsSilent: with the map hidden nothing on the page says who wins, in any
// game, until somebody asks or the game is over.
func TestHiddenMapKeepsSilent(t *testing.T) {
	for _, link := range append([]string{"wythoff@3,2+rook@2,3"}, families...) {
		for _, hidden := range []string{"&map=off", "&map=peek"} {
			r := newRoom(t)
			r.listen = func() {
				if r.table.State().Phase == "over" {
					return
				}
				for _, words := range unasked(r) {
					words = strings.ReplaceAll(words, spoken("game/explain/misere-goal"), "") // the goal of misère play
					if found := verdict.FindString(words); found != "" {
						t.Errorf("%s%s, after %d turns: %q gives away %q", link, hidden, len(r.table.State().History), words, found)
					}
				}
			}
			for _, players := range []string{"", "&first=perfect&second=human"} {
				r.must("open", args{"link": link + hidden + players})
				r.run()
				for r.table.State().Phase != "over" {
					r.table.Hover(r.table.View().Here, true)
					if r.table.State().Phase == "block" {
						r.must("done", args{})
					} else {
						tapFirstLegal(t, r)
					}
					r.run()
				}
			}
		}
	}
}

// TestRemarkGoesWithTheMap: what the perfect player says of its block is there as long as
// the map is, and an answer to somebody who asks is there anyway.
func TestRemarkGoesWithTheMap(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@13,11"})
	r.run()
	remark := r.table.Page().Why
	if !verdict.MatchString(remark) || remark != spoken("game/explain/sees-many", "you", 6, 5, 4) {
		t.Fatalf("with the map the perfect player says %q", remark)
	}
	for _, kind := range []string{"off", "peek", "off"} {
		r.must("map", args{"kind": kind})
		if why := r.table.Page().Why; why != "" {
			t.Errorf("map %s: %q", kind, why)
		}
	}
	r.must("map", args{"kind": "palace"})
	if why := r.table.Page().Why; why != remark {
		t.Errorf("with the map again: %q, want %q", why, remark)
	}
	r.must("map", args{"kind": "off"})
	r.led()
	if p := r.table.Page(); p.Why != "" || !verdict.MatchString(p.Hint.Words) || p.Hint.Words != spoken("game/explain/sees-open", "you", 6, "(13,4)") || p.Say.Text != p.Hint.Words {
		t.Errorf("asked for the best move: %+v, and a listener hears %q", p.Hint, p.Say.Text)
	}
}

// TestHintLadder: a hint is one rung of a ladder, and the move itself only the last one. Another position begins anew, and no hint is
// gold.
func TestHintLadder(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@11,9&map=off"})
	r.run()
	if p := r.table.Page(); p.Hint != nil || button(p, "hint").Gold || !button(p, "hint").Enabled || p.Explores || r.squares(scene.Frame, scene.Strong) != nil {
		t.Fatalf("before: %+v, %+v", p.Hint, p.Buttons)
	}
	said := []string{spoken("game/explain/hint-can-win", "you"), spoken("game/explain/hint-look", "golden", spoken("game/ways/lies", "up-left"), 1), spoken("game/explain/one-move-away", "(5,3)")}
	for i, want := range said {
		r.must("hint", args{})
		r.run()
		p, last := r.table.Page(), i == len(said)-1
		if p.Hint == nil || p.Hint.Words != want || p.Hint.Title != spoken("game/explain/hint-of", i+1, 3) || p.Hint.More == last || p.Say.Text != want {
			t.Errorf("hint %d is %+v, want %q", i+1, p.Hint, want)
		}
		if shown := len(r.squares(scene.Halo, scene.Strong)) > 0; shown != last || button(p, "hint").Enabled == last {
			t.Errorf("hint %d shows the move: %v", i+1, shown)
		}
	}
	if err := r.call("hint", args{}, nil); err == nil {
		t.Error("there is a hint beyond the last")
	}
	r.must("move", args{"to": []int{5, 3}})
	r.run()
	if p := r.table.Page(); p.Hint != nil {
		t.Errorf("after a move: %+v", p.Hint)
	}
	// Without reasons there is nothing but the move.
	r.must("open", args{"link": "wythoff@11,9&map=off&without=why"})
	r.must("hint", args{})
	r.run()
	if p := r.table.Page(); p.Hint == nil || p.Hint.More || strings.Contains(p.Hint.Words, "(") {
		t.Errorf("without reasons: %+v", p.Hint)
	}
}

// TestSides: who plays whom, whose turn it is, how the game is won, and how often each has won.
func TestSides(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@2,1&first=perfect&second=human"})
	you, computer := spoken("game/explain/side", "you"), spoken("game/explain/side", "computer")
	p := r.table.Page()
	if s := p.Sides; len(s) != 2 || s[1].Name != you || s[1].Level != "" || s[1].Turn || s[0].Name != computer || s[0].Player != "perfect" || s[0].Level == "" || !s[0].Turn || p.Score != "" {
		t.Errorf("sides are %+v, %q", p.Sides, p.Score)
	}
	if p.Goal != spoken("game/explain/goal-corner", "queen") {
		t.Errorf("it is won so: %q", p.Goal)
	}
	for i, want := range []string{"1 : 0", "2 : 0"} {
		r.must("open", args{"link": "wythoff@2,2&first=human&second=perfect"})
		r.must("move", args{"to": []int{0, 0}})
		r.run()
		if got := r.table.Page().Score; got != want {
			t.Errorf("after game %d the score is %q, want %q", i+1, got, want)
		}
	}
	r.must("open", args{"link": "wythoff@2,2&first=human&second=random"})
	if got := r.table.Page().Score; got != "" {
		t.Errorf("against another one it is %q", got)
	}
	for link, goal := range map[string]string{"blocking:3@8,6": "goal-cannot-move", "rook@3,4&misere=on": "misere-goal", "rook@3,4+wythoff@2,1": "goal-sum", "subtraction:(1,2)(2,1)@5,5": "goal-cannot-move"} {
		r.must("open", args{"link": link})
		if p := r.table.Page(); p.Goal != spoken("game/explain/"+goal) {
			t.Errorf("%s is won so: %q", link, p.Goal)
		}
	}
}
