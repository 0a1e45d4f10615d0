package archive_test

import (
	"archive/zip"
	"bytes"
	"io"
	"testing"
	"time"

	"github.com/palacegames/palace/web/archive"
)

// TestZip: the files come in the order of their names, as they are, and nothing says when they were packed.
func TestZip(t *testing.T) {
	files := map[string][]byte{"b.gz": []byte("bbbbbbbb"), "a/a.txt": []byte("aaaaaaaa"), "c.html": nil}
	packed, err := archive.Zip(files)
	if err != nil {
		t.Fatal(err)
	}
	r, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	if err != nil {
		t.Fatal(err)
	}
	methods := map[string]uint16{"a/a.txt": zip.Deflate, "b.gz": zip.Store, "c.html": zip.Deflate}
	before := ""
	for _, f := range r.File {
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(in)
		if err != nil || !bytes.Equal(body, files[f.Name]) || f.Name <= before || f.Method != methods[f.Name] ||
			!f.Modified.Equal(time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)) {
			t.Errorf("after %q: %s, packed by %d at %v: %q, %v", before, f.Name, f.Method, f.Modified, body, err)
		}
		before = f.Name
	}
	if len(r.File) != len(files) {
		t.Errorf("there are %d files", len(r.File))
	}
}
