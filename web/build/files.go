package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// files are contents by name, with slashes.
type files map[string][]byte

// read returns the files of a folder, and others under their last names.
func read(folder string, others []string) (files, error) {
	found := files{}
	tree := os.DirFS(folder)
	err := fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		found[name], err = fs.ReadFile(tree, name)
		return err
	})
	if err != nil {
		return nil, err
	}
	for _, name := range others {
		if found[filepath.Base(name)], err = os.ReadFile(name); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// readBuilt returns the files of a folder that holds a site.
func readBuilt(folder string) (files, error) {
	site, err := read(folder, nil)
	if err == nil && site[manifestName] == nil {
		err = fmt.Errorf("%s holds no site: there is no %s", folder, manifestName)
	}
	return site, err
}

// write makes a folder hold these files and no others.
func write(folder string, built files) error {
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	for name, body := range built {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, body, 0o644); err != nil {
			return err
		}
	}
	return nil
}
