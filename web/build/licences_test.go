package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// shipped are the programs of the site.
var shipped = packagesOf([]string{"bin/playground.wasm", "bin/worker.wasm", "bin/worker.wasm.gz", "wasm_exec.js"})

// TestLicences: the licence of every module that go build links into the programs, of Go and
// of the fonts is in the file, word for word.
func TestLicences(t *testing.T) {
	text, err := licences(shipped)
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command("go", append([]string{"list", "-deps", "-f", "{{with .Module}}{{.Path}} {{.Dir}}{{end}}"}, shipped...)...)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	modules := map[string]string{}
	for line := range strings.Lines(string(out)) {
		if path, dir, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			modules[path] = dir
		}
	}
	for _, want := range []string{"github.com/palacegames/palace", "github.com/hajimehoshi/ebiten/v2", "golang.org/x/image", "rsc.io/qr"} {
		if modules[want] == "" {
			t.Errorf("%s is in no program", want)
		}
	}
	for module, dir := range modules {
		body, err := os.ReadFile(filepath.Join(dir, "LICENSE"))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(text), "\n"+module) || !bytes.Contains(text, bytes.TrimSpace(body)) {
			t.Errorf("the licence of %s is missing", module)
		}
	}
	for _, words := range []string{"The Go Authors", "Bigelow & Holmes", "Ebitengine bundles the following", "Apache License", "The Palace authors"} {
		if !bytes.Contains(text, []byte(words)) {
			t.Errorf("%q is missing", words)
		}
	}
}

// A module without a licence, or without a folder, is not shipped.
func TestNoLicence(t *testing.T) {
	root := t.TempDir()
	if err := os.WriteFile(filepath.Join(root, "NOTICE"), []byte("a notice"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, p := range []linked{{module: "example.com/a v1", root: root, folder: root}, {module: "example.com/a v1"}} {
		if _, err := licencesOf([]linked{p}); err == nil || !strings.Contains(err.Error(), "example.com/a v1") {
			t.Errorf("%v: %v", p, err)
		}
	}
	if _, err := licences([]string{"example.com/nowhere"}); err == nil {
		t.Error("a program that is not there has licences")
	}
}

// The archive has the licences beside the page.
func TestLicencesShipped(t *testing.T) {
	_, site := builtSite(t)
	if !bytes.Contains(site[licencesName], []byte("The Go Authors")) || !bytes.Contains(site["index.html"], []byte(`href="`+licencesName+`"`)) {
		t.Error("the site has no licences, or its page does not lead to them")
	}
}
