package main

import (
	"compress/gzip"
	"net/http"
	"strconv"
	"strings"
)

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
