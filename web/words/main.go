// Command words makes Go of what Palace says, and tells how far the translations are.
//
//	go run ./web/words            writes Go beside each words*.ftl, from the top of the repository
//	go run ./web/words -check     writes nothing, and errs if a file is not what it would write
//	go run ./web/words -status de tells how far German is, and what is wrong in it
//	go run ./web/words -stamp de  notes that all of it is translated from the English of now
//
// The files are in the form of Fluent; see docs/words.md. generate.go writes Go, script.go what the page's scripts say, status.go tells how far a translation is; which
// languages there are a package knows that reads links.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"strings"

	"github.com/palacegames/palace/web/internal/fluent"
)

func main() {
	check := flag.Bool("check", false, "write nothing, and err if something would be written")
	of := flag.String("status", "", "tell how far the translation into a `language` is, and what is wrong in it")
	stamped := flag.String("stamp", "", "note that a `language` is translated from the English of now")
	flag.Parse()
	if err := run(*check, *of, *stamped); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(check bool, of, stamped string) error {
	groups, err := fluent.English(".")
	if err != nil {
		return err
	}
	said, err := fluent.Resolve(groups)
	if err != nil {
		return err
	}
	if stamped != "" {
		return stamp(".", stamped, said)
	}
	if of != "" {
		return status(os.Stdout, ".", of, said)
	}
	files, err := generate(".", said)
	if err != nil {
		return err
	}
	maps.Copy(files, scripts(said))
	tags, err := fluent.Tags(".")
	if err != nil {
		return err
	}
	files["game/link/languages_gen.go"] = languages(tags)
	var stale []string
	for name, text := range files {
		now, err := os.ReadFile(name)
		if err == nil && bytes.Equal(now, text) {
			continue
		}
		if stale = append(stale, name); check {
			continue
		}
		if err := os.WriteFile(name, text, 0o644); err != nil {
			return err
		}
	}
	if check && len(stale) > 0 {
		return errors.New("not up to date, run go run ./web/words: " + strings.Join(stale, ", "))
	}
	return nil
}
