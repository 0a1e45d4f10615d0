package main

import (
	"bytes"
	"context"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestServeUntil(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Skip("this machine lets nobody listen:", err)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- serveUntil(ctx, listener, http.NotFoundHandler()) }()
	response, err := http.Get("http://" + listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	stop()
	select {
	case err := <-ended:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(time.Minute):
		t.Error("the server did not end")
	}
}

func TestNothingToServe(t *testing.T) {
	var out, complaint bytes.Buffer
	status := run([]string{"serve", "--dir", t.TempDir()}, &out, &complaint)
	if status != failed || out.Len() > 0 || !strings.Contains(complaint.String(), `run "make site"`) {
		t.Errorf("status %d, %q, %q", status, out.String(), complaint.String())
	}
}

// An address must be one; what the machine refuses is another matter.
func TestAddress(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "index.html"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for addr, want := range map[string]string{
		"":                `--addr: expected HOST:PORT, not ""`,
		"here":            `--addr: expected HOST:PORT, not "here"`,
		"127.0.0.1:":      "--addr: " + say("engine/notation/wrong-at-end", notWhole("PORT"), 1),
		"127.0.0.1:99999": "--addr: " + wrongAt(most("PORT", 65535), "99999", 1),
		"127.0.0.1:http":  "--addr: " + wrongAt(notWhole("PORT"), "h", 1),
		"[::1:8080":       "--addr: expected HOST:PORT",
	} {
		status, out, complaint := palace("serve", "--dir", dir, "--addr", addr)
		if status != wrong || out != "" || !strings.HasPrefix(complaint, "palace: "+want) {
			t.Errorf("%q: status %d, %q, %q", addr, status, out, complaint)
		}
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Skip("this machine lets nobody listen:", err)
	}
	defer listener.Close()
	if status, out, complaint := palace("serve", "--dir", dir, "--addr", listener.Addr().String()); status != failed || out != "" || strings.Count(complaint, "\n") != 1 {
		t.Errorf("an address in use: status %d, %q, %q", status, out, complaint)
	}
}
