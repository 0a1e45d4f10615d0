package main

import (
	"strings"
	"testing"
)

func TestPanels(t *testing.T) {
	source := small()
	source[mainPage] = []byte("<main>\n  <!-- panel moves -->\n</main>")
	opened := func() (string, error) {
		t.Helper()
		b, err := newBuilder(source, false)
		if err != nil {
			t.Fatal(err)
		}
		root := b.open(mainPage)
		return string(rendered(root)), b.err
	}
	moves, board := "panels/moves/moves.html", "panels/map/map.html"
	for _, step := range []struct{ moves, board, page, wrong string }{
		{moves: "<p>{a} b</p>\n", page: "<main>\n  <p data-say=\"a\">A b</p>\n\n</main>"},
		{moves: "<div><!-- panel map --></div>", board: "<p>c</p>", page: "<main>\n  <div><p>c</p></div>\n</main>"},
		{moves: "<div><!-- panel map --></div>", board: "<!-- panel moves -->", wrong: "panels/map/map.html:1: the panel moves has another place"},
		{moves: "<div><!-- panel map --></div>", wrong: "panels/moves/moves.html:1: there is no panel map"},
		{moves: "<div>\n<p></div>", wrong: "panels/moves/moves.html:2: a div is closed that is not open"},
		{wrong: "index.html:2: there is no panel moves"},
	} {
		source["words.ftl"] = []byte("a = A\n")
		delete(source, moves)
		delete(source, board)
		if step.moves != "" {
			source[moves] = []byte(step.moves)
		}
		if step.board != "" {
			source[board] = []byte(step.board)
		}
		got, err := opened()
		if step.wrong == "" && (got != step.page || err != nil) || step.wrong != "" && (err == nil || !strings.Contains(err.Error(), step.wrong)) {
			t.Errorf("with the panels %q and %q the page is %q (%v)", step.moves, step.board, got, err)
		}
	}
	source["panels/moves/moves.js"] = []byte("moves")
	if got, err := opened(); err != nil || got != "<main>\n  <template data-panel=\"moves\"></template>\n</main>" {
		t.Errorf("with a panel that is a template the page is %q (%v)", got, err)
	}
	source[board] = []byte("<p></p>")
	if _, err := assemble(source, false); err == nil || !strings.Contains(err.Error(), "panels/map/map.html has no place") {
		t.Errorf("a panel without a place: %v", err)
	}
}
