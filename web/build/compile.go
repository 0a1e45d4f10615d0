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
	"runtime"
	"strings"

	"github.com/palacegames/palace/web/build/internal/ebitengine"
	"github.com/palacegames/palace/web/build/internal/shrink"
)

// The compiler copies short functions to where they are called. Copies are faster, and longer. In the page's
// program only the packages that a frame runs through have copies: it packs smaller by a fortieth, and
// draws as fast. The workers' program counts, and keeps all but those of what writes sentences and data.
var copies = map[string][]string{
	"playground": {"all=-l", "runtime=", "internal/runtime/...=", "internal/abi=", "syscall/js=", "math=", "math/bits=", "sync=", "sync/atomic=", "github.com/hajimehoshi/ebiten/v2/...=", own + "render/...="},
	"worker":     {"fmt=-l", "reflect=-l", "strconv=-l", "encoding/json=-l", own + "engine/words=-l", own + "engine/notation=-l", own + "game/link=-l", own + "game/explain=-l", own + "web/...=-l"},
}

// own is what the names of Palace's own packages begin with.
const own = "github.com/palacegames/palace/"

// compile compiles programs for the browser into a folder, whose name ends in a slash, or
// one into a file, as the linker is told, with Ebitengine as the build patches it.
func compile(out, linker string, packages []string) error {
	root, shaders, err := shadersNow()
	if err != nil {
		return err
	}
	modules, err := ebitengine.ModFile(root, patchedFolder, shaders)
	if err != nil {
		return err
	}
	words := []string{"build", "-trimpath", "-modfile", modules, "-tags", ebitengine.Tag + "," + pageTag, "-ldflags", linker, "-o", out}
	if len(packages) == 1 {
		for _, flag := range copies[filepath.Base(packages[0])] {
			words = append(words, "-gcflags="+flag)
		}
	}
	command := exec.Command("go", append(words, packages...)...)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := command.CombinedOutput(); err != nil {
		return errors.New(strings.TrimSpace(fmt.Sprintf("%s\n%v", said, err)))
	}
	return nil
}

// pageTag says of a program that a page hands it what it says: see package words.
const pageTag = "page"

// withoutNames has the linker leave out what only debuggers read.
const withoutNames = "-s -w"

// compileSmall compiles a program for the browser into a file that packs small, as it is sent.
func compileSmall(file string, packages []string) error {
	if err := compile(file, withoutNames, packages); err != nil {
		return err
	}
	module, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if module, err = shrink.Module(module, runtime.Version()); err != nil {
		return err
	}
	return os.WriteFile(file, module, 0o644)
}

// compileFast compiles programs for the browser into a folder and returns them with the
// script that runs them. Of what the folder has already, the go command makes nothing
// again; and nothing is packed, for to pack takes longer than to send it to this machine.
func compileFast(out string, packages []string) (files, error) {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return nil, err
	}
	if err := compile(out+string(filepath.Separator), withoutNames, packages); err != nil {
		return nil, err
	}
	made := files{}
	var err error
	if made[runtimeName], err = goRuntime(); err != nil {
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
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return nil, errors.New(strings.TrimSpace(string(exit.Stderr)))
	} else if err != nil {
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

// runtimeName is the script that runs Go programs, as the site's scripts import it.
const runtimeName = "wasm_exec.js"

// goRuntime returns that script, which comes with Go.
func goRuntime() ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", runtimeName))
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
