package main

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/palacegames/palace/render/board/kage"
	"github.com/palacegames/palace/web/build/internal/ebitengine"
)

// The board's frame has the shaders as GLSL, so that the browser links them while the programs
// are on their way (js/board/shaders.js).

// shadersName is their list. It becomes part of the frame, where that says <!-- shaders -->.
const shadersName = "js/board/shaders.json"

// patchedFolder is where Ebitengine is kept as the build patches it.
const patchedFolder = "bin/ebitengine"

// shadersNow returns the folder of go.mod, and the board's shaders as they are there now, which
// may be other ones than this program's.
func shadersNow() (root string, shaders []string, err error) {
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		return "", nil, err
	}
	root = strings.TrimSpace(string(out))
	read, err := kage.Read(filepath.Join(root, "render/board/kage"))
	return root, read.List(), err
}

// linkedEarly returns what the frame has linked: first what the first picture needs, and then the rest.
func linkedEarly() (root string, text []byte, err error) {
	root, shaders, err := shadersNow()
	if err != nil {
		return "", nil, err
	}
	programs, err := ebitengine.Programs(root, patchedFolder, shaders)
	if err != nil {
		return "", nil, err
	}
	own := programs[len(shaders):] // Ebitengine's
	text, err = json.Marshal(map[string][]ebitengine.Program{
		"first": slices.Concat(own, programs[:kage.Opening]),
		"later": programs[kage.Opening:len(shaders)],
	})
	return root, text, err
}
