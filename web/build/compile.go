package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/palacegames/palace/web/build/ebitengine"
)

// brief are the packages of the standard library whose functions the compiler shall not copy
// to where they are called. Copies are faster, and longer: these packages write sentences
// and, for Ebitengine, read shaders, and without copies the page's program has a thirtieth
// less to load.
var brief = []string{"fmt", "go/...", "text/...", "regexp/...", "encoding/gob", "net/...", "log/...", "archive/..."}

// compile compiles programs for the browser into a folder, whose name ends in a slash, or
// one into a file, as the linker is told, with Ebitengine as the build patches it.
func compile(out, linker string, packages []string) error {
	root, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		return err
	}
	modules, err := ebitengine.ModFile(strings.TrimSpace(string(root)), "bin/ebitengine")
	if err != nil {
		return err
	}
	words := []string{"build", "-trimpath", "-modfile", modules, "-ldflags", linker, "-o", out}
	for _, name := range brief {
		words = append(words, "-gcflags="+name+"=-l")
	}
	command := exec.Command("go", append(words, packages...)...)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := command.CombinedOutput(); err != nil {
		return errors.New(strings.TrimSpace(fmt.Sprintf("%s\n%v", said, err)))
	}
	return nil
}

// withoutNames has the linker leave out what only debuggers read.
const withoutNames = "-s -w"

// compileFast compiles programs for the browser into a folder and returns them with the
// script that runs them. Of what the folder has already, the go command makes nothing
// anew; and nothing is packed, for to pack takes longer than to send it to this machine.
func compileFast(out string, packages []string) (files, error) {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return nil, err
	}
	if err := compile(out+string(filepath.Separator), withoutNames, packages); err != nil {
		return nil, err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	made := files{}
	script := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")
	if made["wasm_exec.js"], err = os.ReadFile(script); err != nil {
		return nil, err
	}
	for _, name := range packages {
		name = filepath.Base(name)
		body, err := os.ReadFile(filepath.Join(out, name))
		if err != nil {
			return nil, err
		}
		made[name+".wasm"] = body
		if made[name+".wasm.gz"], err = wrap(body); err != nil {
			return nil, err
		}
	}
	if made[licencesName], err = licences(packages); err != nil {
		return nil, err
	}
	// As the code says now, which may be another than this program's.
	said, err := exec.Command("go", "run", "./web/build", "-made").Output()
	if err != nil {
		return nil, err
	}
	text := map[string]string{}
	if err := json.Unmarshal(said, &text); err != nil {
		return nil, err
	}
	for name, body := range text {
		made[name] = []byte(body)
	}
	return made, nil
}

// wrap makes a gzip file that holds bytes as they are.
func wrap(body []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.NoCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(body); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
