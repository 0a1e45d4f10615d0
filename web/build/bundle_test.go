package main

import (
	"bytes"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"github.com/palacegames/palace/web/scorm"
)

// TestScripts: a site that was built has these scripts and no others; each is whole in itself
// and is no script at all when its end is missing; and its map is there for whoever looks.
func TestScripts(t *testing.T) {
	out, site := builtSite(t)
	folder := folderOf(site)
	function := regexp.MustCompile(`^(?:"use strict";)?\(\(\)=>\{`)
	maps.DeleteFunc(site, func(name string, _ []byte) bool {
		return path.Ext(name) != ".js" || strings.HasPrefix(name, folder+scannerFolder) // which others have written
	})
	want := []string{boardName, "start.js", "sw.js", folder + "js/board/main.js", folder + "js/main.js", folder + "js/true.js", folder + "js/worker.js", folder + "scorm/launch.js", folder + "scorm/pack.js"}
	if got := slices.Sorted(maps.Keys(site)); !slices.Equal(got, want) {
		t.Errorf("the scripts are %q", got)
	}
	for name, body := range site {
		if name == boardName || path.Base(name) == scorm.Script {
			continue // a module: TestBoard; and what is part of a package
		}
		if bytes.Contains(body, []byte("import ")) || bytes.Contains(body, []byte("import.meta")) {
			t.Errorf("%s imports something", name)
		}
		if base := path.Base(name); base == starter || base == serviceWorker {
			continue // which import nothing, and are as they were written
		}
		if !function.Match(body) {
			t.Errorf("%s is not one function: %.40s", name, body)
		}
		for end := len(body) / 10; end < len(body)*9/10; end += len(body) / 10 {
			if _, err := bundled(files{name: body[:end]}, asScript, name); err == nil {
				t.Errorf("%s is a script after %d of %d bytes", name, end, len(body))
			}
		}
		sources, err := os.ReadFile(filepath.Join(out, name+mapEnding))
		if err != nil || !bytes.Contains(sources, []byte(`"sourcesContent"`)) || !bytes.HasSuffix(bytes.TrimSpace(body), []byte("sourceMappingURL="+path.Base(name)+mapEnding)) {
			t.Errorf("%s has no map (%v)", name, err)
		}
	}
}

// TestBundlesRefused: what imports a file that is not there, or is no script, is no site.
func TestBundlesRefused(t *testing.T) {
	for what, body := range map[string]string{"a file that is not there": `import "./nowhere.js"`, "its address": `export const here = import.meta.url`, "no script": `function {`} {
		if _, err := bundled(files{"js/main.js": []byte(body)}, asBundle, "js/main.js"); err == nil || !strings.HasPrefix(err.Error(), "js/main.js:1: ") {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// TestSheetsJoined: sheets stand in their order, without remarks, and for a script one is a text.
func TestSheetsJoined(t *testing.T) {
	source := files{"a.css": []byte("@import './c/b.css';\n/*! a */ p { q: r }"), "c/b.css": []byte("s { t: u }"), "m.js": []byte(`import b from "./c/b.css"; say(b);`)}
	sheets, err := bundled(source, asSheet, "a.css")
	if got := string(sheets["a.css"]); err != nil || got != "s{t:u}p{q:r}" {
		t.Errorf("%q, %v", got, err)
	}
	scripts, err := bundled(source, asBundle, "m.js")
	if got := string(scripts["m.js"]); err != nil || !strings.Contains(got, `"s { t: u }"`) {
		t.Errorf("%q, %v", got, err)
	}
}

// TestBrotli: what is packed is the same when it is unpacked, and what is packed already is
// packed again only for other bytes.
func TestBrotli(t *testing.T) {
	work := t.TempDir()
	from, to := filepath.Join(work, "a.wasm"), filepath.Join(work, "a.wasm.br")
	for _, body := range []string{"\x00asm one", "\x00asm another"} {
		if err := os.WriteFile(from, []byte(body), 0o600); err != nil {
			t.Fatal(err)
		}
		pack := func() string {
			if err := packBrotli(from, to, brotliQuick); err != nil {
				t.Fatal(err)
			}
			packed, err := os.ReadFile(to)
			if err != nil {
				t.Fatal(err)
			}
			return string(packed)
		}
		packed := pack()
		if got, err := io.ReadAll(brotli.NewReader(strings.NewReader(packed))); err != nil || string(got) != body {
			t.Errorf("%q is unpacked as %q (%v)", body, got, err)
		}
		if err := os.WriteFile(to, []byte("what is there"), 0o600); err != nil {
			t.Fatal(err)
		}
		if pack() != "what is there" {
			t.Errorf("%q is packed twice", body)
		}
	}
}

// TestBuildOnly: what builds the site is in no program of it.
func TestBuildOnly(t *testing.T) {
	packages, err := linkedInto(shipped)
	if err != nil {
		t.Fatal(err)
	}
	for _, each := range packages {
		for _, tool := range []string{"esbuild", "brotli", "go-gitdiff", "golang.org/x/net"} {
			if strings.Contains(each.module, tool) {
				t.Errorf("%s is in a program", each.module)
			}
		}
	}
}
