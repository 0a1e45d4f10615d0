package main

import (
	"bytes"
	"errors"
	"fmt"
	"html"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/palacegames/palace/web/scorm"
)

// launcher returns what a package for learning systems has beside the site, but for the names of the
// site's files in its manifest.
func launcher() (files, error) {
	found := files{}
	var failed []error
	for _, name := range []string{scorm.Page, scorm.Script, scorm.Manifest} {
		body, err := scorm.Read(name)
		found[scorm.Folder+name], failed = body, append(failed, err)
	}
	return found, errors.Join(failed...)
}

// withList adds to a version the list of what such a package is made of, its manifest with all names, and
// the version's own list as it is there: all of the site but what no lesson in such a system asks for,
// and the programs in the one form that every browser unpacks.
func withList(site files, list manifest) {
	inside := manifest{list.Version, list.Offline, maps.Clone(list.Files)}
	maps.DeleteFunc(inside.Files, func(name string, _ int) bool { return path.Ext(name) != ".wasm" && !rowOf(name).is(packed) })
	scorms := folder + scorm.Folder
	site[scorms+manifestName] = asJSON(inside)

	var all []scorm.File
	add := func(name, from string, fill bool) {
		all = append(all, scorm.File{Name: name, From: from, Size: len(site[from]), Fill: fill})
	}
	for name := range site {
		if rowOf(strings.TrimPrefix(name, folder)).is(packed) {
			add("site/"+name, name, false)
		}
	}
	add("site/"+manifestName, scorms+manifestName, false)
	add("site/"+folder+manifestName, scorms+manifestName, false)
	add(scorm.Script, scorms+scorm.Script, false)
	add(scorm.Page, scorms+scorm.Page, true)
	byName := func(a, b scorm.File) int { return strings.Compare(a.Name, b.Name) }
	slices.SortFunc(all, byName)
	var named bytes.Buffer
	for _, f := range all {
		fmt.Fprintf(&named, "      <file href=\"%s\"/>\n", html.EscapeString(f.Name))
	}
	site[scorms+scorm.Manifest] = bytes.Replace(site[scorms+scorm.Manifest], []byte(scorm.Files), named.Bytes(), 1)
	add(scorm.Manifest, scorms+scorm.Manifest, true)
	slices.SortFunc(all, byName)
	site[scorms+scorm.List] = asJSON(all)
}
