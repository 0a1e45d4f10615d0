package main

import (
	"regexp"
	"slices"
)

// The page's colours are a style sheet that package colour writes. It is put before the
// other words of the look, and a page that names a colour itself gets it from there.
const (
	coloursName = "style/colours.css"
	wordsName   = "style/tokens.css"
)

// A page names a colour where no style sheet can, for light or for dark; the sheet says
// which it is.
var (
	named = regexp.MustCompile(`(\(prefers-color-scheme: (light|dark)\)" content=")var\((--[\w-]+)\)`)
	said  = regexp.MustCompile(`(--[\w-]+): light-dark\((#\w+), (#\w+)\);`)
)

// coloured returns a file of the site with the colours of the sheet that belong into it.
func coloured(name string, body, sheet []byte) []byte {
	if name == wordsName {
		return slices.Concat(sheet, body)
	}
	light, dark := map[string][]byte{}, map[string][]byte{}
	for _, word := range said.FindAllSubmatch(sheet, -1) {
		if name := string(word[1]); light[name] == nil { // the first time, and not that for more contrast
			light[name], dark[name] = word[2], word[3]
		}
	}
	return named.ReplaceAllFunc(body, func(found []byte) []byte {
		parts := named.FindSubmatch(found)
		value := light[string(parts[3])]
		if string(parts[2]) == "dark" {
			value = dark[string(parts[3])]
		}
		return slices.Concat(parts[1], value)
	})
}
