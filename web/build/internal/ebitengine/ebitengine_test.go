package ebitengine

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/palacegames/palace/render/board/kage"
)

// root is the folder of this project's go.mod, seen from here.
const root = "../../../.."

// trees returns two copies of the pinned release, as it is and patched.
func trees(t *testing.T) (released, patched string) {
	t.Helper()
	release, err := find(root)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	released, patched = filepath.Join(folder, "released"), filepath.Join(folder, "patched")
	if err := copyTree(release.Dir, released); err != nil {
		t.Fatal(err)
	}
	if err := prepare(root, release.Dir, patched, given(t)); err != nil {
		t.Fatal(err)
	}
	return released, patched
}

// given returns the board's shaders as the build gives them.
func given(t *testing.T) []byte {
	t.Helper()
	list, err := json.Marshal(kage.All().List())
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// read returns the files of a tree by their names.
func read(t *testing.T, tree string) map[string]string {
	t.Helper()
	files := map[string]string{}
	if err := filepath.Walk(tree, func(name string, info os.FileInfo, err error) error {
		if err != nil || info.IsDir() {
			return err
		}
		body, err := os.ReadFile(name)
		inside, _ := filepath.Rel(tree, name)
		files[filepath.ToSlash(inside)] = string(body)
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return files
}

// TestNothingElse holds that the patched tree is the release but for the compiled shaders and the
// files that the patch names, and that each of these says that it was changed, as the licence asks.
func TestNothingElse(t *testing.T) {
	released, patched := trees(t)
	before, after := read(t, released), read(t, patched)
	named, err := changes()
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range named {
		switch {
		case before[file.NewName] == after[file.NewName]:
			t.Errorf("%s is in the patch and not changed", file.NewName)
		case !file.IsNew && !strings.Contains(after[file.NewName], "\n// Changed for Palace: see web/build/internal/ebitengine/README.md there.\n"):
			t.Errorf("%s does not say that it was changed", file.NewName)
		case !strings.Contains(after[file.NewName], "Licensed under the Apache License"):
			t.Errorf("%s has lost its licence", file.NewName)
		}
		delete(before, file.NewName)
		delete(after, file.NewName)
	}
	for _, compiled := range []string{"internal/precompiled/shaders.go", "internal/precompiled/programs.json"} {
		if after[compiled] == "" || before[compiled] != "" {
			t.Errorf("%s has %d bytes", compiled, len(after[compiled]))
		}
		delete(after, compiled)
	}
	if len(before) < 300 || len(before) != len(after) {
		t.Errorf("%d files of the release, %d of the patched tree are not in the patch", len(before), len(after))
	}
	for name, body := range before {
		if after[name] != body {
			t.Errorf("%s differs, and the patch does not name it", name)
		}
	}
}

// prints is a program inside Ebitengine that says what becomes of shaders: all that Ebitengine
// makes of its own templates, and those that it is given.
const prints = `package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	"github.com/hajimehoshi/ebiten/v2/internal/colormshader"
	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"
)

func compile(source string) {
	p, unit, err := legacyshader.CompileShader([]byte(source))
	fmt.Printf("%s\nunit %d, error %v\n", source, unit, err)
	if err != nil {
		return
	}
	var values []uint32
	for _, t := range p.Uniforms {
		for range t.DwordCount() {
			values = append(values, uint32(7+len(values)))
		}
	}
	p.FilterUniformVariables(values)
	fmt.Println(p.TextureCount, p.UniformNames, p.Uniforms, values)
	fmt.Println(glsl.Compile(p, glsl.GLSLVersionES300))
}

func main() {
	for filter := range builtinshader.FilterCount {
		for address := range builtinshader.AddressCount {
			compile(string(builtinshader.ShaderSource(builtinshader.Filter(filter), builtinshader.Address(address))))
			compile(string(colormshader.ShaderSource(colormshader.Filter(filter), colormshader.Address(address))))
		}
	}
	compile(builtinshader.ClearShaderSource)
	var given []string
	if err := json.NewDecoder(os.Stdin).Decode(&given); err != nil {
		panic(err)
	}
	for _, source := range given {
		compile(source)
	}
}
`

// printed returns what prints says in a tree of certain shaders.
func printed(t *testing.T, tree string, shaders []byte, tags ...string) []byte {
	t.Helper()
	folder := filepath.Join(tree, "internal", "prints")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "main.go"), []byte(prints), 0o644); err != nil {
		t.Fatal(err)
	}
	modules, err := writeModFile(root, tree)
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command("go", append(append([]string{"run", "-modfile", modules}, tags...), Module+"/internal/prints")...)
	command.Dir = root
	command.Stdin = bytes.NewReader(shaders)
	out, err := command.Output()
	if err != nil {
		t.Fatal(said(err))
	}
	return out
}

// TestSameShaders holds that the texts in the patched tree are letter by letter what the release
// compiles, with the same uniform variables, of which the same are used; and that another shader
// is refused, and named.
func TestSameShaders(t *testing.T) {
	released, patched := trees(t)
	before, after := printed(t, released, given(t)), printed(t, patched, given(t), "-tags", Tag)
	if n := bytes.Count(before, []byte("gl_FragCoord")); n < 9+9+1+6 {
		t.Errorf("only %d shaders were compiled", n)
	}
	if !bytes.Equal(before, after) {
		t.Errorf("the patched tree has shaders in %d bytes that differ from the release's %d", len(after), len(before))
	}
	another := []byte(`["//kage:unit pixels\n\npackage main\n\nfunc Fragment() vec4 {\n\treturn vec4(0.25)\n}\n"]`)
	if out := printed(t, released, another); bytes.Contains(out, []byte("was not compiled")) {
		t.Error("the release does not compile another shader")
	}
	if out := printed(t, patched, another, "-tags", Tag); !bytes.Contains(out, []byte("error legacyshader: shader ")) || !bytes.Contains(out, []byte(`return vec4(0.25)\n}\n"`)) {
		t.Errorf("another shader is not refused by name: %s", out[max(0, len(out)-500):])
	}
}

// TestMistake holds that the build tells of a shader that cannot be compiled.
func TestMistake(t *testing.T) {
	release, err := find(root)
	if err != nil {
		t.Fatal(err)
	}
	err = prepare(root, release.Dir, filepath.Join(t.TempDir(), "tree"), []byte(`["//kage:unit pixels\n\npackage main\n\nfunc Fragment() vec4 {\n\treturn nowhere\n}\n"]`))
	if err == nil || !strings.Contains(err.Error(), "unexpected identifier: nowhere") || !strings.Contains(err.Error(), "func Fragment() vec4 {") {
		t.Errorf("a shader with a mistake: %v", err)
	}
}

// TestOtherRelease holds that a patch which does not fit is refused by the name of the file.
func TestOtherRelease(t *testing.T) {
	released, _ := trees(t)
	name := filepath.Join(released, "internal", "debug", "caller.go")
	body, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, bytes.Replace(body, []byte(`"go/build"`), []byte(`"go/built"`), 1), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := apply(released); err == nil || !strings.Contains(err.Error(), "internal/debug/caller.go") {
		t.Errorf("a release with another caller.go: %v", err)
	}
}
