package table_test

import (
	"strings"
	"testing"
)

// A link that hides the answers and was spoiled hides them wherever the page reads one: where it arrives by the
// address or by a script, where it is written into the field for a game's notation, and in the teacher's room.
func TestSpoiledLinks(t *testing.T) {
	for _, spoiled := range []string{
		"wythoff@8,6&amp;quiz=on", "wythoff@8,6&quiz=on.", "wythoff@8,6&quiz=on)", "<#wythoff@8,6&quiz=on>", "wythoff@8,6&quiz", "wythoff@8,6&quiz=onn", "wythoff@8,6&Quiz=on", "wythoff@8,6&qu\u200biz=on",
		"https://palace.example/#wythoff@8,6%26amp;quiz=on", "wythoff@8,6?x=y&quiz=on", "wythoff@8,6&without=mapp", "wythoff@8,6&second=humann",
	} {
		for name, given := range map[string]args{
			"open": {"link": spoiled}, "open of an address": {"link": spoiled, "arrives": true}, "chooseGame": {"link": spoiled}, "open of a class": {"link": "class&" + spoiled, "arrives": true},
		} {
			r := newRoom(t)
			call, _, _ := strings.Cut(name, " ")
			err := r.call(call, given, nil)
			r.run()
			state := r.table.State()
			if err != nil && call != "open" && strings.Contains(spoiled, "humann") || err != nil && name == "open" && strings.Contains(spoiled, "humann") {
				continue // to a script a player that is none is refused
			}
			if err != nil || state.Game != "wythoff" || !state.Quiz {
				t.Errorf("%s of %q: %v, %s, quiz %v", name, spoiled, err, state.Game, state.Quiz)
			}
			if r.page().Map.Shown {
				t.Errorf("%s of %q shows the map", name, spoiled)
			}
		}
	}
	for _, spoiled := range []string{"wythoff@8,6&map=off)", "wythoff@8,6&amp;map=off.", "wythoff@8,6&map=offf", "wythoff@8,6&map", "wythoff@8,6&map=zzz"} {
		for _, call := range []string{"open", "chooseGame"} {
			r := newRoom(t)
			if err := r.call(call, args{"link": spoiled}, nil); err != nil {
				t.Errorf("%s of %q: %v", call, spoiled, err)
			}
			r.run()
			if r.page().Map.Shown {
				t.Errorf("%s of %q shows the map", call, spoiled)
			}
		}
	}
}

// An error in the link of a class is counted in the whole text.
func TestPlaceInClass(t *testing.T) {
	r := newRoom(t)
	for text, place := range map[string]string{
		"class&rook@6,x":                spoken("engine/notation/wrong", open, `"x"`, 14),
		"#class&wythof@1,2":             spoken("engine/notation/wrong", open, `"wythof"`, 7),
		"class&rook@6,4&quiz=on&size=9": spoken("engine/notation/wrong-at-end", open, 30),
	} {
		err := r.call("open", args{"link": text}, nil)
		if err == nil || !holds(err.Error(), place) {
			t.Errorf("%s: %v, want %s", text, err, place)
		}
	}
}
