package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
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
	addr, err := c.address()
	if err != nil {
		return err
	}
	dir := c.or("dir", "dist")
	if info, err := os.Stat(filepath.Join(dir, "index.html")); err != nil || info.IsDir() {
		return fmt.Errorf("there is no site in %s: run \"make site\" to build it", dir)
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if _, err := fmt.Fprintf(c.stdout, "palace: serving http://%s/\n", listener.Addr()); err != nil {
		listener.Close()
		return err
	}
	return serveUntil(ctx, listener, patient(site(dir), patience, time.Now))
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
	server := &http.Server{Handler: h, ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(l) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	ending, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if err := server.Shutdown(ending); errors.Is(err, context.DeadlineExceeded) {
		return server.Close()
	} else if err != nil {
		return err
	}
	return nil
}
