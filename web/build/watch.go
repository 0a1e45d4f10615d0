package main

import (
	"io/fs"
	"path"
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

// sight is what somebody changes, by what has to be done then.
type sight struct{ code, words, site map[string]stamp }

// lookAround returns the stamps of a site's folder, of all that is said, and of all that programs may be compiled from.
func lookAround(module, site string) sight {
	now := sight{map[string]stamp{}, map[string]stamp{}, look(site)}
	for name, stamp := range look(module, ".git", "bin", "dist", "node_modules", "test") {
		inside, _ := filepath.Rel(module, name)
		switch folder := filepath.ToSlash(filepath.Dir(inside)) + "/"; {
		case path.Ext(name) == wordsEnding || folder == lessonsFolder+"/" && path.Ext(name) == ".txt":
			now.words[name] = stamp
		case strings.HasPrefix(folder, pageGroup+"/") || strings.HasSuffix(name, "_test.go") || path.Ext(name) == ".md":
		default:
			now.code[name] = stamp
		}
	}
	return now
}
