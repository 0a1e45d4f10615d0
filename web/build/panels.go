package main

import (
	"fmt"
	"maps"
	"path"
	"regexp"
	"strings"
)

// panelFolder holds a folder a panel: its script, NAME/NAME.js, and its style. The script has a template of the panel's part of the page
// (web/site/js/view.js); of what is seen before any program, and of older panels, the part is NAME/NAME.html.
const panelFolder = "panels/"

// panelPlace is where a page, or a panel, has a panel.
var panelPlace = regexp.MustCompile(`(?m)^[ \t]*<!-- panel ([a-z]+) -->\n`)

// withPanels returns the files with the panels' parts in their places, each in one.
func withPanels(source files) (files, error) {
	whole := maps.Clone(source)
	for name := range source {
		if strings.HasPrefix(name, panelFolder) && path.Ext(name) == pages {
			delete(whole, name)
		}
	}
	places := places{source: source, taken: map[string]bool{}}
	for name, body := range whole {
		if path.Ext(name) == pages {
			whole[name] = places.filled(name, body)
		}
	}
	for name := range source {
		if whole[name] == nil && !places.taken[name] {
			places.fail("%s has no place in a page", name)
		}
	}
	return whole, places.err
}

// places are those of the panels.
type places struct {
	source files
	taken  map[string]bool
	failing
}

// filled puts the panels into their places in a page, or in a panel.
func (p *places) filled(name string, body []byte) []byte {
	return panelPlace.ReplaceAllFunc(body, func(found []byte) []byte {
		panel := string(panelPlace.FindSubmatch(found)[1])
		part := panelFolder + panel + "/" + panel + pages
		switch {
		case p.source[part] == nil && p.source[strings.TrimSuffix(part, pages)+".js"] != nil:
			return fmt.Appendf(nil, "<template data-panel=%q></template>\n", panel)
		case p.source[part] == nil:
			p.fail("%s has a place for the panel %s, which is not there", name, panel)
		case p.taken[part]:
			p.fail("%s has a place for the panel %s, which has another", name, panel)
		default:
			p.taken[part] = true
			return p.filled(part, p.source[part])
		}
		return nil
	})
}
