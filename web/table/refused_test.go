package table_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

// badLinks open nothing, whoever asks for them.
var badLinks = []string{
	"blocking:0", "blocking:5@-1,3", "blocking:5@3", "wythoff@1e9,2", "blocking:5@3,3&garbage", "blocking:5@3,3&x=y", "chess", "@3,3", "&", "%", "%zz",
	"blocking:5@3,3&block=0,0;1,1;0,3;3,0;3,2", "blocking:5@3,3&block=2,1", "blocking:5@3,3&block=4,4", "blocking:5@3,3&first=nobody",
	"blocking:5@3,3&past=9,8", "wythoff@3,3 and more", "blocking:99999999999999999999@1,1", "blocking:5@99999999999999999999,1", "wythoff@-99999999999999999999,1", "blocking:1000&size=1000000x1000000",
	"blocking:5@3,3&size=0x5", "wythoff@" + strings.Repeat("9", 2000) + ",1", strings.Repeat("x", 100000),
}

// sentence is the form of what is said of bad input: it begins with no small letter and has an end.
var sentence = regexp.MustCompile(`(?s)^\P{Ll}.{8,400}[.!?]$`)

// unchanged fails if the state, the page's link or what can be taken back and played again is not
// what it was.
func (r *room) unchanged(what, before, link string) {
	r.t.Helper()
	if got := stateJSON(r.t, r); got != before {
		r.t.Fatalf("%.60s changed the state to %s, from %s", what, got, before)
	}
	if got := r.table.Page().Link; got != link {
		r.t.Fatalf("%.60s changed the link to %s, from %s", what, got, link)
	}
}

// TestBadLinks: a bad link is refused with a sentence, and the game in progress is untouched.
func TestBadLinks(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@9,7&block=8,6&second=human"})
	r.must("move", args{"to": []int{9, 6}})
	r.run()
	before, link := stateJSON(t, r), r.table.Page().Link
	if s := r.table.State(); s.Phase != "block" || len(s.History) != 2 || !strings.HasPrefix(link, "blocking:5@9,6") {
		t.Fatalf("the game in progress is %+v, %s", s, link)
	}
	for _, bad := range badLinks {
		err := r.call("open", args{"link": bad}, nil)
		if err == nil || !sentence.MatchString(err.Error()) {
			t.Errorf("%.60s: %v", bad, err)
		}
		r.run()
		r.unchanged(bad, before, link)
	}
	// At an address less is refused, but not what there is no game without.
	for _, bad := range []string{"blocking:0", "blocking:5@-1,3", "chess", "@3,3", "%"} {
		if err := r.call("open", args{"link": bad, "arrives": true}, nil); err == nil || !sentence.MatchString(err.Error()) {
			t.Errorf("at the address %s: %v", bad, err)
		}
		r.run()
		r.unchanged(bad, before, link)
	}
}

// TestSeveralLeftOut: all that is wrong with an address is named and left out, and what is opened
// links to itself.
func TestSeveralLeftOut(t *testing.T) {
	r := newRoom(t)
	for link, opened := range map[string]struct{ link, left string }{
		"wythoff@6,4&map=zzz&second=human":                        {"wythoff@6,4&second=human&map=off", "map=zzz"},
		"blocking:5@3,3&block=0,0x&frist=human&second=human":      {"blocking:5@3,3&second=human&quiz=on", "block=0,0x frist=human"},
		"wythoff@7,5&second=human&orient=askew&values=2&map=none": {"wythoff@7,5&second=human&map=off", "orient=askew values=2 map=none"},
	} {
		for range 2 { // the same again
			r.must("open", args{"link": link, "arrives": true})
			r.run()
			p := r.table.Page()
			if p.Link != opened.link {
				t.Errorf("%s opens %s", link, p.Link)
			}
			for _, left := range strings.Fields(opened.left) {
				if !strings.Contains(p.Notice.Text, left) {
					t.Errorf("%s: nothing is said of %s: %q", link, left, p.Notice.Text)
				}
			}
		}
	}
	// A script is told, too, and what is looked at is left out.
	r.must("open", args{"link": "wythoff@7,5&second=human&orient=askew"})
	if s, p := r.table.State(), r.table.Page(); engine.Position(s.Position) != engine.At(7, 5) || !strings.Contains(p.Notice.Text, "orient=askew") {
		t.Errorf("%v: %q", s.Position, p.Notice.Text)
	}
	r.must("move", args{"to": []int{7, 4}})
	if p := r.table.Page(); p.Notice.Text != "" {
		t.Errorf("after a move: %q", p.Notice.Text)
	}
}

// TestRandomLinks spoils links by chance: each opens or is refused with a sentence, and what is
// refused changes nothing.
func TestRandomLinks(t *testing.T) {
	const base = "blocking:5@9,7&block=8,6&second=human"
	seed := uint32(20150601)
	random := func(n int) int {
		seed = seed*1103515245 + 12345
		return int(uint64(seed) * uint64(n) >> 32)
	}
	letters := []rune("blockingwythoff:@,;&=#%+-()0123456789 xé\x00.t/")
	r := newRoom(t)
	r.must("open", args{"link": base})
	before, link := stateJSON(t, r), r.table.Page().Link
	opened, refused := 0, 0
	for range 1000 {
		text := []rune([]string{"blocking:5@3,3&block=0,0;1,1", "wythoff@12,17&first=perfect", "blocking:3@9,6&size=30x30&map=off"}[random(3)])
		for edits := 1 + random(4); edits > 0; edits-- {
			place := random(len(text))
			if text[place] >= '0' && text[place] <= '9' {
				text[place] = rune('0' + random(10))
			} else {
				rest := min(place+random(3), len(text))
				text = append(append(append([]rune{}, text[:place]...), letters[random(len(letters))]), text[rest:]...)
			}
		}
		spoilt := string(text)
		if err := r.call("open", args{"link": spoilt}, nil); err != nil {
			if refused++; !sentence.MatchString(err.Error()) {
				t.Errorf("%q: %v", spoilt, err)
			}
			r.unchanged(spoilt, before, link)
			continue
		}
		opened++
		r.must("open", args{"link": r.table.Page().Link})
		r.must("open", args{"link": base})
		r.unchanged(spoilt, before, link)
	}
	if refused < 300 || opened < 10 {
		t.Errorf("%d opened, %d refused", opened, refused)
	}
}

// TestMovesNotAllowed: moves and blocks that are not allowed are refused and change nothing.
func TestMovesNotAllowed(t *testing.T) {
	r := newRoom(t)
	s := r.must("open", args{"link": "blocking:3@6,4&block=0,4;5,4&second=human"})
	before, link := stateJSON(t, r), r.table.Page().Link
	refused := func(call string, given args) {
		t.Helper()
		if err := r.call(call, given, nil); err == nil || !sentence.MatchString(err.Error()) {
			t.Errorf("%s %v: %v", call, given, err)
		}
		r.unchanged(call, before, link)
	}
	if s.Phase != "move" || len(s.Blocked) != 2 {
		t.Fatalf("%+v", s)
	}
	for _, to := range [][]int{{0, 4}, {5, 4}, {7, 7}, {6, 4}, {3, 2}, {6, -1}} { // blocked, beyond, where it stands, off its lines, off the board
		refused("move", args{"to": to})
	}
	refused("block", args{"squares": [][]int{{5, 4}}}) // it is time to move
	r.must("move", args{"to": []int{6, 2}})
	before, link = stateJSON(t, r), r.table.Page().Link
	refused("move", args{"to": []int{6, 1}})                           // it is time to block
	refused("block", args{"squares": [][]int{{6, 1}, {6, 0}, {5, 1}}}) // too many
	refused("block", args{"squares": [][]int{{6, 1}, {3, 3}}})         // where it cannot go
	refused("tap", args{"square": []int{3, 3}})                        // nor by hand
	if s := r.must("block", args{"squares": [][]int{{6, 1}, {6, 0}}}); s.Phase != "move" || len(s.Blocked) != 2 {
		t.Errorf("two squares blocked: %+v", s)
	}
}
