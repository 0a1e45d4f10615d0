package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestJSON: every verb that prints data prints it as JSON, an object a line, but for windows and tables, which are one.
func TestJSON(t *testing.T) {
	none := map[string]bool{"serve": true, "completion": true}
	for i := range verbs {
		v := &verbs[i]
		if findFlag(v.flags, "json") == nil && (findFlag(v.flags, "format") == nil || !strings.Contains(v.args, "json")) && !none[v.name] {
			t.Errorf("%s has no JSON", v.name)
		}
	}
	for _, words := range []string{
		"outcomes rook --size 3x2", "values rook --size 3x2", "query rook 3,3", "query rook@1,2+rook@2,3", "methods rook", "methods rook 6,4", "sequence --list", "sequence rook --list",
		"sequence rook x --count 3", "sequence A140100 --count 3", "figure --list", "segments subtraction:(1,2)(2,1)", "segments --check testdata/certificate.json", "periods subtraction:(1,2)(2,1) --rows 3",
		"chart subtraction:(1,2)(2,1)", "survey --report testdata/survey.jsonl", "line subtraction:(1,1) --slope 1/2 --from 0,50", "above wythoff --slope phi --by 1/2",
		"threads --from 400 --to 401", "armpits --from 100 --to 101", "skin --from 1 --to 9", "columns --from 0 --to 3", "dictionary wythoff", "idea rook", "idea placing rook",
		"table", "table exile-1", "queens --to 3", "queens --to 3 --extremes", "queens exile:spiral --to 3", "verify --only figure-10", "puzzle rook --level 1",
		"lesson check ../../web/lessons/corner-the-rook.txt", "version",
	} {
		status, out, complaint := palace(append(strings.Fields(words), "--json")...)
		if status != done || complaint != "" || out == "" {
			t.Errorf("%s: status %d, %s", words, status, complaint)
		}
		for values, lines := json.NewDecoder(strings.NewReader(out)), 0; values.More(); lines++ {
			var value map[string]any
			if err := values.Decode(&value); err != nil || len(value) == 0 {
				t.Errorf("%s: object %d: %v", words, lines, err)
				break
			}
		}
	}
	if status, out, _ := palace("lesson", "check", "testdata/boards.txt", "--json"); status != failed || !strings.Contains(out, `"faults":["`) {
		t.Errorf("a lesson that is none: status %d, %s", status, out)
	}
}
