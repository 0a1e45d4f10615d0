package main

import (
	"maps"

	"github.com/palacegames/palace/game/claims"
	"github.com/palacegames/palace/render/colour"
)

// coloursName is the style sheet of the page's colours. Nobody is served it; it becomes part
// of another.
const coloursName = "style/colours.css"

// made returns what the site has from the code, as this program's says.
func made() (files, error) {
	picture, err := firstPicture()
	if err != nil {
		return nil, err
	}
	shaders, err := linkedEarly()
	if err != nil {
		return nil, err
	}
	made, err := launcher()
	maps.Copy(made, files{coloursName: []byte(colour.StyleSheet()), firstName: picture, shadersName: shaders, claimsName: listed(claims.All())})
	return made, err
}
