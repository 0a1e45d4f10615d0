package main

import (
	"path"

	"github.com/palacegames/palace/web/scorm"
)

// What is served stands in one table: how each file is made, where it lies, and who has a copy of it. What is in
// no row, such as a panel or a sheet, is only in others.

// form is how a file is made.
type form int

const (
	asIs     form = iota // it is in the site's folder, comes from the code, or is a program
	asPage               // HTML, with its panels, its words, its icons, and what it loads before all else in itself
	asSheet              // all sheets that a page loads
	asScript             // a script that imports nothing
	asBundle             // a script with all that it imports, as one function: cut short on its way, it does nothing at all
	asModule             // the same as a module, for pages of others
)

// uses are where a file lies, and who has it.
type uses int

const (
	beside uses = 1 << iota // it lies beside the pages, under its name for ever, and else in the folder of its version
	kept                    // a browser keeps it for a time without a network; else only when it was used
	alone                   // it is in the single page
	packed                  // it is in a package for learning systems
)

// output is a row.
type output struct {
	name string // or a pattern, as package path has it
	made form
	uses uses
}

// outputs is the table. The first row counts that a name matches.
var outputs = []output{
	{mainPage, asPage, beside | packed},
	{"true.html", asPage, beside | packed},
	{frame, asPage, kept | alone | packed},
	{"index.css", asSheet, kept | alone | packed},
	{"board.css", asSheet, kept | alone | packed},
	{"true.css", asSheet, packed},
	{starter, asScript, beside | packed},
	{serviceWorker, asScript, beside | packed},
	{"js/main.js", asBundle, kept | alone | packed},
	{"js/board/main.js", asBundle, kept | alone | packed},
	{"js/worker.js", asBundle, kept | alone | packed}, // a worker is started from the text of one script
	{"js/true.js", asBundle, packed},
	{scorm.Folder + "pack.js", asBundle, 0},
	{boardName, asModule, beside},
	{licencesName, asIs, beside | packed},
	{"*.svg", asIs, kept | alone | packed},
	{facesFolder + "*.woff2", asIs, kept | alone | packed},
	{installFolder + "*", asIs, kept | packed},
	{englishName, asIs, kept | alone | packed},
	{languageFolder + "*.json", asIs, alone | packed},
	{taughtFolder + "*.json", asIs, alone | packed},
	{aheadFolder + "*/*.json", asIs, 0},
	// The programs: copies have the one form that every browser unpacks.
	{"*.wasm.gz", asIs, kept | alone | packed},
	{"*.wasm.*", asIs, kept},
	{"*.wasm", asIs, kept},
	{scannerFolder + "zxing.*", asIs, 0}, // a page that is a file gets no camera
	{scorm.Folder + scorm.Page, asIs, 0}, // which withList puts at the root of a package
	{scorm.Folder + scorm.Script, asIs, 0},
	{scorm.Folder + scorm.Manifest, asIs, 0},
}

// rowOf returns the row of a file, without a name if there is none.
func rowOf(name string) output {
	for _, row := range outputs {
		if ok, err := path.Match(row.name, name); ok && err == nil {
			return row
		}
	}
	return output{}
}

func (o output) is(use uses) bool { return o.uses&use != 0 }

// stays reports whether a file lies beside the pages.
func stays(name string) bool { return rowOf(name).is(beside) }
