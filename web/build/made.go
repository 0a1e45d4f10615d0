package main

import (
	"maps"

	"github.com/palacegames/palace/game/claims"
	"github.com/palacegames/palace/render/colour"
)

// coloursName is the style sheet of the page's colours. It becomes part of another.
const coloursName = "style/colours.css"

// made returns what the site has from the code, as this program's says, and from the languages, besides those
// that only tests speak unless they are wanted.
func made(pseudo bool) (files, error) {
	picture, err := firstPicture()
	if err != nil {
		return nil, err
	}
	root, shaders, err := linkedEarly()
	if err != nil {
		return nil, err
	}
	all, err := spoken(root, pseudo)
	if err != nil {
		return nil, err
	}
	packed, err := launcher()
	if err != nil {
		return nil, err
	}
	maps.Copy(all, packed)
	all[coloursName], all[firstName], all[shadersName] = []byte(colour.StyleSheet()), picture, shaders
	all[claimsName] = listed(claims.All())
	return all, nil
}

// spoken returns what the site has from the languages of a project.
func spoken(root string, pseudo bool) (files, error) {
	all, err := languages(root, pseudo)
	if err != nil {
		return nil, err
	}
	early, err := aheadFiles(all)
	maps.Copy(all, early)
	return all, err
}
