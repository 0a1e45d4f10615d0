// Command declare writes TypeScript declarations of what goes from Go to the page's scripts:
// the page's data, the calls with what they take and answer, and the elements with an id.
// They are for the check of the scripts alone (make lint); no browser gets them.
//
//	go run ./web/declare
//
// From the Go type
//
//	type Overlay struct {
//		Kind string `json:"kind"`
//		Done int    `json:"done"`
//	}
//
// comes "interface Overlay { kind: string; done: number; }".
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/palacegames/palace/web/table"
)

func main() {
	if err := run("web/site", "web/types"); err != nil {
		fmt.Fprintln(os.Stderr, "declare:", err)
		os.Exit(1)
	}
}

// run writes the declarations of a site's folder into another.
func run(site, out string) error {
	texts, err := files(site)
	if err != nil {
		return err
	}
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(out, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// files returns the declarations by the names of their files.
func files(site string) (map[string]string, error) {
	data, err := declarations(table.Declared())
	if err != nil {
		return nil, err
	}
	html, err := pages(site)
	if err != nil {
		return nil, err
	}
	elements, err := ids(html)
	if err != nil {
		return nil, err
	}
	return map[string]string{"page.d.ts": data, "ids.d.ts": elements}, nil
}

// pages are the page and its panels, of which some are templates in a script.
func pages(site string) (string, error) {
	panels, err := filepath.Glob(filepath.Join(site, "panels/*/*.html"))
	if err != nil {
		return "", err
	}
	scripts, err := filepath.Glob(filepath.Join(site, "panels/*/*.js"))
	if err != nil {
		return "", err
	}
	panels = append(panels, scripts...)
	var all strings.Builder
	for _, name := range append([]string{filepath.Join(site, "index.html")}, panels...) {
		html, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		all.Write(html)
	}
	return all.String(), nil
}
