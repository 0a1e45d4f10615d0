package main

import (
	"encoding/json"

	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/colour"
)

// What the page needs of the code before any program runs: the colours of its style, and how
// the board of each family lies. Nobody is served these files; they become part of others.
const (
	coloursName = "style/colours.css"
	liesName    = "lies.json"
)

// made returns them as this program's code says.
func made() (files, error) {
	lies := map[string]catalog.Orient{}
	for _, family := range catalog.Families {
		lies[family.Name] = family.Orient
	}
	text, err := json.Marshal(lies)
	return files{coloursName: []byte(colour.StyleSheet()), liesName: text}, err
}
