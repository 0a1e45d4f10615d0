package main

import (
	"archive/zip"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// An archive holds the files of a site, all in one folder, and is the same each time.
func TestArchive(t *testing.T) {
	built, err := assemble(files{
		"index.html": []byte(`<script src="start.js"></script>`), "start.js": []byte("s"),
		"js/main.js": []byte("main"), "worker.wasm.gz": []byte("packed"),
	}, true)
	if err != nil {
		t.Fatal(err)
	}
	work := t.TempDir()
	var packed [2][]byte
	for i := range packed {
		folder, to := filepath.Join(work, "dist"), filepath.Join(work, "palace.zip")
		if err := write(folder, built); err != nil {
			t.Fatal(err)
		}
		if err := archiveSite(folder, to); err != nil {
			t.Fatal(err)
		}
		if packed[i], err = os.ReadFile(to); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(packed[0], packed[1]) {
		t.Error("the same site makes two archives")
	}
	r, err := zip.NewReader(bytes.NewReader(packed[0]), int64(len(packed[0])))
	if err != nil {
		t.Fatal(err)
	}
	found := files{}
	for _, f := range r.File {
		name, ok := strings.CutPrefix(f.Name, archiveFolder)
		if !ok {
			t.Errorf("%s lies outside of the folder", f.Name)
		}
		body, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		found[name], _ = io.ReadAll(body)
		body.Close()
	}
	if len(found) != len(built) {
		t.Errorf("%d files, want %d", len(found), len(built))
	}
	for name, body := range built {
		if !bytes.Equal(found[name], body) {
			t.Errorf("%s is %q, want %q", name, found[name], body)
		}
	}
}

// A folder without a site is refused, and so nothing is written.
func TestArchiveOfNothing(t *testing.T) {
	work := t.TempDir()
	to := filepath.Join(work, "palace.zip")
	if err := archiveSite(work, to); err == nil {
		t.Error("an empty folder is packed")
	}
	if _, err := os.Stat(to); err == nil {
		t.Error("an archive of nothing is left")
	}
}
