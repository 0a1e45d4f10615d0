package main

import "testing"

func TestPanels(t *testing.T) {
	source := small()
	source["index.html"] = []byte("<main>\n  <!-- panel moves -->\n</main>\n")
	source["panels/moves/moves.html"] = []byte("<p><use href=\"icon.svg#x\"/></p>\n")
	source["panels/moves/moves.js"] = []byte("moves")
	whole, err := withPanels(source)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := string(whole["index.html"]), "<main>\n<p><use href=\"icon.svg#x\"/></p>\n</main>\n"; got != want {
		t.Errorf("the page is %q, want %q", got, want)
	}
	if whole["panels/moves/moves.html"] != nil || whole["panels/moves/moves.js"] == nil {
		t.Error("the panel's part is served by itself, or its script is not")
	}
	source["panels/map/map.html"] = []byte("<p>")
	if _, err := withPanels(source); err == nil {
		t.Error("a panel without a place")
	}
	source["panels/moves/moves.html"] = []byte("<div>\n  <!-- panel map -->\n</div>\n")
	source["panels/map/map.html"] = []byte("<p>\n")
	whole, err = withPanels(source)
	if got, want := string(whole["index.html"]), "<main>\n<div>\n<p>\n</div>\n</main>\n"; err != nil || got != want {
		t.Errorf("with a panel in a panel the page is %q, want %q (%v)", got, want, err)
	}
	source["panels/map/map.html"] = []byte("<!-- panel moves -->\n")
	if _, err := withPanels(source); err == nil {
		t.Error("a panel in itself")
	}
	delete(source, "panels/map/map.html")
	delete(source, "panels/moves/moves.html")
	whole, err = withPanels(source)
	if got, want := string(whole["index.html"]), "<main>\n<template data-panel=\"moves\"></template>\n</main>\n"; err != nil || got != want {
		t.Errorf("with a panel that is a template the page is %q, want %q (%v)", got, want, err)
	}
	delete(source, "panels/moves/moves.js")
	if _, err := withPanels(source); err == nil {
		t.Error("a place without a panel")
	}
}
