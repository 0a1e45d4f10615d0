// Command build puts the site together that a static host serves: the pages, with the panels
// in their places (a line "<!-- panel moves -->" becomes panels/moves/moves.html), and in one
// folder, named after everything in it, all that they load, scripts and style in one file a
// page. What is served, how it is made and who has it stands in one table (outputs.go); a page is
// read into a tree once (tree.go), and written when all steps have been at its nodes (page.go). So a page that is loaded uses files of its own version only, however long anybody
// keeps a copy of them.
//
//	go run ./web/build -site web/site -out dist bin/playground.wasm …
//
//	go run ./web/build -compile bin/playground.wasm ./cmd/playground
//
// compiles one of the programs.
//
//	go run ./web/build -brotli bin/playground.wasm.br bin/playground.wasm
//
// packs one, for browsers that unpack brotli and for hosts that send it.
//
// The page has its colours and the picture of its first board from the code (made.go).
//
// The folder has a list of its files, manifest.json; a copy of it beside the pages says
// which version the site is.
//
//	go run ./web/build -archive palace.zip -out dist
//
// packs what was built into one file.
//
//	go run ./web/build -single -out dist
//
// writes it as one page, which is played from a file: see single.go.
//
//	go run ./web/build -dev 127.0.0.1:8080 ./cmd/playground ./cmd/worker
//
// writes no folder: it compiles the programs, serves the site, and builds it again
// whenever one of its files changes, while the pages reload themselves.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	site := flag.String("site", "web/site", "the folder with pages, style and scripts")
	out := flag.String("out", "dist", "the folder to write, whatever it has held before")
	offline := flag.Bool("offline", true, "whether browsers keep what was loaded, to work without a network")
	dev := flag.String("dev", "", "build nothing to keep: serve on this `address` what the packages that follow are compiled to, again whenever a file has changed")
	packed := flag.String("archive", "", "build nothing: pack the site in the folder of -out into one `file`, to be unpacked on any host")
	asOne := flag.Bool("single", false, "build nothing: write the site in the folder of -out as one page beside the others")
	compiled := flag.String("compile", "", "build no site: compile the package that follows for the browser into this `file`")
	brotli := flag.String("brotli", "", "build no site: pack the file that follows into this `file`")
	quality := flag.Int("quality", brotliQuick, "how well -brotli packs, up to 11")
	pseudo := flag.Bool("pseudo", false, "whether the site speaks the languages of tests, too: en-XA and ar-XB")
	page := flag.String("english", "", "build nothing: print this `page` of the site, with its panels and words")
	printed := flag.Bool("made", false, "build nothing: print what the page has from the code, as JSON")
	flag.Parse()
	var err error
	switch {
	case *page != "":
		err = printEnglish(*site, *page)
	case *printed:
		err = printMade()
	case *packed != "":
		err = archiveSite(*out, *packed)
	case *asOne:
		err = singleSite(*out)
	case *compiled != "":
		err = compileSmall(*compiled, flag.Args())
	case *brotli != "":
		err = packBrotli(flag.Arg(0), *brotli, *quality)
	case *dev != "":
		err = runDev(*site, *dev, flag.Args(), os.Stderr)
	default:
		err = run(*site, *out, *offline, *pseudo, flag.Args())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

// run builds the site of a folder and of further files, the programs.
func run(site, out string, offline, pseudo bool, programs []string) error {
	files, err := read(site, programs)
	if err != nil {
		return err
	}
	fromCode, err := made(pseudo)
	if err != nil {
		return err
	}
	maps.Copy(files, fromCode)
	if files[runtimeName], err = goRuntime(); err != nil {
		return err
	}
	if files[licencesName], err = licences(packagesOf(programs)); err != nil {
		return err
	}
	files[licencesName] = withLibraries(files[licencesName], files)
	built, err := assemble(files, offline)
	if err != nil {
		return err
	}
	return write(out, built)
}

// packagesOf returns the packages that programs are compiled from.
func packagesOf(programs []string) []string {
	var packages []string
	for _, name := range programs {
		if name, ok := strings.CutSuffix(filepath.Base(name), ".wasm"); ok {
			packages = append(packages, "github.com/palacegames/palace/cmd/"+name)
		}
	}
	return packages
}

// printEnglish prints a page with its panels and its words.
func printEnglish(site, name string) error {
	source, err := read(site, nil)
	if err != nil {
		return err
	}
	b, err := newBuilder(source, false)
	if err != nil {
		return err
	}
	if root := b.open(name); root != nil {
		_, err = os.Stdout.Write(rendered(root))
	}
	return errors.Join(b.err, err)
}

// printMade prints what the page has from the code, by name.
func printMade() error {
	text := map[string]string{}
	files, err := made(false)
	if err != nil {
		return err
	}
	for name, body := range files {
		text[name] = string(body)
	}
	return json.NewEncoder(os.Stdout).Encode(text)
}
