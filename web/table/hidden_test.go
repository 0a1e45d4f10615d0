package table_test

import (
	"regexp"
	"strings"
	"testing"
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
	r.must("hint", args{})
	r.run()
	if p := r.table.Page(); !verdict.MatchString(p.Why) || p.Why != spoken("game/explain/sees-open", "you", 6, "(13,4)") || p.Say.Text != p.Why {
		t.Errorf("asked for the best move: %q, and a listener hears %q", p.Why, p.Say.Text)
	}
}
