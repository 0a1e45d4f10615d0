package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/palacegames/palace/web/scorm"
)

// starter is the script whose address stays when the version changes: a page that was
// kept for long finds out by it that its own files are gone. serviceWorker has to lie
// beside the pages, to be asked for them.
const (
	starter       = "start.js"
	serviceWorker = "sw.js"
	pages         = ".html"
	frame         = "board.html" // a page of the version, for no link leads to it
	manifestName  = "manifest.json"
)

// manifest is what a version says of itself.
type manifest struct {
	Version string         `json:"version"`
	Offline bool           `json:"offline"` // whether browsers are to keep it
	Files   map[string]int `json:"files"`   // bytes by name, in the version's folder
}

// stays reports whether a file lies beside the pages, under the same name forever.
func stays(name string) bool {
	return name == starter || name == serviceWorker || name == licencesName || name == boardName || (path.Ext(name) == pages && name != frame && !strings.HasPrefix(name, scorm.Folder))
}

// assemble returns the files of the site as they are served, in a folder that is named
// after all their contents. What browsers are to keep can be installed, too.
func assemble(source files, offline bool) (files, error) {
	if offline {
		var err error
		if source, err = installable(source); err != nil {
			return nil, err
		}
	}
	source, err := withPanels(source) // which may be in scripts
	if err != nil {
		return nil, err
	}
	if source, err = withBundles(source); err != nil {
		return nil, err
	}
	if source, err = withSheets(source); err != nil {
		return nil, err
	}
	return assembleAs(version(source), source, offline)
}

// keptWhenUsed says of a file of a version that a browser keeps it, for a time without a network, when it was used and not before.
func keptWhenUsed(name string) bool {
	later := func(folder string) bool { return strings.HasPrefix(name, folder) }
	return path.Ext(name) == mapEnding || name == claimsScript || name != englishName && slices.ContainsFunc([]string{scannerFolder, languageFolder, scorm.Folder}, later)
}

// assembleAs returns the files of the site, and names the version.
func assembleAs(version string, source files, offline bool) (files, error) {
	if source["index.html"] == nil || source[starter] == nil {
		return nil, fmt.Errorf("there is no index.html, or no %s", starter)
	}
	source, err := withBoard(source)
	if err != nil {
		return nil, err
	}
	if source, err = withLanguages(source, version); err != nil {
		return nil, err
	}
	says, err := english(source)
	if err != nil {
		return nil, err
	}
	list := manifest{version, offline, map[string]int{}}
	folder := "v/" + list.Version + "/"
	built := files{}
	for name, body := range source {
		if name == wordsName || path.Ext(name) == pages {
			body = filled(coloured(name, body, source[coloursName]), source)
			if body, err = withSaid(body, source); err != nil {
				return nil, err
			}
		}
		if path.Ext(name) == pages && !strings.HasPrefix(name, scorm.Folder) { // where braces are for what makes a package
			body, err = inEnglish(name, body, says)
		} else if name == starter {
			body, err = started(body, says)
		}
		if err != nil {
			return nil, err
		}
		if body, err = withIcons(name, body, source[iconsName]); err != nil {
			return nil, err
		}
		switch {
		case name == coloursName || name == firstName || name == shadersName || name == claimsName || path.Ext(name) == wordsEnding: // they are in the others
		case !stays(name):
			built[folder+name] = body
			if !keptWhenUsed(name) {
				list.Files[name] = len(body)
			}
		case path.Ext(name) == pages:
			built[name] = lead(body, source, list.Version)
		default:
			built[name] = body
		}
	}
	text, err := json.Marshal(list)
	if err != nil {
		return nil, err
	}
	built[manifestName], built[folder+manifestName] = text, text
	if source[scorm.Folder+scorm.Page] != nil {
		err = withList(built, list, folder)
	}
	return built, err
}

// version names all the contents.
func version(source files) string {
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(source)) {
		fmt.Fprintf(sum, "%s\n%d\n", name, len(source[name]))
		sum.Write(source[name])
	}
	return hex.EncodeToString(sum.Sum(nil))[:12]
}

// address is one in a page: what leads up to it, the file, and a place in that.
var address = regexp.MustCompile(`((?:href|src)=")([^"#?]+)(#[^"]*)?"`)

// lead returns a page whose addresses lead to the files of a version.
func lead(page []byte, source files, version string) []byte {
	return address.ReplaceAllFunc(page, func(found []byte) []byte {
		part := address.FindStringSubmatch(string(found))
		before, name, place := part[1], part[2], part[3]
		switch {
		case name == starter:
			name += "?" + version
		case source[name] != nil && !stays(name):
			name = strings.Join([]string{"v", version, name}, "/")
		}
		return []byte(before + name + place + `"`)
	})
}

// filled puts the first board, the shaders and the claims into a page that has a place for them.
func filled(page []byte, source files) []byte {
	page = bytes.Replace(page, []byte(firstPlace), source[firstName], 1)
	page = bytes.Replace(page, []byte(shadersPlace), source[shadersName], 1)
	return bytes.Replace(page, []byte(claimsPlace), source[claimsName], 1)
}
