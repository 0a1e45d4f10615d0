package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"github.com/palacegames/palace/web/scorm"
)

const (
	mainPage = "index.html"
	frame    = "board.html" // a page of the version, for no link leads to it
	// starter is the script whose address stays when the version changes: a page that was kept for long finds out
	// by it that its own files are gone.
	starter       = "start.js"
	serviceWorker = "sw.js" // it has to lie beside the pages, to be asked for them
	manifestName  = "manifest.json"
	pages         = ".html"
)

// manifest is what a version says of itself.
type manifest struct {
	Version string         `json:"version"`
	Offline bool           `json:"offline"` // whether browsers are to keep it
	Files   map[string]int `json:"files"`   // bytes by name, in the version's folder
}

// unnamed stands for the version until all is there that it is named after. It is as long as its name.
const unnamed = "@theversion@"

// folder is that of the version.
const folder = "v/" + unnamed + "/"

// assemble returns the files of the site as they are served, in a folder that is named after all their contents.
func assemble(source files, offline bool) (files, error) {
	site, err := assembleUnnamed(source, offline)
	if err != nil {
		return nil, err
	}
	return named(site, version(site)), nil
}

// version names all the contents.
func version(site files) string {
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(site)) {
		fmt.Fprintf(sum, "%s\n%d\n", name, len(site[name]))
		sum.Write(site[name])
	}
	return hex.EncodeToString(sum.Sum(nil))[:len(unnamed)]
}

// named gives the version of a site its name.
func named(site files, version string) files {
	whole := files{}
	for name, body := range site {
		if bytes.Contains(body, []byte(unnamed)) { // or the programs would be copied, too
			body = bytes.ReplaceAll(body, []byte(unnamed), []byte(version))
		}
		whole[strings.Replace(name, unnamed, version, 1)] = body
	}
	return whole
}

// builder makes what the table of outputs says, of the files of the site's folder, the programs, and what comes from the code.
type builder struct {
	source    files
	offline   bool
	says      map[string]string // in English, by the names of messages
	languages offered
	placed    map[string]bool       // the panels that have a place
	where     map[*html.Node]string // in the site's folder, for what is wrong
	failing
}

// failing keeps the first thing that is wrong.
type failing struct{ err error }

func (f *failing) fail(format string, args ...any) { f.note(fmt.Errorf(format, args...)) }

func (f *failing) note(err error) {
	if f.err == nil {
		f.err = err
	}
}

func newBuilder(source files, offline bool) (*builder, error) {
	b := &builder{source: maps.Clone(source), offline: offline, placed: map[string]bool{}, where: map[*html.Node]string{}}
	var err error
	if b.languages, err = languagesIn(source); err != nil {
		return nil, err
	}
	b.says, err = english(source)
	return b, err
}

// assembleUnnamed is assemble, before the version has a name. What browsers are to keep can be installed, too.
func assembleUnnamed(source files, offline bool) (files, error) {
	if source[mainPage] == nil || source[starter] == nil {
		return nil, fmt.Errorf("there is no %s, or no %s", mainPage, starter)
	}
	b, err := newBuilder(source, offline)
	if err != nil {
		return nil, err
	}
	b.source[tokensName] = slices.Concat(source[coloursName], source[tokensName])
	if offline {
		b.note(install(b.source))
	}
	b.note(withFacts(b.source))
	made, entries := files{}, map[form][]string{}
	for _, row := range outputs {
		switch {
		case row.made == asIs:
		case row.made == asPage && b.source[row.name] != nil:
			made[row.name] = b.page(row.name)
		case b.source[row.name] != nil:
			entries[row.made] = append(entries[row.made], row.name)
		}
	}
	for form, names := range entries {
		more, err := bundled(b.source, form, names...)
		b.note(err)
		maps.Copy(made, more)
	}
	for name, body := range b.source {
		switch row := rowOf(name); {
		case row.name != "" && row.made == asIs:
			made[name] = body
		case strings.HasPrefix(name, panelFolder) && path.Ext(name) == pages && !b.placed[name]:
			b.fail("%s has no place in a page", name)
		}
	}
	if b.err != nil {
		return nil, b.err
	}
	if made[starter], err = b.started(made[starter]); err != nil {
		return nil, err
	}
	return laid(made, offline), nil
}

// laid puts files where they lie, with the list of those that a browser keeps. A copy of it beside the pages says which version the site is.
func laid(made files, offline bool) files {
	site, list := files{}, manifest{unnamed, offline, map[string]int{}}
	for name, body := range made {
		switch row := rowOf(name); {
		case row.is(beside):
			site[name] = body
			continue
		case row.is(kept):
			list.Files[name] = len(body)
		}
		site[folder+name] = body
	}
	site[manifestName] = asJSON(list)
	site[folder+manifestName] = site[manifestName]
	if made[scorm.Folder+scorm.Page] != nil {
		withList(site, list)
	}
	return site
}

// asJSON writes what has nothing in it that JSON cannot say.
func asJSON(value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return text
}
