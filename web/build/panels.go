package main

import (
	"fmt"
	"maps"
	"path"
	"regexp"
	"strings"
)

// panelFolder holds a folder a panel: NAME/NAME.html, its part of the page, beside its
// script and its style.
const panelFolder = "panels/"

// panelPlace is where a page has a panel.
var panelPlace = regexp.MustCompile(`(?m)^[ \t]*<!-- panel ([a-z]+) -->\n`)

// withPanels returns the files with the panels' parts in their places, each in one.
func withPanels(source files) (files, error) {
	whole := maps.Clone(source)
	for name := range source {
		if strings.HasPrefix(name, panelFolder) && path.Ext(name) == pages {
			delete(whole, name)
		}
	}
	placed := map[string]bool{}
	for name, body := range whole {
		if path.Ext(name) != pages {
			continue
		}
		var err error
		whole[name] = panelPlace.ReplaceAllFunc(body, func(found []byte) []byte {
			panel := string(panelPlace.FindSubmatch(found)[1])
			part := panelFolder + panel + "/" + panel + pages
			if source[part] == nil {
				err = fmt.Errorf("%s has a place for the panel %s, which is not there", name, panel)
			}
			placed[part] = true
			return source[part]
		})
		if err != nil {
			return nil, err
		}
	}
	for name := range source {
		if whole[name] == nil && !placed[name] {
			return nil, fmt.Errorf("%s has no place in a page", name)
		}
	}
	return whole, nil
}
