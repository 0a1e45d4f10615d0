package main

import (
	"os"

	"github.com/palacegames/palace/web/archive"
)

// archiveFolder is the folder into which an archive is unpacked.
const archiveFolder = "palace/"

// archiveSite writes the site of a folder into one file.
func archiveSite(folder, to string) error {
	site, err := readBuilt(folder)
	if err != nil {
		return err
	}
	inside := map[string][]byte{}
	for name, body := range site {
		inside[archiveFolder+name] = body
	}
	packed, err := archive.Zip(inside)
	if err != nil {
		return err
	}
	return os.WriteFile(to, packed, 0o644)
}
