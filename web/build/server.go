package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"path"
	"strings"
	"sync"
	"time"

	"github.com/palacegames/palace/web/scorm"
)

// Of its own the development server has a script, and what that listens to.
const (
	reloadName  = "dev/reload.js"
	changesName = "dev/changes"
)

//go:embed reload.js
var reloadScript []byte

// state is what a page has to know to be up to date.
type state struct {
	Page  string `json:"page"`  // names all but the style: of pages only this one
	Style string `json:"style"` // names the style
	Error string `json:"error"` // what is wrong, "" for nothing
}

// server serves a site from memory, as it is at the moment, and says when it changes.
type server struct {
	mutex   sync.Mutex
	built   files
	folder  string            // of the version, with its slash
	pages   map[string]string // what names each with all but the style
	style   string
	wrong   string
	changed chan struct{} // closed when something is another
}

func newServer() *server { return &server{changed: make(chan struct{})} }

// offer takes the site's folder and its programs, which have a name, for what is served
// from now on. Programs are large: to name them again for every change of style takes long.
func (s *server) offer(source, programs files, name string) error {
	all := maps.Clone(source)
	maps.Copy(all, programs)
	site, err := assembleUnnamed(all, false)
	if err != nil {
		return err
	}
	style, rest, found := files{}, files{"programs": []byte(name)}, map[string]string{}
	for name, body := range site {
		switch {
		case strings.Contains(name, ".wasm"):
		case path.Base(name) == manifestName || strings.HasPrefix(name, folder+scorm.Folder): // which say how long others are
		case path.Ext(name) == ".css":
			style[name] = body
		case rowOf(name).made == asPage:
			found[name] = version(files{name: body})
		default:
			rest[name] = body
		}
	}
	others := version(rest)
	for name := range found {
		found[name] += others
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.built, s.folder = named(site, others), "v/"+others+"/"
	s.pages, s.style = found, version(style)
	s.renew()
	return nil
}

// tell has the pages say what is wrong, nil for nothing.
func (s *server) tell(err error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.wrong = ""
	if err != nil {
		s.wrong = err.Error()
	}
	s.renew()
}

// renew has all pages look at their state again.
func (s *server) renew() {
	close(s.changed)
	s.changed = make(chan struct{})
}

// now returns the state of a page, and what is closed when it may be another.
func (s *server) now(page string) (state, <-chan struct{}) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return state{s.pages[page], s.style, s.wrong}, s.changed
}

// file returns a file as it is to be served, nil if there is none. The folder of a version may be that of any: a page
// whose style has changed stays, and asks for that in the folder it was loaded from.
func (s *server) file(name string) []byte {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if inside, ok := strings.CutPrefix(name, "v/"); ok {
		_, inside, _ = strings.Cut(inside, "/")
		return s.built[s.folder+inside]
	}
	body := s.built[name]
	if path.Ext(name) != pages {
		return body
	}
	script := fmt.Sprintf(`<head><script src="%s?of=%s&amp;page=%s&amp;style=%s"></script>`, reloadName, name, s.pages[name], s.style)
	return bytes.Replace(body, []byte("<head>"), []byte(script), 1)
}

// ServeHTTP is that of http.Handler.
func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == changesName {
		s.serveChanges(w, r)
		return
	}
	if name == "" {
		name = "index.html"
	}
	body := reloadScript
	if name != reloadName {
		body = s.file(name)
	}
	if body == nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Cache-Control", "no-store")
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(body))
}

// serveChanges sends the state whenever it is another, as Server-Sent Events.
func (s *server) serveChanges(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	for {
		now, changed := s.now(r.URL.Query().Get("of"))
		text, err := json.Marshal(now)
		if err != nil {
			return
		}
		if _, err := fmt.Fprintf(w, "data: %s\n\n", text); err != nil {
			return
		}
		if http.NewResponseController(w).Flush() != nil {
			return
		}
		select {
		case <-changed:
		case <-r.Context().Done():
			return
		}
	}
}
