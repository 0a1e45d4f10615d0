package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// host serves a site whose files hold their own names.
func host(t *testing.T, names ...string) *httptest.Server {
	t.Helper()
	dir := t.TempDir()
	for _, name := range names {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	server := httptest.NewServer(site(dir))
	t.Cleanup(server.Close)
	return server
}

// ask makes a request whose answer is not unpacked, and returns the body as it came.
func ask(t *testing.T, method, url string, header ...string) (*http.Response, []byte) {
	t.Helper()
	request, err := http.NewRequest(method, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(header); i += 2 {
		request.Header.Set(header[i], header[i+1])
	}
	client := &http.Client{
		Transport:     &http.Transport{DisableCompression: true, DisableKeepAlives: true},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	response, err := client.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response, body
}

func TestSite(t *testing.T) {
	server := host(t, "index.html", "main.js", "worker.wasm", "worker.wasm.gz", "manifest.json")
	tests := []struct{ path, kind, body string }{
		{"/", "text/html; charset=utf-8", "index.html"},
		{"/main.js", "text/javascript; charset=utf-8", "main.js"},
		{"/worker.wasm", "application/wasm", "worker.wasm"},
		{"/worker.wasm?v=3", "application/wasm", "worker.wasm"},
		{"/worker.wasm.gz", "application/gzip", "worker.wasm.gz"},
		{"/manifest.json", "application/json", "manifest.json"},
	}
	for _, test := range tests {
		response, err := http.Get(server.URL + test.path)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(response.Body)
		response.Body.Close()
		if err != nil || string(body) != test.body {
			t.Errorf("%s: body %q, %v", test.path, body, err)
		}
		if got := response.Header.Get("Content-Type"); got != test.kind {
			t.Errorf("%s: type %q, want %q", test.path, got, test.kind)
		}
		if got := response.Header.Get("Content-Encoding"); got != "" {
			t.Errorf("%s: encoding %q", test.path, got)
		}
	}
}

// Pages of other origins may load the module that is for them, and nothing else.
func TestForOthers(t *testing.T) {
	server := host(t, "index.html", "main.js", "palace-board.js", "v/1/palace-board.js")
	for path, want := range map[string]string{"/palace-board.js": "*", "/main.js": "", "/": "", "/v/1/palace-board.js": ""} {
		if response, _ := ask(t, "GET", server.URL+path); response.StatusCode != 200 || response.Header.Get("Access-Control-Allow-Origin") != want {
			t.Errorf("%s: %d, allowed to %q, want %q", path, response.StatusCode, response.Header.Get("Access-Control-Allow-Origin"), want)
		}
	}
}

// Files are read, and nothing else is done to them. Only those that are named after their contents are kept.
func TestReadOnly(t *testing.T) {
	server := host(t, "index.html", "main.js", "v/1/board.html", "v/1/main.js")
	for _, method := range []string{"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "FOO"} {
		for _, path := range []string{"/", "/v/1/main.js", "/missing"} {
			response, body := ask(t, method, server.URL+path)
			if response.StatusCode != http.StatusMethodNotAllowed || response.Header.Get("Allow") != "GET, HEAD" || bytes.Contains(body, []byte("main.js")) {
				t.Errorf("%s %s: status %d, allowed %q, %.80q", method, path, response.StatusCode, response.Header.Get("Allow"), body)
			}
		}
	}
	for path, kept := range map[string]bool{"/": false, "/main.js": false, "/v/1/main.js": true, "/v/1/board.html": true, "/v/1/missing.js": false, "/v/1/": false, "/v/../main.js": false} {
		for _, method := range []string{"GET", "HEAD"} {
			response, _ := ask(t, method, server.URL+path)
			cache := response.Header.Get("Cache-Control")
			if strings.Contains(cache, "immutable") != kept || response.StatusCode == 200 && !kept && cache != "no-cache" {
				t.Errorf("%s %s: status %d, kept as %q", method, path, response.StatusCode, cache)
			}
		}
	}
}

// Only files are to be had: no list of a directory, and names that no file can have are
// those of no file. What a file is the browser takes from its type alone.
func TestOnlyFiles(t *testing.T) {
	server := host(t, "index.html", "js/main.js", "part/index.html", "odd/index.html/file")
	for path, status := range map[string]int{
		"/":                              200,
		"/part/":                         200,
		"/js/main.js":                    200,
		"/js/":                           404,
		"/js":                            404,
		"/odd/":                          404,
		"/missing":                       404,
		"/js/main.js/x":                  404,
		"/" + strings.Repeat("x", 6000):  404,
		"/" + strings.Repeat("x/", 3000): 404,
		"/js/" + strings.Repeat("x", 300) + ".js": 404,
		"/main%00.js":             404,
		"/../../../../etc/passwd": 404,
		"/part":                   301,
		"/index.html":             301,
	} {
		response, body := ask(t, "GET", server.URL+path)
		if response.StatusCode != status || status == 404 && bytes.Contains(body, []byte("main.js")) {
			t.Errorf("%.40s: status %d, want %d: %.80q", path, response.StatusCode, status, body)
		}
		if got := response.Header.Get("X-Content-Type-Options"); got != "nosniff" {
			t.Errorf("%.40s: the type may be guessed: %q", path, got)
		}
		if to := response.Header.Get("Location"); strings.HasPrefix(to, "/") || strings.Contains(to, "//") {
			t.Errorf("%s leads to %s, which is not relative", path, to)
		}
	}
}

// What is worth it is packed for those who take it, once, and caches are told that it
// depends on them.
func TestPacked(t *testing.T) {
	server := host(t, "index.html", "main.js", "worker.wasm", "worker.wasm.gz", "manifest.json", "tile.png")
	for _, test := range []struct {
		method, path, accept string
		packed, varies       bool
	}{
		{"GET", "/", "gzip, deflate, br, zstd", true, true},
		{"GET", "/", "", false, true},
		{"GET", "/main.js", "br;q=1.0, gzip;q=0.8, *;q=0.1", true, true},
		{"GET", "/main.js", "gzip;q=0", false, true},
		{"GET", "/main.js", "gzip;q=0, *", false, true},
		{"GET", "/main.js", "*", true, true},
		{"GET", "/main.js", "br", false, true},
		{"GET", "/worker.wasm", "GZIP", true, true},
		{"GET", "/manifest.json", "gzip", true, true},
		{"GET", "/worker.wasm.gz", "gzip", false, false},
		{"GET", "/tile.png", "gzip", false, false},
		{"HEAD", "/main.js", "gzip", true, true},
		{"HEAD", "/main.js", "", false, true},
		{"GET", "/missing.js", "gzip", false, true},
	} {
		response, body := ask(t, test.method, server.URL+test.path, "Accept-Encoding", test.accept)
		header := response.Header
		if got := header.Get("Content-Encoding") == "gzip"; got != test.packed {
			t.Errorf("%+v: packed: %t", test, got)
			continue
		}
		if got := strings.Contains(header.Get("Vary"), "Accept-Encoding"); got != test.varies {
			t.Errorf("%+v: Vary is %q", test, header.Get("Vary"))
		}
		if test.packed && test.method == "GET" {
			reader, err := gzip.NewReader(bytes.NewReader(body))
			if err != nil {
				t.Fatalf("%+v: %v", test, err)
			}
			if body, err = io.ReadAll(reader); err != nil {
				t.Fatalf("%+v: %v", test, err)
			}
		}
		want := strings.TrimPrefix(test.path, "/")
		switch {
		case want == "":
			want = "index.html"
		case test.method == "HEAD":
			want = ""
		}
		if response.StatusCode == http.StatusOK && string(body) != want {
			t.Errorf("%+v: %q", test, body)
		}
	}
	if _, body := ask(t, "GET", server.URL+"/main.js", "Accept-Encoding", "gzip", "Range", "bytes=1-3"); string(body) != "ain" {
		t.Errorf("a part of a file is %q", body)
	}
	response, _ := ask(t, "GET", server.URL+"/main.js", "Accept-Encoding", "gzip")
	fresh, body := ask(t, "GET", server.URL+"/main.js", "Accept-Encoding", "gzip", "If-Modified-Since", response.Header.Get("Last-Modified"))
	if fresh.StatusCode != http.StatusNotModified || len(body) > 0 || fresh.Header.Get("Vary") == "" {
		t.Errorf("what has not changed: status %d, %q, %v", fresh.StatusCode, body, fresh.Header)
	}
}
