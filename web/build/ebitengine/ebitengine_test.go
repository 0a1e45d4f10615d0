package ebitengine

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// root is the folder of this project's go.mod, seen from here.
const root = "../../.."

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
	if err := prepare(release.Dir, patched); err != nil {
		t.Fatal(err)
	}
	return released, patched
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

// TestNothingElse holds that the patched tree is the release but for the files that the patch
// names, and that each of these says that it was changed, as the licence asks.
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
		case !file.IsNew && !strings.Contains(after[file.NewName], "\n// Changed for Palace: see web/build/ebitengine/README.md there.\n"):
			t.Errorf("%s does not say that it was changed", file.NewName)
		case !strings.Contains(after[file.NewName], "Licensed under the Apache License"):
			t.Errorf("%s has lost its licence", file.NewName)
		}
		delete(before, file.NewName)
		delete(after, file.NewName)
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

// prints is a program inside Ebitengine that compiles shaders: all that Ebitengine has itself,
// and those of the files it is given.
const prints = `package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	"github.com/hajimehoshi/ebiten/v2/internal/colormshader"
	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"
)

func compile(source []byte) {
	program, unit, err := legacyshader.CompileShader(source)
	fmt.Printf("%s\nunit %d, error %v\n", source, unit, err)
	if err == nil {
		fmt.Println(glsl.Compile(program, glsl.GLSLVersionES300))
	}
}

func main() {
	for filter := range builtinshader.FilterCount {
		for address := range builtinshader.AddressCount {
			compile(builtinshader.ShaderSource(builtinshader.Filter(filter), builtinshader.Address(address)))
			compile(colormshader.ShaderSource(colormshader.Filter(filter), colormshader.Address(address)))
		}
	}
	for _, unit := range []string{"pixels", "pixels ", "pixels\n//kage:unit pixels", "lightyears", "", "pixels twice"} {
		compile([]byte("//kage:unit " + unit + "\n\npackage main\n\nfunc Fragment() vec4 {\n\treturn __texelAt(__t0, vec2(0)) + __texelAt(__t, vec2(0)) + __texelAt(__t0x, vec2(0))\n}\n"))
	}
	for _, name := range os.Args[1:] {
		source, err := os.ReadFile(name)
		if err != nil {
			panic(err)
		}
		compile(source)
	}
}
`

// TestSameShaders holds that every shader is compiled to the same text, letter by letter,
// by the release and by what the patch makes of it.
func TestSameShaders(t *testing.T) {
	ours, err := filepath.Glob(filepath.Join(root, "render/board/kage/*.kage"))
	if err != nil || len(ours) == 0 {
		t.Fatalf("%d shaders of the board: %v", len(ours), err)
	}
	for i := range ours {
		if ours[i], err = filepath.Abs(ours[i]); err != nil {
			t.Fatal(err)
		}
	}
	here, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	compiled := func(tree string) []byte {
		folder := filepath.Join(tree, "internal", "prints")
		if err := os.Mkdir(folder, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "main.go"), []byte(prints), 0o644); err != nil {
			t.Fatal(err)
		}
		from, err := filepath.Rel(here, tree)
		if err != nil {
			t.Fatal(err)
		}
		modules, err := writeModFile(root, filepath.ToSlash(from))
		if err != nil {
			t.Fatal(err)
		}
		command := exec.Command("go", append([]string{"run", "-modfile", modules, Module + "/internal/prints"}, ours...)...)
		command.Dir = root
		out, err := command.Output()
		if err != nil {
			t.Fatal(said(err))
		}
		return out
	}
	released, patched := trees(t)
	before, after := compiled(released), compiled(patched)
	if n := bytes.Count(before, []byte("gl_FragCoord")); n < 18 {
		t.Errorf("only %d shaders were compiled", n)
	}
	if !bytes.Equal(before, after) {
		t.Errorf("the patched tree compiles shaders to %d bytes that differ from the release's %d", len(after), len(before))
	}
}

// TestPixels holds that no shader of the board is written in texels: these the patched tree
// does not compile in a browser.
func TestPixels(t *testing.T) {
	ours, err := filepath.Glob(filepath.Join(root, "render/board/kage/*.kage"))
	if err != nil || len(ours) == 0 {
		t.Fatalf("%d shaders of the board: %v", len(ours), err)
	}
	for _, name := range ours {
		source, err := os.ReadFile(name)
		if err != nil || !bytes.HasPrefix(source, []byte("//kage:unit pixels\n")) {
			t.Errorf("%s does not begin with //kage:unit pixels: %v", name, err)
		}
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
