package main

import (
	"archive/zip"
	"bytes"
	"fmt"
	"maps"
	"os"
	"path"
	"slices"
	"time"
)

// archiveFolder is the folder into which an archive is unpacked.
const archiveFolder = "palace/"

// archiveTime is when every file of an archive was changed, as it says: the first moment
// that the format can tell. So the same site makes the same archive.
var archiveTime = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// archiveSite writes the site of a folder into one file.
func archiveSite(folder, to string) error {
	site, err := read(folder, nil)
	if err != nil {
		return err
	}
	if site[manifestName] == nil {
		return fmt.Errorf("%s holds no site: there is no %s", folder, manifestName)
	}
	packed, err := archive(site)
	if err != nil {
		return err
	}
	return os.WriteFile(to, packed, 0o644)
}

// archive packs files into a zip, in the order of their names.
func archive(site files) ([]byte, error) {
	var packed bytes.Buffer
	w := zip.NewWriter(&packed)
	for _, name := range slices.Sorted(maps.Keys(site)) {
		h := &zip.FileHeader{Name: archiveFolder + name, Method: zip.Deflate, Modified: archiveTime}
		if ending := path.Ext(name); ending == ".gz" || ending == ".br" {
			h.Method = zip.Store
		}
		h.SetMode(0o644)
		file, err := w.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := file.Write(site[name]); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}
