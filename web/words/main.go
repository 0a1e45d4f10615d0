// Command words makes Go of what Palace says, and tells how far the translations are.
//
//	go run ./web/words            writes Go beside each words*.ftl, from the top of the repository
//	go run ./web/words -check     writes nothing, and says with file and line what is wrong in what people read, and which Go is not up to date
//	go run ./web/words -list      lists all that people read, for those who translate it, and what each language lacks
//	go run ./web/words -status de tells how far German is, what has changed in English since, and what is wrong in it
//
// The files are in the form of Fluent; see docs/words.md. generate.go writes Go, script.go what the page's scripts say, status.go tells how far a translation is, changed.go what it lags behind, lint.go what is wrong, and
// texts.go gathers what is read; which languages there are a package knows that reads links.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/palacegames/palace/web/internal/fluent"
)

func main() {
	check := flag.Bool("check", false, "write nothing, and say what is wrong in what people read, and what would be written")
	listed := flag.Bool("list", false, "list all that people read")
	of := flag.String("status", "", "tell how far the translation into a `language` is, and what is wrong in it")
	flag.Parse()
	if err := run(".", *check, *listed, *of); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(root string, check, listed bool, of string) error {
	groups, err := fluent.English(root)
	if err != nil {
		return err
	}
	said, err := fluent.Resolve(groups)
	if err != nil {
		return err
	}
	if listed {
		all, err := texts(root, said)
		list(os.Stdout, all)
		tags, problem := fluent.Tags(root)
		for _, tag := range tags {
			fmt.Printf("\nIn %s\n", tag)
			err = errors.Join(err, status(os.Stdout, root, tag, said))
		}
		return errors.Join(err, problem)
	}
	if of != "" {
		return errors.Join(changed(os.Stdout, root, of), status(os.Stdout, root, of, said))
	}
	files, err := generate(root, said)
	if err != nil {
		return err
	}
	files[namesFile] = names(said)
	tags, err := fluent.Tags(root)
	if err != nil {
		return err
	}
	files["game/link/languages_gen.go"] = languages(tags)
	var wrong []string
	if check {
		if wrong, err = lint(root, said); err != nil {
			return err
		}
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		file := filepath.Join(root, name)
		switch now, err := os.ReadFile(file); {
		case err == nil && bytes.Equal(now, files[name]):
		case check:
			wrong = append(wrong, name+" is not up to date: run go run ./web/words")
		default:
			if err := os.WriteFile(file, files[name], 0o644); err != nil {
				return err
			}
		}
	}
	if len(wrong) > 0 {
		return errors.New(strings.Join(wrong, "\n"))
	}
	return nil
}
