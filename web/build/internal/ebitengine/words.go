package ebitengine

import "fmt"

// errPatch says which file of the release the patch was not made for.
func errPatch(name string, err error) error {
	return fmt.Errorf("ebitengine.patch does not fit %s of this release: %w", name, err)
}

// replacing is the line of a module file that has a tree instead of the release.
func replacing(tree string) string { return fmt.Sprintf("\nreplace %s => %s\n", Module, tree) }
