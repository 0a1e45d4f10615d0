package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"testing"
	"time"
)

// connection is one on which every piece takes long, by its own clock.
type connection struct {
	header   http.Header
	time     time.Time
	deadline time.Time
	takes    time.Duration // a piece of it
	sent     int
	largest  int
}

func (l *connection) Header() http.Header { return l.header }
func (l *connection) WriteHeader(int)     {}
func (l *connection) now() time.Time      { return l.time }

func (l *connection) SetWriteDeadline(d time.Time) error {
	l.deadline = d
	return nil
}

func (l *connection) Write(b []byte) (int, error) {
	if l.time = l.time.Add(l.takes); l.time.After(l.deadline) {
		return 0, context.DeadlineExceeded
	}
	l.sent, l.largest = l.sent+len(b), max(l.largest, len(b))
	return len(b), nil
}

// A slow line gets all of a large file, however long that takes. One on which nothing moves
// is given up.
func TestSlowLine(t *testing.T) {
	const size = 1 << 20
	for takes, all := range map[time.Duration]bool{patience - time.Second: true, patience + time.Second: false} {
		for _, h := range []http.HandlerFunc{
			func(w http.ResponseWriter, r *http.Request) { _, _ = w.Write(make([]byte, size)) },
			func(w http.ResponseWriter, r *http.Request) { _, _ = io.CopyN(w, zeros{}, size) },
		} {
			l := &connection{header: http.Header{}, time: time.Unix(1e9, 0), takes: takes}
			patient(h, patience, l.now).ServeHTTP(l, &http.Request{Method: "GET"})
			if (l.sent == size) != all || l.largest > piece {
				t.Errorf("%v a piece: %d bytes were sent, at most %d at a time", takes, l.sent, l.largest)
			}
			if l.deadline != l.time.Add(patience) {
				t.Errorf("%v are left for the rest", l.deadline.Sub(l.time))
			}
		}
	}
}

// zeros is an endless file.
type zeros struct{}

func (zeros) Read(b []byte) (int, error) { return len(b), nil }

// Readers who stall are given up, whether they take nothing or send nothing.
func TestStalledReader(t *testing.T) {
	for name, request := range map[string]string{
		"takes nothing": "GET / HTTP/1.1\r\nHost: here\r\n\r\n",
		"sends nothing": "POST /none HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n",
	} {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Skip("this machine lets nobody listen:", err)
		}
		ctx, stop := context.WithCancel(context.Background())
		left, ended := make(chan struct{}), make(chan struct{})
		server := patient(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			defer close(left)
			if r.URL.Path == "/none" {
				_, _ = io.Copy(io.Discard, r.Body)
				return
			}
			_, _ = io.Copy(w, zeros{})
		}), 50*time.Millisecond, time.Now)
		go func() {
			defer close(ended)
			_ = serveUntil(ctx, listener, server)
		}()
		reader, err := net.Dial("tcp", listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(reader, request); err != nil {
			t.Fatal(err)
		}
		select {
		case <-left:
		case <-time.After(time.Minute):
			t.Errorf("a reader who %s is waited for", name)
		}
		stop()
		reader.Close()
		<-ended
	}
}
