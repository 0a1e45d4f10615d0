package table_test

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var pagesFile = flag.String("pages", "", "write the whole pages of the recorded games into a `file`")

// pageStep is one call of a recorded game, and the whole page that came of it.
type pageStep struct {
	Call  string          `json:"call"`
	Args  json.RawMessage `json:"args"`
	Error string          `json:"error,omitempty"`
	Page  json.RawMessage `json:"page"`
}

// TestPages writes what the tests of the page without Go show (web/test/fake/recorded.js): the games of
// the transcripts, each step with its whole page in the words of today, and the catalogue.
func TestPages(t *testing.T) {
	if *pagesFile == "" {
		t.Skip("-pages names no file")
	}
	files, err := filepath.Glob("testdata/transcripts/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d transcripts: %v", len(files), err)
	}
	games := map[string][]pageStep{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var steps []pageStep
		if err := json.Unmarshal(text, &steps); err != nil {
			t.Fatal(err)
		}
		r := newRoom(t)
		r.run()
		for i := range steps {
			s := &steps[i]
			if s.Call == "gesture" {
				r.gesture(s.Args)
			} else {
				var answer struct{ Error string }
				s.Call, s.Args = r.called(s.Call, s.Args)
				if err := json.Unmarshal(r.table.Call(s.Call, s.Args), &answer); err != nil {
					t.Fatal(err)
				}
				s.Error = answer.Error
			}
			r.run()
			s.Page = r.table.PageJSON()
		}
		games[strings.TrimSuffix(filepath.Base(file), ".json")] = steps
	}
	r := newRoom(t)
	r.run()
	var catalog struct{ Value json.RawMessage }
	if err := json.Unmarshal(r.table.Call("catalog", []byte("{}")), &catalog); err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(map[string]any{"catalog": catalog.Value, "games": games})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(*pagesFile, text, 0o666); err != nil {
		t.Fatal(err)
	}
}
