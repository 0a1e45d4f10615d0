package main

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// TestUses: who has which files, written down by hand, but for those of languages, of which there are many.
func TestUses(t *testing.T) {
	_, site := builtSite(t)
	var list manifest
	if err := json.Unmarshal(site[manifestName], &list); err != nil {
		t.Fatal(err)
	}
	folder := folderOf(site)
	held := map[uses][]string{}
	for name, body := range site {
		inside := strings.TrimPrefix(name, folder)
		row := rowOf(inside)
		if _, listed := list.Files[inside]; listed != row.is(kept) || listed && list.Files[inside] != len(body) || row.is(beside) != (name == inside) && row.name != "" {
			t.Errorf("%s: kept %v, beside the pages %v, and its row is %v", name, listed, name == inside, row)
		}
		for _, use := range []uses{beside, kept, alone, packed} {
			if row.is(use) {
				held[use] = append(held[use], inside)
			}
		}
	}
	version := "board.css board.html fonts/source-sans-3-latin-400-normal.woff2 fonts/source-sans-3-latin-600-normal.woff2 fonts/source-serif-4-latin-700-normal.woff2 icon.svg index.css js/board/main.js js/main.js js/worker.js playground.wasm.gz pointer.svg words/en.json worker.wasm.gz"
	languages := " words/ar.json words/de.json words/es.json words/fr.json words/lessons/ar.json words/lessons/de.json words/lessons/es.json words/lessons/fr.json"
	icons := " install/app.json install/icon-180.png install/icon-192.png install/icon-512.png"
	for use, want := range map[uses]string{
		beside: "index.html licences.txt palace-board.js start.js sw.js true.html",
		kept:   version + icons + " playground.wasm.br playground.wasm.lzma worker.wasm.br worker.wasm.lzma",
		alone:  version + languages,
		packed: version + languages + icons + " index.html js/true.js licences.txt start.js sw.js true.css true.html",
	} {
		names := strings.Fields(want)
		slices.Sort(names)
		slices.Sort(held[use])
		if !slices.Equal(held[use], names) {
			t.Errorf("use %d: %q, want %q", use, held[use], names)
		}
	}
}
