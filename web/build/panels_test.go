package main

import (
	"path"
	"regexp"
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

// A panel's script takes by id only what is its own panel's or the page's. What several panels need is an action (js/actions.js).
func TestPanelsKeepToThemselves(t *testing.T) {
	source, err := read("../site", nil)
	if err != nil {
		t.Fatal(err)
	}
	ids, takes := regexp.MustCompile(`\bid="([\w-]+)"`), regexp.MustCompile(`\$\("([\w-]+)"\)`)
	panel := func(name string) string {
		folder, inside := strings.CutPrefix(name, panelFolder)
		folder, _, _ = strings.Cut(folder, "/")
		if !inside || path.Ext(name) != ".js" && path.Ext(name) != pages {
			return ""
		}
		return folder
	}
	owner := map[string]string{}
	for name, body := range source {
		if of := panel(name); of != "" {
			for _, found := range ids.FindAllSubmatch(body, -1) {
				owner[string(found[1])] = of
			}
		}
	}
	owner["headline"], owner["status"] = "", "" // the page's own: what stands there before any program
	taken := 0
	for name, body := range source {
		of := panel(name)
		if of == "" {
			continue
		}
		for _, found := range takes.FindAllSubmatch(body, -1) {
			taken++
			if by := owner[string(found[1])]; by != "" && by != of {
				t.Errorf("%s takes %s, which is of the panel %s", name, found[1], by)
			}
		}
	}
	if taken < 100 {
		t.Errorf("only %d elements are taken by id", taken)
	}
}
