package race

import (
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

//go:embed c/textbook.c
var source string

// Compiled is the textbook methods as a program that gcc has made.
type Compiled struct {
	directory string
	// Version is how the compiler names itself.
	Version string
}

// Compile compiles the program with -O3 for this very machine, into a directory that
// the caller removes in the end. Where there is no gcc it returns nil and no error.
func Compile(directory string) (*Compiled, error) {
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		return nil, nil
	}
	c := &Compiled{directory: directory}
	if version, err := exec.Command(gcc, "--version").Output(); err == nil {
		c.Version, _, _ = strings.Cut(string(version), "\n")
	}
	file := filepath.Join(directory, "textbook.c")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		return nil, err
	}
	if out, err := exec.Command(gcc, "-O3", "-march=native", "-std=gnu99", "-o", c.program(), file).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("gcc: %w: %s", err, out)
	}
	return c, nil
}

func (c *Compiled) program() string { return filepath.Join(c.directory, "textbook") }

// run returns the nanoseconds of one of the program's runs, and how many P-positions
// it has found.
func (c *Compiled) run(args []string) (nanoseconds float64, palaces int, err error) {
	command := exec.Command(c.program(), args...)
	command.Stderr = os.Stderr
	out, err := command.Output()
	if err != nil {
		return 0, 0, err
	}
	_, err = fmt.Sscan(string(out), &nanoseconds, &palaces)
	return nanoseconds, palaces, err
}
