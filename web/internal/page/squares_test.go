package page_test

import (
	"encoding/json"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/internal/page"
)

// Squares are written as the library writes lists of lists, only faster.
func TestSquares(t *testing.T) {
	for _, list := range [][][]int{{}, {{}}, {{3}}, {{0, 0}, {1, -1}, {12, 1<<53 - 1, 1 - 1<<53}}} {
		want, err := json.Marshal(list)
		if err != nil {
			t.Fatal(err)
		}
		squares := make(page.Squares, len(list))
		for i, c := range list {
			squares[i] = engine.Ints(c...)
		}
		if got, err := json.Marshal(squares); err != nil || string(got) != string(want) {
			t.Errorf("%v: %s, %v", list, got, err)
		}
	}
	if got, err := json.Marshal(page.Squares{engine.At(-1<<53, 1<<53)}); err != nil || string(got) != `[["-9007199254740992","9007199254740992"]]` {
		t.Errorf("numbers that JavaScript cannot hold: %s, %v", got, err)
	}
	if got, err := json.Marshal(page.Squares(nil)); err != nil || string(got) != "[]" {
		t.Errorf("no squares: %s, %v", got, err)
	}
}
