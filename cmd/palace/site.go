package main

import (
	"compress/gzip"
	"errors"
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"
	"syscall"
)

// types are the media types that the site depends on, whatever the machine says.
var types = map[string]string{
	".css":   "text/css; charset=utf-8",
	".gz":    "application/gzip", // the page unpacks it by itself
	".html":  "text/html; charset=utf-8",
	".js":    "text/javascript; charset=utf-8",
	".json":  "application/json",
	".lzma":  "application/x-lzma", // the page unpacks it by itself
	".mjs":   "text/javascript; charset=utf-8",
	".png":   "image/png",
	".svg":   "image/svg+xml",
	".wasm":  "application/wasm",
	".woff2": "font/woff2",
}

// site serves the files of a directory as a static host would.
func site(dir string) http.Handler {
	there := files{http.Dir(dir)}
	host := http.FileServer(there)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
			return
		}
		extension := path.Ext(r.URL.Path)
		if strings.HasSuffix(r.URL.Path, "/") {
			extension = ".html"
		}
		header := w.Header()
		if t, ok := types[extension]; ok {
			header.Set("Content-Type", t)
		}
		if r.URL.Path == forOthers {
			header.Set("Access-Control-Allow-Origin", "*")
		}
		header.Set("Cache-Control", "no-cache")
		if name := path.Clean(r.URL.Path); strings.HasPrefix(name, ofVersion) && path.Ext(name) != "" && there.holds(name) {
			header.Set("Cache-Control", "public, max-age=31536000, immutable") // its name changes with it
		}
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

// ofVersion begins the names of files that are named after their contents.
const ofVersion = "/v/"

// forOthers is the module that pages of other origins load, which browsers forbid unless its
// host allows it.
const forOthers = "/palace-board.js"

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

// packable are the kinds of files that become smaller when they are packed. Those that are
// packed already are not among them.
var packable = map[string]bool{".css": true, ".html": true, ".js": true, ".json": true, ".mjs": true, ".svg": true, ".wasm": true}

// takesGzip reports whether an answer may be packed. A part of a file is sent as it is: it
// is counted in the file's own bytes.
func takesGzip(r *http.Request) bool {
	if r.Header.Get("Range") != "" {
		return false
	}
	others := false
	for _, field := range strings.Split(strings.Join(r.Header.Values("Accept-Encoding"), ","), ",") {
		coding, weight, weighed := strings.Cut(field, ";")
		takes := true
		if weighed {
			q, err := strconv.ParseFloat(strings.TrimPrefix(strings.TrimSpace(weight), "q="), 64)
			takes = err == nil && q > 0
		}
		switch strings.ToLower(strings.TrimSpace(coding)) {
		case "gzip", "x-gzip":
			return takes
		case "*":
			others = takes
		}
	}
	return others
}

// packer packs a whole file on its way. Errors and redirections it leaves alone.
type packer struct {
	http.ResponseWriter
	bare  bool // the answer is a header alone
	begun bool
	zip   *gzip.Writer // nil if nothing is packed
}

// WriteHeader says that what follows is packed.
func (p *packer) WriteHeader(status int) {
	if !p.begun && status == http.StatusOK {
		p.Header().Set("Content-Encoding", "gzip")
		p.Header().Del("Content-Length")
		p.Header().Del("Accept-Ranges")
		if !p.bare {
			// A line that is slow for this would be slow without it.
			p.zip, _ = gzip.NewWriterLevel(p.ResponseWriter, gzip.BestSpeed)
		}
	}
	p.begun = true
	p.ResponseWriter.WriteHeader(status)
}

func (p *packer) Write(b []byte) (int, error) {
	if !p.begun {
		p.WriteHeader(http.StatusOK)
	}
	if p.zip == nil {
		return p.ResponseWriter.Write(b)
	}
	return p.zip.Write(b)
}

// close sends the rest. Whoever does not take it any more has gone.
func (p *packer) close() {
	if p.zip != nil {
		_ = p.zip.Close()
	}
}
