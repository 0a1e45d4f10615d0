package main

import (
	"maps"
	"os"
	"path/filepath"
	"sync"
	"testing"
)

// folders are what the tests of this package have built for all of them.
var folders []string

func TestMain(m *testing.M) {
	m.Run()
	for _, folder := range folders {
		os.RemoveAll(folder)
	}
}

// oldFile lies in a site's folder before the site is built into it.
const oldFile = "old.js"

// whole builds the site, with programs that are none, and returns its folder and its files.
func whole() (folder string, site files, err error) {
	if folder, err = os.MkdirTemp("", "palace-site-"); err != nil {
		return "", nil, err
	}
	folders = append(folders, folder)
	out := filepath.Join(folder, "dist")
	old := files{oldFile: []byte("old")}
	var programs []string
	for _, name := range []string{"playground.wasm.gz", "playground.wasm.br", "playground.wasm.lzma", "worker.wasm.gz", "worker.wasm.br", "worker.wasm.lzma"} {
		old["../"+name] = []byte("packed " + name)
		programs = append(programs, filepath.Join(folder, name))
	}
	if err := write(out, old); err != nil {
		return "", nil, err
	}
	if err := run("../site", out, true, false, programs); err != nil {
		return "", nil, err
	}
	site, err = read(out, nil)
	return out, site, err
}

// asOne writes a copy of the site as one page too, and returns all of its files then.
func asOne() (folder string, site files, err error) {
	from, _, err := builtOnce()
	if err != nil {
		return "", nil, err
	}
	if folder, err = os.MkdirTemp("", "palace-single-"); err != nil {
		return "", nil, err
	}
	folders = append(folders, folder)
	if err := os.CopyFS(folder, os.DirFS(from)); err != nil {
		return "", nil, err
	}
	if err := singleSite(folder); err != nil {
		return "", nil, err
	}
	site, err = read(folder, nil)
	return folder, site, err
}

var (
	builtOnce = once(whole)
	asOneOnce = once(asOne)
)

func once(make func() (string, files, error)) func() (string, files, error) {
	var folder string
	var site files
	both := sync.OnceValue(func() (err error) {
		folder, site, err = make()
		return err
	})
	return func() (string, files, error) {
		err := both()
		return folder, maps.Clone(site), err
	}
}

// builtSite is the site, built once for all tests that look at it: its folder, in which nothing may be changed, and its files.
func builtSite(t *testing.T) (folder string, site files) {
	t.Helper()
	folder, site, err := builtOnce()
	if err != nil {
		t.Fatal(err)
	}
	return folder, site
}

// builtAsOne is the same with the one page beside it.
func builtAsOne(t *testing.T) (folder string, site files) {
	t.Helper()
	folder, site, err := asOneOnce()
	if err != nil {
		t.Fatal(err)
	}
	return folder, site
}
