package scorm

import "embed"

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

// Read returns a file of what a package has beside the site, as it is before a lesson is filled in.
func Read(name string) ([]byte, error) { return folder.ReadFile(name) }
