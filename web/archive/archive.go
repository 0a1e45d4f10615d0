// Package archive packs files into a zip, the same files into the same bytes: the site, to be unpacked
// on any host, and a lesson for a learning system.
package archive

import (
	"archive/zip"
	"bytes"
	"maps"
	"path"
	"slices"
	"time"
)

// changed is when every file was changed, as an archive says: the first moment that the format can tell.
var changed = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// Zip packs files, in the order of their names. What is packed already is not packed again.
func Zip(files map[string][]byte) ([]byte, error) {
	var packed bytes.Buffer
	w := zip.NewWriter(&packed)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		h := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: changed}
		if ending := path.Ext(name); ending == ".gz" || ending == ".br" {
			h.Method = zip.Store
		}
		h.SetMode(0o644)
		file, err := w.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := file.Write(files[name]); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}
