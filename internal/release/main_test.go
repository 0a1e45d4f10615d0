package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"strings"
	"testing"
	"time"
)

// TestPacked: both kinds of archives hold the files in a folder, the command to be run, and are the same bytes each time.
func TestPacked(t *testing.T) {
	when := time.Unix(1700000000, 0).UTC()
	files := map[string][]byte{"palace": []byte("program"), "README.md": []byte("read me"), "LICENSE": nil}
	for name, pack := range map[string]func(string, map[string][]byte, time.Time) ([]byte, error){"tar": tarred, "zip": zipped} {
		one, err := pack("palace_1.2.3_linux_amd64", files, when)
		if err != nil {
			t.Fatal(err)
		}
		if two, _ := pack("palace_1.2.3_linux_amd64", files, when); !bytes.Equal(one, two) {
			t.Errorf("%s: the second time it is another", name)
		}
		held := map[string]string{}
		note := func(path string, mode int64, from io.Reader, modified time.Time) {
			body, err := io.ReadAll(from)
			inside, ok := strings.CutPrefix(path, "palace_1.2.3_linux_amd64/")
			if err != nil || !ok || (mode&0o111 != 0) != (inside == "palace") || !modified.Equal(when) {
				t.Errorf("%s: %s, mode %o, %v: %v", name, path, mode, modified, err)
			}
			held[inside] = string(body)
		}
		if name == "zip" {
			archive, err := zip.NewReader(bytes.NewReader(one), int64(len(one)))
			if err != nil {
				t.Fatal(err)
			}
			for _, file := range archive.File {
				from, _ := file.Open()
				note(file.Name, int64(file.Mode().Perm()), from, file.Modified.UTC())
			}
		} else {
			unpacked, err := gzip.NewReader(bytes.NewReader(one))
			if err != nil {
				t.Fatal(err)
			}
			archive := tar.NewReader(unpacked)
			for header, err := archive.Next(); err == nil; header, err = archive.Next() {
				note(header.Name, header.Mode, archive, header.ModTime.UTC())
			}
		}
		for each, body := range files {
			if got, ok := held[each]; !ok || got != string(body) || len(held) != len(files) {
				t.Errorf("%s holds %q", name, held)
			}
		}
	}
}

// TestVersions: what is no version is refused in a sentence that says how one is written.
func TestVersions(t *testing.T) {
	for version, right := range map[string]bool{"v1.2.3": true, "v0.10.0-rc.1": true, "": false, "1.2.3": false, "v1.2": false, "v1.2.3/..": false, "v1.2.3 ": false} {
		if err := named(version); (err == nil) != right || err != nil && !strings.Contains(err.Error(), "VERSION=v1.2.3") {
			t.Errorf("%q: %v", version, err)
		}
	}
}

// TestSums: the sums are those that sha256sum writes, by name.
func TestSums(t *testing.T) {
	const want = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\nba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b\n"
	if got := string(sums(map[string][]byte{"b": []byte("abc"), "a": nil})); got != want {
		t.Errorf("%q", got)
	}
}
