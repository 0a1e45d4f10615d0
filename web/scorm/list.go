package scorm

import (
	"bytes"
	"embed"
	"slices"
)

// Folder is where a version of the site has what only a package needs.
const Folder = "scorm/"

// Names in that folder.
const (
	Page     = "launch.html"
	Script   = "launch.js"
	Manifest = "imsmanifest.xml"
	List     = "files.json"
)

// Files is where the manifest names each file.
const Files = "{files}"

// File is a file of a package, as the list has it.
type File struct {
	Name string `json:"name"` // in the package
	From string `json:"from"` // in the site
	Size int    `json:"size"` // there, in bytes
	Fill bool   `json:"fill"` // whether it is a template
}

//go:embed imsmanifest.xml launch.html launch.js
var folder embed.FS

// offer begins what make single tells, to the end of its line, of the page that lies beside the site, and not in a package.
const offer = "<!-- single -->"

// Alone returns the site's first page without what offers the single page, as web/site/scorm/pack.js does.
func Alone(page []byte) []byte {
	before, after, ok := bytes.Cut(page, []byte(offer))
	if !ok {
		return page
	}
	if end := bytes.IndexByte(after, '\n'); end >= 0 {
		return slices.Concat(before, []byte(offer), after[end:])
	}
	return slices.Concat(before, []byte(offer))
}

// Read returns a file of what a package has beside the site, as it is before a lesson is filled in.
func Read(name string) ([]byte, error) { return folder.ReadFile(name) }
