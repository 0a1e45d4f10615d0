package table_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/wire"
	"github.com/palacegames/palace/web/wordstest"
)

// TestSpokenAgain: a table that is told of another language, and opens again what is on it, as the page has it do, says all
// in that language, and shows what one shows that has spoken it from the beginning.
func TestSpokenAgain(t *testing.T) {
	for _, link := range []string{
		"", "rook@3,2", "wythoff@5,8&map=on&values=on", "blocking:5@9,9&mode=coaching&first=human&second=human", "wythoff@3,5+rook@2,2", "subtraction:(1)(3)(4)@9", "mwythoff:3@9,9&map=nim",
		"lesson=corner-the-rook", "lesson=corner-the-rook&step=3", "puzzle", "puzzle=slants-3", "gallery", "class&lesson=corner-the-rook", "subtraction:(1,2)(2,1)@9,9&idea=remainder", "maharaja@9,9&idea=dictionary", "exile:quadrant@6,6&idea=tribonacci", "wythoff@5,8&misere=on", "rook@6,4&quiz=on",
	} {
		t.Run(strings.ReplaceAll(link, "/", "_"), func(t *testing.T) {
			for _, tag := range []string{"de", "ar"} {
				l, err := wordstest.Language(tag)
				if err != nil {
					t.Fatal(err)
				}
				r := newRoom(t)
				r.must("open", args{"link": link, "arrives": true})
				r.run()
				if v := r.table.View(); v.Rays != nil && !strings.Contains(link, "=") {
					if x, y, ok := engine.Options(v.Rays)[0].Pair(); ok {
						_ = r.call("move", args{"to": []int{x, y}}, nil) // which may be refused, such as before a block
						r.run()
					}
				}
				back := words.Speak(l, nil)
				first := within(r)
				r.table.Spoken()
				r.restart("analyst")
				r.table.Lost("analyst")
				r.must("open", first)
				r.run()
				got := told(t, r)
				fresh := newRoom(t)
				fresh.must("open", first)
				fresh.run()
				want := told(t, fresh)
				back()
				if len(got) != len(want) {
					t.Errorf("%s: it says %d things, and at once %d", tag, len(got), len(want))
				}
				for i := range min(len(got), len(want)) {
					if got[i] != want[i] {
						t.Errorf("%s: it says %s, want %s", tag, got[i], want[i])
					}
				}
			}
		})
	}
}

// TestPainterSaysNothing: what the painter tells of a map holds names of messages, and nothing that is said: it stays where another
// language is spoken, and a name on the map is known by its message.
func TestPainterSaysNothing(t *testing.T) {
	const sign = "¤"
	for _, link := range []string{"blocking:100@9,9&size=300x300", "blocking:97@9,9&size=256x256&compare=100:1,1,3", "wythoff@5,8&size=100x100", "subtraction:(1,2)(2,1)@9,9&size=80x80"} {
		t.Run(link, func(t *testing.T) {
			defer words.Sign(sign)()
			r := newRoom(t)
			told := 0
			r.spoil = func(m wire.Message) {
				switch m.(type) {
				case *wire.Picture, *wire.Progress, *wire.Value, *wire.Labels, *wire.Tallies:
					told++
					if bytes.Contains(wire.Encode(m), []byte(sign)) {
						t.Errorf("the painter says something: %+v", m)
					}
				}
			}
			r.must("open", args{"link": link})
			r.run()
			r.table.Hover(engine.At(60, 20), true)
			r.run()
			if told < 3 {
				t.Errorf("it tells %d times", told)
			}
			p := r.table.Page()
			if link[:12] != "blocking:100" {
				return
			}
			if len(p.Guide.List) < 10 || !strings.HasPrefix(p.Guide.Here.Name, sign) || len(r.scene.Map.Labels) < 10 || !strings.HasPrefix(r.scene.Map.Labels[0].Text.String(), sign) {
				t.Errorf("the guide has %+v, and the board %v", p.Guide.Here, r.scene.Map.Labels)
			}
		})
	}
}

// within is what the page opens again: see web/site/js/address.js.
func within(r *room) args {
	p := r.table.Page()
	a := args{"link": p.Link, "kept": p.Kept != "", "arrives": true}
	if p.Kept != "" {
		a["link"] = p.Kept
	}
	if p.Room != "game" {
		a["at"] = p.At
	}
	if p.Room == "gallery" {
		a["link"] = ""
	}
	return a
}

// told lists what a page says, each with its place, without the numbers that only count, and games that were played before.
func told(t *testing.T, r *room) (all []string) {
	t.Helper()
	var page any
	if err := json.Unmarshal(r.table.PageJSON(), &page); err != nil {
		t.Fatal(err)
	}
	var walk func(place string, value any)
	walk = func(place string, value any) {
		switch value := value.(type) {
		case map[string]any:
			for name, inner := range value {
				if !slices.Contains([]string{"id", "played", "tally", "score"}, name) {
					walk(place+"."+name, inner)
				}
			}
		case []any:
			for i, inner := range value {
				walk(fmt.Sprintf("%s[%d]", place, i), inner)
			}
		default:
			all = append(all, fmt.Sprintf("%s: %v", place, value))
		}
	}
	walk("", page)
	slices.Sort(all)
	return all
}
