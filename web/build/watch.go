package main

import (
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// stamp is what changes when a file does.
type stamp struct {
	changed time.Time
	size    int64
}

// look returns the stamps of a folder's files, but for those in folders of certain
// names. What vanishes while it looks is not there.
func look(folder string, without ...string) map[string]stamp {
	seen := map[string]stamp{}
	_ = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return nil
		}
		if entry.IsDir() {
			if path != folder && slices.Contains(without, entry.Name()) {
				return fs.SkipDir
			}
			return nil
		}
		if info, err := entry.Info(); err == nil {
			seen[path] = stamp{info.ModTime(), info.Size()}
		}
		return nil
	})
	return seen
}

// lookAtCode returns the stamps of all that programs may be compiled from.
func lookAtCode(module string) map[string]stamp {
	seen := look(module, ".git", "bin", "dist", "node_modules", "site", "test")
	maps.DeleteFunc(seen, func(name string, _ stamp) bool { return strings.HasSuffix(name, "_test.go") })
	return seen
}
