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

// Compile compiles the program with -O3 for this very machine. Where there is no gcc it returns nil and
// no error.
func Compile() (*Compiled, error) {
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		return nil, nil
	}
	directory, err := os.MkdirTemp("", "palace-race-")
	if err != nil {
		return nil, err
	}
	c := &Compiled{directory: directory}
	if version, err := exec.Command(gcc, "--version").Output(); err == nil {
		c.Version, _, _ = strings.Cut(string(version), "\n")
	}
	file := filepath.Join(directory, "textbook.c")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		c.Close()
		return nil, err
	}
	if out, err := exec.Command(gcc, "-O3", "-march=native", "-std=gnu99", "-o", c.program(), file).CombinedOutput(); err != nil {
		c.Close()
		return nil, fmt.Errorf("gcc: %w: %s", err, out)
	}
	return c, nil
}

func (c *Compiled) program() string { return filepath.Join(c.directory, "textbook") }

// Close removes the program.
func (c *Compiled) Close() { os.RemoveAll(c.directory) }

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
