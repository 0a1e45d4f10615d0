package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/words"
)

// TestChooseGame: another game keeps who plays and the map hidden, unless its link is about
// the map, and what is wrong is said of what was written.
func TestChooseGame(t *testing.T) {
	for _, c := range []struct {
		args       args
		link, hint string
	}{
		{args{"link": "exile:quadrant"}, "exile:quadrant@", "&map=off&"},
		{args{"link": "blocking:6@3,3&size=30x30"}, "blocking:6@3,3", "size=30x30"},
		{args{"link": "blocking:6@3,3&map=outcome"}, "blocking:6@3,3", "map=outcome"},
		{args{"link": "blocking:6@3,3 & second = random"}, "blocking:6@3,3", "second=random"},
		{args{"link": "https://example.org/palace/#blocking:6@3,3&map=outcome"}, "blocking:6@3,3", "map=outcome"},
		{args{"link": "#blocking:6@3,3&map=outcome"}, "blocking:6@3,3", "map=outcome"},
		{args{"k": "7"}, "blocking:7@9,9", "&map=off&"},
		{args{"start": " (3, 4)"}, "blocking:5@3,4", "&map=off&"},
		{args{"start": "3 4"}, "blocking:5@3,4", "&map=off&"}, {args{"start": "[3; 4]"}, "blocking:5@3,4", "&map=off&"}, {args{"start": "（３｜４）"}, "blocking:5@3,4", "&map=off&"}, {args{"start": "3 & 4"}, "blocking:5@3,4", "&map=off&"},
		{args{"start": "\ufeff٣، ٤"}, "blocking:5@3,4", "&map=off&"}, {args{"start": "3 und 4"}, "blocking:5@3,4", "&map=off&"},
		{args{"k": " ７ "}, "blocking:7@9,9", "&map=off&"},
		{args{"link": "Blocking queens, k = 6: five squares may be blocked@(3, 3)"}, "blocking:6@3,3", "&map=off&"},
	} {
		r := newRoom(t)
		r.must("open", args{"link": "blocking:5@9,9&map=off&first=human&second=human"})
		r.must("chooseGame", c.args)
		link := r.table.Page().Link
		if !strings.HasPrefix(link, c.link) || !strings.Contains(link+"&", c.hint) {
			t.Errorf("%v opens %s, want %s…%s", c.args, link, c.link, c.hint)
		}
		if shown := strings.Contains(link, "map=off"); shown != (c.hint == "&map=off&" || strings.Contains(c.hint, "second")) {
			t.Errorf("%v opens %s: is the map hidden?", c.args, link)
		}
		second := "human"
		if strings.Contains(c.hint, "second") {
			second = "random"
		}
		if players := r.table.State().Players; players.Second != second {
			t.Errorf("%v opens %s: %v play", c.args, link, players)
		}
	}
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@9,9&second=human"})
	before := stateJSON(t, r)
	for _, c := range []struct {
		args args
		want string
	}{
		{args{"k": "x"}, words.Sentence(spoken("web/table/internal/play/err-k"))}, {args{"k": ""}, words.Sentence(spoken("web/table/internal/play/err-k"))},
		{args{"k": "0"}, spoken("engine/notation/at-least", "K", 1) + "."},
		{args{"start": ""}, words.Sentence(spoken("web/table/internal/play/err-start", 2, "12,7"))},
		{args{"start": "3,x"}, spoken("engine/notation/wrong", open, "\"x\"", 3)}, {args{"start": "3,4,5"}, spoken("engine/notation/wrong", open, "\",5\"", 4)}, {args{"start": "1 2,17"}, spoken("engine/notation/wrong", open, "\"1 2\"", 1)}, {args{"start": "３§４"}, spoken("engine/notation/wrong", open, "\"§\"", 2)},
		{args{"start": "-3,4"}, spoken("engine/blocking/err-negative", "-3,4", "blocking:5")}, {args{"start": "−3,4"}, spoken("engine/blocking/err-negative", "-3,4", "blocking:5")},
		{args{"link": "blocking:x"}, spoken("engine/notation/wrong", open, "\"x\"", 10)},
	} {
		if err := r.call("chooseGame", c.args, nil); err == nil || !holds(err.Error(), c.want) {
			t.Errorf("%v: %v, want %s", c.args, err, c.want)
		}
	}
	if got := stateJSON(t, r); got != before {
		t.Errorf("what was refused led to %s", got)
	}
}
