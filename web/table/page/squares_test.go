package page_test

import (
	"encoding/json"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/table/page"
)

// Squares are written as the library writes lists of lists, only faster.
func TestSquares(t *testing.T) {
	for _, list := range [][]engine.Position{{}, {{}}, {{3}}, {{0, 0}, {1, -1}, {12, 1<<53 - 1, -1 << 53}}} {
		want, err := json.Marshal(list)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := json.Marshal(page.Squares(list)); err != nil || string(got) != string(want) {
			t.Errorf("%v: %s, %v", list, got, err)
		}
	}
	if got, err := json.Marshal(page.Squares(nil)); err != nil || string(got) != "[]" {
		t.Errorf("no squares: %s, %v", got, err)
	}
}
