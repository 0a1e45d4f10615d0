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
		{"addr", "HOST:PORT", "where to listen; default 127.0.0.1:8080, port 0 takes a free one"},
		{"dir", "DIR", "the directory to serve; default dist"},
	},
	run:   serve,
	alone: true,
}

func serve(c *call) error {
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

// patience is how long serve waits for a reader to take a few kilobytes, or to send what
// belongs to a request. However slow a line is, it is not given up while something moves.
const patience = 30 * time.Second

// patient gives up readers who stall for so long, by the time that now tells.
func patient(h http.Handler, patience time.Duration, now func() time.Time) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		control := http.NewResponseController(w)
		if r.ContentLength != 0 { // nobody wants it, and yet it is read to its end
			_ = control.SetReadDeadline(now().Add(patience))
		}
		p := &pacer{w, func() { _ = control.SetWriteDeadline(now().Add(patience)) }}
		p.goOn()
		h.ServeHTTP(p, r)
		p.goOn()
	})
}

// pacer moves the deadline on with everything that is sent.
type pacer struct {
	http.ResponseWriter
	goOn func()
}

// piece is how much is sent at a time.
const piece = 1 << 14

func (p *pacer) Write(b []byte) (n int, err error) {
	for {
		p.goOn()
		m, err := p.ResponseWriter.Write(b[n:min(n+piece, len(b))])
		if n += m; err != nil || n == len(b) {
			return n, err
		}
	}
}
