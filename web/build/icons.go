package main

import (
	"bytes"
	"fmt"
	"path"
	"regexp"
)

// iconsName is the picture whose parts are the page's icons. A page has them in itself: a
// browser asks for a picture of which it uses parts again and again, if the host does not
// say how long it can be kept.
const iconsName = "icon.svg"

var (
	iconUsed    = regexp.MustCompile(`href="` + regexp.QuoteMeta(iconsName) + `#([\w-]+)"`)
	iconDefined = regexp.MustCompile(`(?s)<(symbol|g) id="([\w-]+)".*?</(symbol|g)>\n`)
	iconID      = regexp.MustCompile(` id="([\w-]+)"`)
	pageEnd     = []byte("</body>")
)

// withIcons returns a page with the icons that it uses at its end.
func withIcons(name string, page, picture []byte) ([]byte, error) {
	used := map[string]bool{}
	for _, found := range iconUsed.FindAllSubmatch(page, -1) {
		used[string(found[1])] = true
	}
	if len(used) == 0 || path.Ext(name) != pages {
		return page, nil
	}
	inside := []byte("<svg display=\"none\" aria-hidden=\"true\">\n")
	for _, found := range iconDefined.FindAllSubmatch(picture, -1) {
		if id := string(found[2]); used[id] {
			inside = append(inside, iconID.ReplaceAll(found[0], []byte(` id="icon-$1"`))...)
			delete(used, id)
		}
	}
	for id := range used {
		return nil, fmt.Errorf("%s uses the icon %s, which is not in %s", name, id, iconsName)
	}
	page = iconUsed.ReplaceAll(page, []byte(`href="#icon-$1"`))
	return bytes.Replace(page, pageEnd, append(append(inside, "</svg>\n"...), pageEnd...), 1), nil
}
