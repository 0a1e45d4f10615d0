package main

import (
	"bytes"
	"encoding/json"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/web/scorm"
)

// TestList: each file of a package is there and as long as is said, what the package's own list of the
// version names is in it, but for the forms of the programs that are left out, and nothing leads to those.
func TestList(t *testing.T) {
	_, site := builtSite(t)
	folder := folderOf(site)
	var list []scorm.File
	if err := json.Unmarshal(site[folder+scorm.Folder+scorm.List], &list); err != nil {
		t.Fatal(err)
	}
	in := map[string]string{}
	for _, f := range list {
		in[f.Name] = f.From
		if body := site[f.From]; body == nil || len(body) != f.Size {
			t.Errorf("%s is to be %d bytes of %s, which has %d", f.Name, f.Size, f.From, len(body))
		}
		if (f.Name == scorm.Page || f.Name == scorm.Manifest) != f.Fill {
			t.Errorf("%s is filled in: %v", f.Name, f.Fill)
		}
		if named := bytes.Contains(site[in[scorm.Manifest]], []byte(`<file href="`+f.Name+`"/>`)); named != (f.Name != scorm.Manifest) {
			t.Errorf("the manifest names %s: %v", f.Name, named)
		}
		if ending := path.Ext(f.Name); ending == ".br" || ending == ".lzma" || ending == ".wasm" || ending == mapEnding || strings.Contains(f.Name, scannerFolder) {
			t.Errorf("%s is needed by no lesson", f.Name)
		}
	}
	if len(in) != len(list) || !slices.IsSortedFunc(list, func(a, b scorm.File) int { return strings.Compare(a.Name, b.Name) }) {
		t.Error("the list has a name twice, or is not sorted")
	}
	for _, name := range []string{"launch.js", "site/index.html", "site/start.js", "site/sw.js", "site/licences.txt", "site/" + folder + "playground.wasm.gz"} {
		if in[name] == "" {
			t.Errorf("%s is missing", name)
		}
	}
	for _, name := range []string{"site/manifest.json", "site/" + folder + "manifest.json"} {
		var own manifest
		if err := json.Unmarshal(site[in[name]], &own); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for file := range own.Files {
			if in["site/"+folder+file] == "" {
				t.Errorf("%s says that there is %s", name, file)
			}
		}
		if own.Version == "" || len(own.Files) < 10 {
			t.Errorf("%s is %v", name, own)
		}
	}
}
