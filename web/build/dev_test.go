package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// workshop is a small site in a folder, and what its development server says of it.
type workshop struct {
	*testing.T
	dev    *dev
	url    string
	states *bufio.Scanner
	broken error // of the next compilation
	said   string
	unsaid error // of what is said next
}

func newWorkshop(t *testing.T) *workshop {
	w := &workshop{T: t}
	w.dev = &dev{site: t.TempDir(), say: io.Discard, server: newServer()}
	w.dev.compile = func() (files, error) { return files{"playground.wasm": []byte("program")}, w.broken }
	source := small()
	delete(source, "playground.wasm")
	for _, page := range []string{mainPage, frame} {
		source[page] = append([]byte("<head></head>"), source[page]...)
	}
	w.dev.speak = func() (files, error) { return files{englishName: []byte(w.said)}, w.unsaid }
	if err := write(w.dev.site, source); err != nil {
		t.Fatal(err)
	}
	w.dev.renew(true, false)
	host := httptest.NewServer(w.dev.server)
	t.Cleanup(host.Close)
	w.url = host.URL
	response, err := host.Client().Get(w.url + "/" + changesName + "?of=" + mainPage)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { response.Body.Close() })                              // before the host, which waits for it
	late := time.AfterFunc(30*time.Second, func() { response.Body.Close() }) // who waits for a state that does not come is told
	t.Cleanup(func() { late.Stop() })
	w.states = bufio.NewScanner(response.Body)
	return w
}

// state awaits the next state in which ok is true.
func (w *workshop) state(ok func(state) bool) state {
	w.Helper()
	for w.states.Scan() {
		var s state
		text, found := strings.CutPrefix(w.states.Text(), "data: ")
		if !found {
			continue
		}
		if err := json.Unmarshal([]byte(text), &s); err != nil {
			w.Fatal(err)
		}
		if ok(s) {
			return s
		}
	}
	w.Fatal("no more states")
	return state{}
}

func (w *workshop) get(name string) (int, string) {
	request := httptest.NewRequest("GET", "/"+name, nil)
	answer := httptest.NewRecorder()
	w.dev.server.ServeHTTP(answer, request)
	return answer.Code, answer.Body.String()
}

func (w *workshop) change(name, text string) {
	if err := os.WriteFile(filepath.Join(w.dev.site, name), []byte(text), 0o600); err != nil {
		w.Fatal(err)
	}
}

// A page says by which state it was made, and is served with what is there now.
func TestDev(t *testing.T) {
	w := newWorkshop(t)
	first := w.state(func(s state) bool { return true })
	_, page := w.get("")
	if want := `<head><script src="dev/reload.js?of=index.html&amp;page=` + first.Page + `&amp;style=` + first.Style + `"></script>`; !strings.HasPrefix(page, want) {
		t.Errorf("the page is %s, want %s…", page, want)
	}
	folder := regexp.MustCompile(`v/\w+/`).FindString(page)
	if _, frame := w.get(folder + "board.html"); frame != `<head></head><script type="module" src="js/board/main.js"></script>` {
		t.Error("the frame listens by itself: ", frame)
	}
	for name, want := range map[string]string{folder + "index.css": "a{b:c}" + wholeMark, folder + "playground.wasm": "program", "start.js": "start;", reloadName: string(reloadScript)} {
		if status, got := w.get(name); status != 200 || got != want {
			t.Errorf("%s: status %d, %s", name, status, got)
		}
	}
	if status, _ := w.get(folder + "other.js"); status != 404 {
		t.Errorf("what is not there: status %d", status)
	}
	var list manifest
	if _, text := w.get(folder + manifestName); json.Unmarshal([]byte(text), &list) != nil || list.Offline || list.Files["playground.wasm"] != 7 {
		t.Errorf("the list is %s", text)
	}

	w.change("style/a.css", "d { e: f }")
	w.dev.renew(false, false)
	second := w.state(func(s state) bool { return s != first })
	if second.Page != first.Page || second.Style == first.Style {
		t.Errorf("another style is %v after %v", second, first)
	}
	if _, got := w.get(folder + "index.css"); got != "d{e:f}"+wholeMark {
		t.Errorf("in the folder that the page was loaded from the style is %s", got)
	}
	// A sheet that stands in another page.
	w.change("true.html", `<meta http-equiv="a" content="style-src 'self'"><link rel="stylesheet" href="style/a.css" data-inline>`)
	w.dev.renew(false, false)
	before, _ := w.dev.server.now("true.html")
	w.change("style/a.css", "g { h: i }")
	w.dev.renew(false, false)
	after, _ := w.dev.server.now("true.html")
	if now, _ := w.dev.server.now(mainPage); now.Page != second.Page || now.Style == second.Style || before.Page == after.Page {
		t.Errorf("another style that stands in another page is %v after %v", now, second)
	}

	// What is part of a script, a panel's HTML, and what they say.
	last := second
	for name, text := range map[string]string{"js/part.js": "more", "index.html": "<p>{a}</p>", "words.ftl": "a = A\n"} {
		w.change(name, text)
	}
	w.dev.renew(false, false)
	for name, text := range map[string]string{"js/part.js": "most", "index.html": "<b>{a}</b>", "words.ftl": "a = B\n"} {
		last = w.state(func(s state) bool { return s.Page != last.Page })
		w.change(name, text)
		w.dev.renew(false, false)
	}
	next := w.state(func(s state) bool { return s.Page != last.Page })
	if next.Style == second.Style { // the page loads no sheet now
		t.Errorf("another page is %v after %v", next, second)
	}
	if _, got := w.get(""); got != `<b data-say="a">B</b>` {
		t.Errorf("the page is %s", got)
	}
}

// What is said is another as soon as it is saved, and nothing is compiled for it.
func TestDevWords(t *testing.T) {
	w := newWorkshop(t)
	first := w.state(func(s state) bool { return true })
	w.dev.compile = nil
	w.said = `{"messages":{"":{"a":"A"}}}`
	w.dev.renew(false, true)
	second := w.state(func(s state) bool { return s.Page != first.Page })
	if _, got := w.get("v/any/" + englishName); got != w.said || second.Style != first.Style {
		t.Errorf("English is %s", got)
	}
	w.unsaid = errors.New("words.ftl:3: a")
	w.dev.renew(false, true)
	w.state(func(s state) bool { return s.Error == "words.ftl:3: a" })
	w.change("style/a.css", "d { e: f }")
	w.dev.renew(false, false)
	if s := w.state(func(s state) bool { return s.Style != second.Style }); s.Error != "words.ftl:3: a" {
		t.Errorf("another style mends the words: %v", s)
	}
	w.unsaid = nil
	w.dev.renew(false, true)
	w.state(func(s state) bool { return s.Error == "" })
}

// What cannot be compiled is told, and stays as it was, but for what is no code.
func TestDevBroken(t *testing.T) {
	w := newWorkshop(t)
	first := w.state(func(s state) bool { return s.Error == "" })
	w.broken = errors.New("main.go:3: <b>")
	w.dev.renew(true, false)
	if s := w.state(func(s state) bool { return s.Error != "" }); s.Error != "main.go:3: <b>" || s.Page != first.Page {
		t.Errorf("broken code is %v", s)
	}
	w.change("style/a.css", "d { e: f }")
	w.dev.renew(false, false)
	if s := w.state(func(s state) bool { return s.Style != first.Style }); s.Error != "main.go:3: <b>" {
		t.Errorf("another style mends the code: %v", s)
	}
	w.broken = nil
	w.dev.renew(true, false)
	if s := w.state(func(s state) bool { return s.Error == "" }); s.Page != first.Page {
		t.Errorf("mended code is %v", s)
	}
	if err := os.Remove(filepath.Join(w.dev.site, "start.js")); err != nil {
		t.Fatal(err)
	}
	w.dev.renew(false, false)
	w.state(func(s state) bool { return strings.Contains(s.Error, "no start.js") })
	if status, _ := w.get("index.html"); status != 200 {
		t.Error("the last site that could be built is gone")
	}
}

// What has changed is code, words, or the site; what is in the site's own words is both.
func TestLook(t *testing.T) {
	folder := t.TempDir()
	site := filepath.Join(folder, pageGroup)
	if err := write(folder, files{
		"a.go": nil, "a_test.go": nil, "b/c.wasm": nil, "README.md": nil, "b/words.ftl": nil, "web/words/de/b.ftl": nil, "web/lessons/d.txt": nil,
		"web/site/d.js": nil, "web/site/panels/e/words.ftl": nil, "web/test/e.js": nil,
	}); err != nil {
		t.Fatal(err)
	}
	names := func(stamps map[string]stamp) (list []string) {
		for name := range stamps {
			inside, _ := filepath.Rel(folder, name)
			list = append(list, filepath.ToSlash(inside))
		}
		slices.Sort(list)
		return list
	}
	before := lookAround(folder, site)
	for what, all := range map[string][2][]string{
		"code":  {names(before.code), {"a.go", "b/c.wasm"}},
		"words": {names(before.words), {"b/words.ftl", "web/lessons/d.txt", "web/site/panels/e/words.ftl", "web/words/de/b.ftl"}},
		"site":  {names(before.site), {"web/site/d.js", "web/site/panels/e/words.ftl"}},
	} {
		if !slices.Equal(all[0], all[1]) {
			t.Errorf("the %s is %q, want %q", what, all[0], all[1])
		}
	}
	changed := filepath.Join(folder, "b", "c.wasm")
	if err := os.Chtimes(changed, time.Time{}, before.code[changed].changed.Add(time.Second)); err != nil {
		t.Fatal(err)
	}
	if now := lookAround(folder, site); maps.Equal(before.code, now.code) || !maps.Equal(before.words, now.words) {
		t.Error("a file that was changed has not changed")
	}
	if err := os.Remove(changed); err != nil {
		t.Fatal(err)
	}
	if got := names(lookAround(folder, site).code); len(got) != 1 {
		t.Errorf("a file that is gone is there: %v", got)
	}
}

// The compiler's words come through, and a program with what is asked for with it.
func TestCompileFast(t *testing.T) {
	if _, err := compileFast(t.TempDir(), []string{"./nowhere"}); err == nil || !strings.Contains(err.Error(), "nowhere") {
		t.Errorf("no package is %v", err)
	}
	body := bytes.Repeat([]byte("program"), 20000)
	packed, err := wrap(body)
	if err != nil {
		t.Fatal(err)
	}
	reader, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(reader); err != nil || !bytes.Equal(got, body) {
		t.Errorf("%d bytes come back as %d, %v", len(body), len(got), err)
	}
}

// A site that was built for others knows nothing of the development server.
func TestNoDevInRelease(t *testing.T) {
	source, err := read("../site", nil)
	if err != nil {
		t.Fatal(err)
	}
	if source[runtimeName], err = goRuntime(); err != nil {
		t.Fatal(err)
	}
	site, err := assemble(source, true)
	if err != nil {
		t.Fatal(err)
	}
	for name, body := range site {
		if strings.Contains(string(body), reloadName) || strings.Contains(string(body), changesName) {
			t.Errorf("%s speaks of the development server", name)
		}
	}
}
