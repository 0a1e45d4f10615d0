package main

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// licencesName is the file with the licences of all that is shipped, beside the pages.
const licencesName = "licences.txt"

// scannerFolder has the library that reads codes where the browser cannot: it is copied, and no
// script of the page has it. templatesFolder has the one that draws panels, and facesFolder the type.
const (
	scannerFolder   = "scan/"
	templatesFolder = "lit/"
	facesFolder     = "fonts/"
)

// withLibraries returns the licences with those of the libraries in the site's folder.
func withLibraries(text []byte, source files) []byte {
	for _, name := range slices.Sorted(maps.Keys(source)) {
		folder, base := path.Split(name)
		if folder != scannerFolder && folder != facesFolder && !strings.HasPrefix(folder, templatesFolder) {
			continue
		}
		if of, ok := strings.CutPrefix(base, "LICENSE-"); ok {
			text = fmt.Appendf(text, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 78), of, bytes.TrimSpace(source[name]))
		}
	}
	return text
}

// isLicenceFile reports whether a file goes, by its name, with what is made of its folder.
func isLicenceFile(name string) bool {
	name = strings.ToLower(name)
	name = strings.TrimSuffix(strings.TrimSuffix(name, ".md"), ".txt")
	return slices.Contains([]string{"license", "licence", "copying", "notice", "patents"}, name)
}

// linked is a package in a program.
type linked struct{ module, root, folder string }

// linkedInto returns the packages of programs for the browser, but for those of Go itself.
func linkedInto(programs []string) ([]linked, error) {
	command := exec.Command("go", append([]string{"list", "-deps", "-f",
		"{{if .Module}}{{.Module.Path}} {{.Module.Version}}\t{{.Module.Dir}}\t{{.Dir}}{{end}}"}, programs...)...)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := command.Output()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return nil, fmt.Errorf("go list: %s", bytes.TrimSpace(exit.Stderr))
	} else if err != nil {
		return nil, err
	}
	var all []linked
	for line := range strings.Lines(string(out)) {
		if part := strings.Split(strings.TrimSpace(line), "\t"); len(part) == 3 {
			all = append(all, linked{strings.TrimSpace(part[0]), part[1], part[2]})
		}
	}
	return all, nil
}

// licences returns the text of the licences of Go, and of all that is in programs.
func licences(programs []string) ([]byte, error) {
	var packages []linked
	if len(programs) > 0 { // or the go command takes the folder it is in
		var err error
		if packages, err = linkedInto(programs); err != nil {
			return nil, err
		}
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	text := bytes.NewBufferString(licencesAbout)
	put := func(name string, files []string) error {
		fmt.Fprintf(text, "\n%s\n%s\n", strings.Repeat("=", 78), name)
		for _, file := range files {
			body, err := os.ReadFile(file)
			if err != nil {
				return err
			}
			fmt.Fprintf(text, "\n%s\n", bytes.TrimSpace(body))
		}
		return nil
	}
	found, err := goLicence(strings.TrimSpace(string(root)))
	if err != nil {
		return nil, err
	}
	if err := put("Go", found); err != nil {
		return nil, err
	}
	slices.SortStableFunc(packages, func(a, b linked) int { return strings.Compare(a.module, b.module) })
	for len(packages) > 0 {
		module := packages[0].module
		end := slices.IndexFunc(packages, func(p linked) bool { return p.module != module })
		if end < 0 {
			end = len(packages)
		}
		if found, err = licencesOf(packages[:end]); err != nil {
			return nil, err
		}
		if err := put(module, found); err != nil {
			return nil, err
		}
		packages = packages[end:]
	}
	return text.Bytes(), nil
}

// licencesOf returns the files with the licence of a module, whose packages are given: in
// its folder, and in those on the way to its packages.
func licencesOf(packages []linked) ([]string, error) {
	root := packages[0].root
	if root == "" {
		return nil, fmt.Errorf("the go command does not say where %s lies, so that its licence cannot be read", packages[0].module)
	}
	found, err := licencesIn(root)
	if err != nil {
		return nil, err
	}
	if !slices.ContainsFunc(found, isLicence) {
		return nil, fmt.Errorf("%s has no licence in %s: nothing of it can be shipped", packages[0].module, root)
	}
	for _, p := range packages {
		for folder := p.folder; len(folder) > len(root); folder = filepath.Dir(folder) {
			more, err := licencesIn(folder)
			if err != nil {
				return nil, err
			}
			found = append(found, more...)
		}
	}
	slices.Sort(found)
	return slices.Compact(found), nil
}

func licencesIn(folder string) ([]string, error) {
	entries, err := os.ReadDir(folder)
	var found []string
	for _, each := range entries {
		if !each.IsDir() && isLicenceFile(each.Name()) {
			found = append(found, filepath.Join(folder, each.Name()))
		}
	}
	return found, err
}

// isLicence tells a licence from what may lie beside one.
func isLicence(file string) bool {
	name := strings.ToLower(filepath.Base(file))
	return strings.HasPrefix(name, "licen") || strings.HasPrefix(name, "copying")
}

// goLicence finds Go's own: in its folder, above it, or where Debian puts it.
func goLicence(root string) ([]string, error) {
	for _, folder := range []string{root, filepath.Dir(root)} {
		if found, _ := licencesIn(folder); slices.ContainsFunc(found, isLicence) {
			return found, nil
		}
	}
	if found, _ := filepath.Glob("/usr/share/doc/golang-*-src/copyright"); len(found) > 0 {
		return found[:1], nil
	}
	return nil, fmt.Errorf("there is no licence of Go in %s", root)
}
