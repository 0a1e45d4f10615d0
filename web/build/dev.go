package main

import (
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"path/filepath"
	"time"
)

// glance is how long nobody looks whether a file has changed.
const glance = 150 * time.Millisecond

// dev builds the site again and again while somebody changes it.
type dev struct {
	site    string                // the folder with pages, style and scripts
	compile func() (files, error) // the programs, from the code as it is now
	say     io.Writer

	programs files  // as they were last compiled
	name     string // of the programs
	broken   error  // why they are not those of the code as it is now
	server   *server
}

// runDev serves a site on an address while it is being changed, until it is interrupted.
func runDev(site, addr string, packages []string, say io.Writer) error {
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	compile := func() (files, error) { return compileFast(filepath.Join("bin", "dev"), packages) }
	d := &dev{site: site, compile: compile, say: say, server: newServer()}
	failed := make(chan error, 1)
	go func() { failed <- http.Serve(listener, d.server) }()
	fmt.Fprintf(say, "dev: building for http://%s/\n", listener.Addr())
	code, pages := lookAtCode("."), look(site)
	d.renew(true)
	for {
		select {
		case err := <-failed:
			return err
		case <-time.After(glance):
		}
		codeNow, pagesNow := lookAtCode("."), look(site)
		otherCode := !maps.Equal(code, codeNow)
		if otherCode || !maps.Equal(pages, pagesNow) {
			d.renew(otherCode)
		}
		code, pages = codeNow, pagesNow
	}
}

// renew builds the site again, the programs only if the code is another. What cannot be
// built stays as it was, and whoever looks at it is told why.
func (d *dev) renew(code bool) {
	began := time.Now()
	if code {
		programs, err := d.compile()
		if d.broken = err; err == nil {
			d.programs, d.name = programs, version(programs)
		}
	}
	source, err := read(d.site, nil)
	if err == nil {
		err = d.server.offer(source, d.programs, d.name)
	}
	if d.broken != nil {
		err = d.broken
	}
	d.server.tell(err)
	if err != nil {
		fmt.Fprintf(d.say, "dev: %v\n", err)
		return
	}
	fmt.Fprintf(d.say, "dev: %.1f s\n", time.Since(began).Seconds())
}
