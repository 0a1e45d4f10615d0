package main

import (
	"fmt"
	"os"

	"github.com/palacegames/palace/web/archive"
)

// archiveFolder is the folder into which an archive is unpacked.
const archiveFolder = "palace/"

// archiveSite writes the site of a folder into one file.
func archiveSite(folder, to string) error {
	site, err := read(folder, nil)
	if err != nil {
		return err
	}
	if site[manifestName] == nil {
		return fmt.Errorf("%s holds no site: there is no %s", folder, manifestName)
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
