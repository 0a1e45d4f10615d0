// Package ebitengine prepares Ebitengine for programs in browsers: the pinned release with
// ebitengine.patch applied and shaders compiled, in a folder of its own, and a module file that
// points there. The project's go.mod knows nothing of it, and every program builds without it,
// too: it only gets larger. Why, and what each part of the patch does, stands in README.md
// beside this file.
package ebitengine

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/bluekeyes/go-gitdiff/gitdiff"
)

// Module is what is patched.
const Module = "github.com/hajimehoshi/ebiten/v2"

// Tag is for the go command's -tags: with it, a program has the shaders that it was given, and
// no compiler for others.
const Tag = "precompiled"

//go:embed ebitengine.patch
var patch []byte

// ModFile returns a module file for the go command's -modfile, as an absolute path: the go.mod
// of the folder root, with Ebitengine replaced by a patched copy that has these shaders compiled.
// The copy is kept below the folder kept of root, and made once for each version, patch and
// shaders.
//
// It fails if the release is not to be had, if the patch does not fit it exactly, or if a
// shader has a mistake.
func ModFile(root, kept string, shaders []string) (string, error) {
	tree, err := patched(root, kept, shaders)
	if err != nil {
		return "", err
	}
	return writeModFile(root, tree)
}

// Program is a shader compiled to GLSL for ES 3.00. Source names its text, as Ebitengine does when
// it asks the page's context for it: takeProgram(source) may return the program, linked.
type Program struct{ Source, Vertex, Fragment string }

// Programs returns what pictures need that are drawn with these shaders: those in their
// order, and then Ebitengine's own. It fails as ModFile does.
func Programs(root, kept string, shaders []string) (programs []Program, err error) {
	tree, err := patched(root, kept, shaders)
	if err != nil {
		return nil, err
	}
	list, err := os.ReadFile(filepath.Join(tree, "internal/precompiled/programs.json"))
	if err != nil {
		return nil, err
	}
	return programs, json.Unmarshal(list, &programs)
}

// patched returns the folder of the patched copy, which is made if it is not there.
func patched(root, kept string, shaders []string) (string, error) {
	release, err := find(root)
	if err != nil {
		return "", err
	}
	given, err := json.Marshal(shaders)
	if err != nil {
		return "", err
	}
	name := fmt.Sprintf("%s-%x", release.Version, sha256.Sum256(append(given, patch...)))[:len(release.Version)+9]
	tree := filepath.Join(root, kept, name)
	if _, err := os.Stat(tree); err != nil {
		if err := prepare(root, release.Dir, tree, given); err != nil {
			return "", err
		}
	}
	return tree, nil
}

// release is a module as the go command found it.
type release struct{ Version, Dir string }

// find returns Ebitengine's release as root's go.mod pins it.
func find(root string) (r release, err error) {
	command := exec.Command("go", "list", "-m", "-json", Module)
	command.Dir = root
	out, err := command.Output()
	if err != nil {
		return r, said(err)
	}
	if err := json.Unmarshal(out, &r); err != nil {
		return r, err
	}
	if r.Dir == "" { // not downloaded yet
		command := exec.Command("go", "mod", "download", "-json", Module)
		command.Dir = root
		if out, err = command.Output(); err != nil {
			return r, said(err)
		}
		err = json.Unmarshal(out, &r)
	}
	return r, err
}

// said returns what a command wrote before it failed.
func said(err error) error {
	var exit *exec.ExitError
	if errors.As(err, &exit) && len(exit.Stderr) > 0 {
		return errors.New(strings.TrimSpace(string(exit.Stderr)))
	}
	return err
}

// prepare writes a patched copy of a release, with shaders compiled, for the go.mod of root.
// Another build may do the same at the same time: the first one that is complete gets the place.
func prepare(root, from, to string, shaders []byte) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	made, err := os.MkdirTemp(filepath.Dir(to), "_making-") // of which ./... knows nothing, for it has no go.mod at first
	if err != nil {
		return err
	}
	defer os.RemoveAll(made)
	tree := filepath.Join(made, "tree")
	if err := copyTree(from, tree); err != nil {
		return err
	}
	if err := apply(tree); err != nil {
		return err
	}
	if err := precompile(root, tree, shaders); err != nil {
		return err
	}
	if err := os.Rename(tree, to); err != nil {
		if _, there := os.Stat(to); there != nil {
			return err
		}
	}
	return nil
}

// copyTree copies what a program may need: all but examples and tests.
func copyTree(from, to string) error {
	return filepath.WalkDir(from, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(from, name)
		if err != nil {
			return err
		}
		if entry.IsDir() {
			if base := entry.Name(); inside == "examples" || base == "testdata" || strings.HasPrefix(base, "_") || strings.HasPrefix(base, ".") && inside != "." {
				return filepath.SkipDir
			}
			return os.MkdirAll(filepath.Join(to, inside), 0o755)
		}
		if strings.HasSuffix(name, "_test.go") {
			return nil
		}
		body, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, inside), body, 0o644)
	})
}

// changes returns what the patch says, a file each.
func changes() ([]*gitdiff.File, error) {
	files, _, err := gitdiff.Parse(bytes.NewReader(patch))
	return files, err
}

// apply changes a tree as the patch says. Each line of it must be found where it is told.
func apply(tree string) error {
	files, err := changes()
	if err != nil {
		return err
	}
	for _, file := range files {
		name := filepath.Join(tree, filepath.FromSlash(file.NewName))
		var before []byte
		if !file.IsNew {
			if before, err = os.ReadFile(name); err != nil {
				return err
			}
		} else if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		var after bytes.Buffer
		if err := gitdiff.Apply(&after, bytes.NewReader(before), file); err != nil {
			return errPatch(file.NewName, err)
		}
		if err := os.WriteFile(name, after.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// precompile has a tree compile Ebitengine's own shaders, and those given as a list in JSON.
func precompile(root, tree string, shaders []byte) error {
	tree, err := filepath.Abs(tree)
	if err != nil {
		return err
	}
	modules, err := writeModFile(root, tree)
	if err != nil {
		return err
	}
	command := exec.Command("go", "run", "-modfile", modules, Module+"/internal/precompiled/gen", tree)
	command.Dir = root
	command.Stdin = bytes.NewReader(shaders)
	if _, err := command.Output(); err != nil {
		return said(err)
	}
	return nil
}

// writeModFile writes go.mod and go.sum again beside a tree, with Ebitengine replaced by it.
// The tree is told from root, for programs hold what replaced a module, and shall be the same
// wherever they are built.
func writeModFile(root, tree string) (string, error) {
	root, err := filepath.Abs(root)
	if err != nil {
		return "", err
	}
	beside, err := filepath.Abs(tree)
	if err != nil {
		return "", err
	}
	inside, err := filepath.Rel(root, beside)
	if err != nil {
		return "", err
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", err
	}
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return "", err
	}
	mod = append(mod, replacing("./"+filepath.ToSlash(inside))...)
	if err := writeWhole(beside+".sum", sum); err != nil {
		return "", err
	}
	return beside + ".mod", writeWhole(beside+".mod", mod)
}

// writeWhole writes a file that others may be reading: they find it as it was, or whole.
func writeWhole(name string, body []byte) error {
	if before, err := os.ReadFile(name); err == nil && bytes.Equal(before, body) {
		return nil
	}
	made, err := os.CreateTemp(filepath.Dir(name), "making-")
	if err != nil {
		return err
	}
	defer os.Remove(made.Name())
	if _, err := made.Write(body); err != nil {
		return err
	}
	if err := made.Close(); err != nil {
		return err
	}
	return os.Rename(made.Name(), name)
}
