package table_test

import (
	"encoding/json"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

// recordings is where the tests of the page find what Go has answered.
const recordings = "../test/fake/recorded.json"

// recorded are games of which every page is kept, for the tests of the page alone: each
// step is a call with its arguments, and "hover" is the pointer on a square.
var recorded = map[string][]step{
	"blocking": {
		{"open", args{"link": "blocking:5@8,6&map=palace&second=human"}},
		{"blockLine", args{"ray": 0}}, {"clearBlocks", args{}}, {"block", args{"squares": [][]int{{7, 6}, {8, 5}}}},
		{"hint", args{}}, {"values", args{"on": true}}, {"move", args{"to": []int{8, 3}}}, {"done", args{}},
		{"move", args{"to": []int{1, 3}}}, {"done", args{}}, {"move", args{"to": []int{2, 2}}}, {"undo", args{}}, {"goTo", args{"turns": 1}},
	},
	"hidden":  {{"open", args{"link": "blocking:3@4,2&map=off"}}, {"peek", args{"on": true}}, {"peek", args{"on": false}}},
	"mistake": {{"open", args{"link": "wythoff@4,6&second=human"}}, {"move", args{"to": []int{4, 4}}}, {"move", args{"to": []int{0, 0}}}, {"showMistake", args{}}},
	"study": {
		{"open", args{"link": "maharaja@12,17&map=outcome"}}, {"explain", args{}}, {"step", args{"value": 1}}, {"step", args{"value": 1}}, {"step", args{"value": -1}},
		{"endStudy", args{}},
	},
	"piles":   {{"open", args{"link": "subtraction:(1,0,2)(0,3,1)@9,8,7&second=human"}}, {"values", args{"on": true}}, {"tap", args{"square": []int{8, 8, 5}}}},
	"onepile": {{"open", args{"link": "subtraction:(3)(5)(8)@57"}}, {"values", args{"on": true}}, {"hint", args{}}},
	"far": {
		{"open", args{"link": "wythoff@" + strings.Repeat("31415926535897932384", 5) + "," + strings.Repeat("27182818284590452353", 5) + "&second=human"}},
		{"values", args{"on": true}}, {"hint", args{}}, {"explain", args{}},
	},
	"editor": {
		{"open", args{"link": "wythoff@7,6&second=human"}}, {"toggleMove", args{"move": []int{1, 3}}}, {"toggleMove", args{"move": []int{2, 1}}},
		{"toggleMove", args{"move": []int{1, 3}}}, {"orientation", args{"name": "right-down"}},
	},
	"subtraction": {{"open", args{"link": "subtraction:(1,2)(2,1)(3,3)@9,9&map=palace"}}, {"orientation", args{"name": "down-right"}}},
	"exile":       {{"open", args{"link": "exile:spiral@4,5&map=nim&second=human"}}, {"hover", args{"square": []int{2, -1}}}},
	"machine": {
		{"open", args{"link": "blocking:20@30,25&map=palace&second=human"}}, {"hover", args{"square": []int{12, 9}}}, {"visit", args{"name": "hood"}},
		{"compare", args{"other": 23, "shift": []int{1, 1}, "offset": 3}}, {"compare", args{"other": 0}},
		{"backwards", args{}}, {"choose", args{"value": 0}}, {"forwards", args{}}, {"time", args{"front": 9}}, {"time", args{}},
	},
}

type step struct {
	Call string `json:"call"`
	Args args   `json:"args"`
}

// answered is a step with what came of it: the page, once everything is at rest.
type answered struct {
	step
	Error string          `json:"error,omitempty"`
	Page  json.RawMessage `json:"page"`
}

// playRecorded plays a recorded game, a line of JSON a step.
func playRecorded(t *testing.T, steps []step) string {
	r := newRoom(t)
	lines := make([]string, len(steps))
	for i, each := range steps {
		var err error
		if each.Call == "hover" {
			r.table.Hover(engine.Position(each.Args["square"].([]int)), true)
		} else {
			err = r.call(each.Call, each.Args, nil)
		}
		r.run()
		line := answered{step: each, Page: r.table.PageJSON()}
		if err != nil {
			line.Error = err.Error()
		}
		b, err := json.Marshal(line)
		if err != nil {
			t.Fatal(err)
		}
		lines[i] = string(b)
	}
	return "[\n" + strings.Join(lines, ",\n") + "\n]"
}

// TestRecorded: the pages that the tests of the page alone show are those of the table as
// it is.
func TestRecorded(t *testing.T) {
	var catalog json.RawMessage
	if err := newRoom(t).call("catalog", args{}, &catalog); err != nil {
		t.Fatal(err)
	}
	text := "{\n\"catalog\": " + string(catalog)
	for _, name := range slices.Sorted(maps.Keys(recorded)) {
		text += ",\n\"" + name + "\": " + playRecorded(t, recorded[name])
	}
	text += "\n}\n"
	if *record {
		if err := os.WriteFile(recordings, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if kept, err := os.ReadFile(recordings); err != nil || string(kept) != text {
		t.Errorf("%s is not what the table answers (%v): go test ./web/table -run TestRecorded -record", recordings, err)
	}
}
