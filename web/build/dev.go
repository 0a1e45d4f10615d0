package main

import (
	"cmp"
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
	compile func() (files, error) // the programs, and what the page has from the code as it is now
	speak   func() (files, error) // what it says, from the words as they are now
	say     io.Writer

	programs files  // as they were last compiled, with the words as they are
	name     string // of the programs
	broken   error  // why they are not those of the code as it is now
	unsaid   error  // why the words are not those of now
	server   *server
}

// runDev serves a site on an address while it is being changed, until it is interrupted.
func runDev(site, addr string, packages []string, say io.Writer) error {
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	compile := func() (files, error) { return compileFast(filepath.Join("bin", "dev"), packages) }
	speak := func() (files, error) { return spoken(".", false) }
	d := &dev{site: site, compile: compile, speak: speak, say: say, server: newServer()}
	failed := make(chan error, 1)
	go func() { failed <- http.Serve(listener, d.server) }()
	fmt.Fprintf(say, "dev: building for http://%s/\n", listener.Addr())
	before := lookAround(".", site)
	d.renew(true, false)
	for {
		select {
		case err := <-failed:
			return err
		case <-time.After(glance):
		}
		now := lookAround(".", site)
		code, words := !maps.Equal(now.code, before.code), !maps.Equal(now.words, before.words)
		if code || words || !maps.Equal(now.site, before.site) {
			d.renew(code, words)
		}
		before = now
	}
}

// renew builds the site again, the programs only if the code is another: to write down what is said takes a moment, to
// compile a minute. What cannot be built stays as it was, and whoever looks at it is told why.
func (d *dev) renew(code, words bool) {
	began := time.Now()
	if code {
		programs, err := d.compile()
		if d.broken = err; err == nil {
			d.programs, d.name, d.unsaid = programs, version(programs), nil
		}
	}
	if words {
		said, err := d.speak()
		d.unsaid = err
		maps.Copy(d.programs, said)
	}
	source, err := read(d.site, nil)
	if err == nil {
		err = d.server.offer(source, d.programs, d.name)
	}
	err = cmp.Or(d.broken, d.unsaid, err)
	d.server.tell(err)
	if err != nil {
		fmt.Fprintf(d.say, "dev: %v\n", err)
		return
	}
	fmt.Fprintf(d.say, "dev: %.1f s\n", time.Since(began).Seconds())
}
