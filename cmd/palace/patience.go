package main

import (
	"net/http"
	"time"
)

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
