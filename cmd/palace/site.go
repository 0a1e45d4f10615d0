package main

import (
	"errors"
	"io/fs"
	"net/http"
	"path"
	"strings"
	"syscall"
)

// types are the media types that the site depends on, whatever the machine says.
var types = map[string]string{
	".css":  "text/css; charset=utf-8",
	".gz":   "application/gzip", // the page unpacks it by itself
	".html": "text/html; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
	".json": "application/json",
	".mjs":  "text/javascript; charset=utf-8",
	".png":  "image/png",
	".svg":  "image/svg+xml",
	".wasm": "application/wasm",
}

// site serves the files of a directory as a static host would.
func site(dir string) http.Handler {
	host := http.FileServer(files{http.Dir(dir)})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		extension := path.Ext(r.URL.Path)
		if strings.HasSuffix(r.URL.Path, "/") {
			extension = ".html"
		}
		header := w.Header()
		if t, ok := types[extension]; ok {
			header.Set("Content-Type", t)
		}
		header.Set("Cache-Control", "no-cache")
		header.Set("X-Content-Type-Options", "nosniff")
		if packable[extension] {
			header.Add("Vary", "Accept-Encoding")
			if takesGzip(r) {
				p := &packer{ResponseWriter: w, bare: r.Method == http.MethodHead}
				defer p.close()
				w = p
			}
		}
		host.ServeHTTP(w, r)
	})
}

// files are those of a directory. No directory is listed, and no name is too odd to be
// looked up: what cannot be there is not there.
type files struct{ http.Dir }

// Open is that of http.FileSystem.
func (d files) Open(name string) (http.File, error) {
	if strings.ContainsRune(name, 0) {
		return nil, fs.ErrNotExist
	}
	file, err := d.Dir.Open(name)
	if errors.Is(err, syscall.ENAMETOOLONG) {
		return nil, fs.ErrNotExist
	} else if err != nil {
		return nil, err
	}
	if info, err := file.Stat(); err == nil && info.IsDir() && !d.holds(path.Join(name, "index.html")) {
		file.Close()
		return nil, fs.ErrNotExist
	}
	return file, nil
}

// holds reports whether there is a file of that name.
func (d files) holds(name string) bool {
	file, err := d.Dir.Open(name)
	if err != nil {
		return false
	}
	defer file.Close()
	info, err := file.Stat()
	return err == nil && info.Mode().IsRegular()
}
