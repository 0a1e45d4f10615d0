package main

import (
	"path"
	"regexp"
	"testing"

	"github.com/palacegames/palace/game/catalog"
)

// TestFamiliesComeFromGo: no family of games is named in the page, its style or its scripts;
// what they show of families comes from the catalogue. Where a name is a word as well, it is the name
// where it stands alone in quotes or before the colon of a ruleset.
func TestFamiliesComeFromGo(t *testing.T) {
	source, err := read("../site", nil)
	if err != nil {
		t.Fatal(err)
	}
	words := map[string]bool{"blocking": true, "rook": true}
	seen := 0
	for name, body := range source {
		if ending := path.Ext(name); ending != ".html" && ending != ".js" && ending != ".css" {
			continue
		}
		seen++
		for i := range catalog.Families {
			family := catalog.Families[i].Name
			pattern := `(?i)\b` + family + `\b`
			if words[family] {
				pattern = "[\"'`]" + family + "[\"'`:]|\\b" + family + ":\\S"
			}
			if found := regexp.MustCompile(pattern).Find(body); found != nil {
				t.Errorf("%s names a family of games: %s", name, found)
			}
		}
	}
	if seen < 40 {
		t.Errorf("only %d files were read", seen)
	}
}
