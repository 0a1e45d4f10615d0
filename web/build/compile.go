package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// compileFast compiles programs for the browser into a folder and returns them with the
// script that runs them. Of what the folder has already, the go command makes nothing
// anew; and nothing is packed, for to pack takes longer than to send it to this machine.
func compileFast(out string, packages []string) (files, error) {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return nil, err
	}
	words := []string{"build", "-trimpath", "-ldflags", "-s -w", "-o", out + string(filepath.Separator)}
	command := exec.Command("go", append(words, packages...)...)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := command.CombinedOutput(); err != nil {
		return nil, errors.New(strings.TrimSpace(fmt.Sprintf("%s\n%v", said, err)))
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
	// As the code says now, which may be another than this program's.
	made[coloursName], err = exec.Command("go", "run", "./web/build", "-colours").Output()
	return made, err
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
