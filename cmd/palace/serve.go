package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path"
	"path/filepath"
	"syscall"
	"time"
)

var serveVerb = verb{
	name:  "serve",
	args:  "[--addr 127.0.0.1:8080] [--dir dist]",
	about: "Serves the built site until it is interrupted.",
	flags: []flag{
		{"addr", "HOST:PORT", "where to listen; 127.0.0.1:8080 when left out, port 0 takes a free one"},
		{"dir", "DIR", "the directory to serve; dist when left out"},
	},
	run: serve,
}

func serve(c *call) error {
	if _, err := c.only(); err != nil {
		return err
	}
	dir := c.or("dir", "dist")
	if info, err := os.Stat(filepath.Join(dir, "index.html")); err != nil || info.IsDir() {
		return fmt.Errorf("there is no site in %s: run \"make site\" to build it", dir)
	}
	addr, err := c.address()
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	fmt.Fprintf(c.stdout, "palace: serving http://%s/\n", listener.Addr())
	return serveUntil(ctx, listener, site(dir))
}

// address reads --addr. Without a host it is every address of the machine.
func (c *call) address() (string, error) {
	addr := c.or("addr", "127.0.0.1:8080")
	_, port, err := net.SplitHostPort(addr)
	if err != nil {
		return "", misusef("--addr: expected HOST:PORT, not %.60q", addr)
	}
	var n int
	if err := numbers(port, "", number{"PORT", 0, 65535, &n}); err != nil {
		return "", misusef("--addr: %w", err)
	}
	return addr, nil
}

// serveUntil serves until the context ends, and then lets answers under way end.
func serveUntil(ctx context.Context, l net.Listener, h http.Handler) error {
	server := &http.Server{Handler: h, ReadHeaderTimeout: 10 * time.Second}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(l) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	patience, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if err := server.Shutdown(patience); errors.Is(err, context.DeadlineExceeded) {
		return server.Close()
	} else if err != nil {
		return err
	}
	return nil
}

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
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if t, ok := types[path.Ext(r.URL.Path)]; ok {
			w.Header().Set("Content-Type", t)
		}
		w.Header().Set("Cache-Control", "no-cache")
		files.ServeHTTP(w, r)
	})
}
