package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var renew = flag.Bool("record", false, "record what the programs are made of, instead of holding it")

// budgetFile records what the programs of the browser are made of, for a person to read: of
// each the packages with their kilobytes of code, the large ones first, and the names of those
// of others that are small. A program may grow by a hundredth before somebody has to say that
// it is worth it, and no package of others may come to it unnoticed.
const (
	budgetFile  = "testdata/programs.txt"
	budgetSmall = 20               // kB
	budgetRest  = "smaller-others" // what the small ones have in all
)

// budget is what was recorded of the programs, or is to be.
type budget map[string]*parts

// parts are kilobytes of code by package.
type parts struct {
	large map[string]int
	small []string
}

func openBudget(t *testing.T) budget {
	b := budget{}
	text, err := os.ReadFile(budgetFile)
	if err != nil && !(*renew && errors.Is(err, fs.ErrNotExist)) {
		t.Fatal(err)
	}
	var now *parts
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		switch n, err := strconv.Atoi(words[0]); {
		case line[0] != ' ':
			now = &parts{large: map[string]int{}}
			b[strings.TrimSuffix(words[0], ":")] = now
		case err == nil:
			now.large[words[1]] = n
		default:
			now.small = append(now.small, words...)
		}
	}
	return b
}

// hold compares a program with what was recorded of it, or records it.
func (b budget) hold(t *testing.T, program string, functions map[string]int) {
	now := partsOf(t, program, functions)
	was := b[program]
	if *renew {
		b[program] = now
		b.write(t)
		return
	}
	if was == nil {
		t.Fatalf("nothing is recorded of %s: go test ./web/build -run TestPrograms -record", program)
	}
	for _, name := range slices.Concat(slices.Sorted(maps.Keys(now.large)), now.small) {
		if !strings.HasPrefix(name, own) && was.large[name] == 0 && !slices.Contains(was.small, name) {
			t.Errorf("%s has the package %s, which it had not: if it is worth it, go test ./web/build -run TestPrograms -record", program, name)
		}
	}
	if now.total()*100 > was.total()*101 {
		t.Errorf("%s has %d kB of code, and had %d; what has grown most:\n%s", program, now.total(), was.total(), strings.Join(now.grown(was), "\n"))
	}
}

// partsOf adds up the functions of a program by package.
func partsOf(t *testing.T, program string, functions map[string]int) *parts {
	command := exec.Command("go", "list", "-deps", "../../cmd/"+program)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	list, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	packages := map[string]string{} // by their names in WebAssembly
	for _, name := range strings.Fields(string(list)) {
		packages[inWasm(name)] = name
	}
	bytes := map[string]int{}
	for name, size := range functions {
		bytes[packageOf(name, packages)] += size
	}
	p := &parts{large: map[string]int{}}
	smaller := 0
	for name, size := range bytes {
		if size >= 1000*budgetSmall {
			p.large[name] = size / 1000
			continue
		}
		if smaller += size; !strings.HasPrefix(name, own) {
			p.small = append(p.small, name)
		}
	}
	p.large[budgetRest] = smaller / 1000
	slices.Sort(p.small)
	return p
}

// packageOf returns the package of a function: the longest that its name begins with.
func packageOf(name string, packages map[string]string) string {
	found := "go" // what the compiler makes of types, and the linker of itself
	for i, r := range name {
		if path, ok := packages[name[:i]]; ok && r == '.' {
			found = path
		}
	}
	return found
}

func (p *parts) total() (sum int) {
	for _, size := range p.large {
		sum += size
	}
	return sum
}

// grown lists packages by how much they have grown.
func (p *parts) grown(was *parts) []string {
	names := slices.SortedFunc(maps.Keys(p.large), func(a, b string) int {
		return cmp.Or(cmp.Compare(p.large[b]-was.large[b], p.large[a]-was.large[a]), strings.Compare(a, b))
	})
	var lines []string
	for _, name := range names[:min(5, len(names))] {
		if p.large[name] <= was.large[name] {
			break
		}
		lines = append(lines, fmt.Sprintf("%6d kB, was %d: %s", p.large[name], was.large[name], name))
	}
	return lines
}

func (b budget) write(t *testing.T) {
	var text strings.Builder
	for _, program := range slices.Sorted(maps.Keys(b)) {
		p := b[program]
		fmt.Fprintf(&text, "%s: %d kB of code\n", program, p.total())
		names := slices.SortedFunc(maps.Keys(p.large), func(a, b string) int {
			return cmp.Or(cmp.Compare(p.large[b], p.large[a]), strings.Compare(a, b))
		})
		for _, name := range names {
			fmt.Fprintf(&text, "%6d %s\n", p.large[name], name)
		}
		line := ""
		for _, name := range p.small {
			if len(line)+len(name) > 110 {
				fmt.Fprintf(&text, "      %s\n", line)
				line = ""
			}
			line += " " + name
		}
		fmt.Fprintf(&text, "      %s\n", line)
	}
	if err := errors.Join(os.MkdirAll(filepath.Dir(budgetFile), 0o755), os.WriteFile(budgetFile, []byte(text.String()), 0o644)); err != nil {
		t.Fatal(err)
	}
}

// TestBudget: what is recorded is read again, and growth is told with the package that has
// grown.
func TestBudget(t *testing.T) {
	packages := map[string]string{"a_b": "a/b", "a_b_c.d": "a/b/c.d"}
	for name, want := range map[string]string{"a_b.F": "a/b", "a_b.__T_.F": "a/b", "a_b_c.d.F": "a/b/c.d", "type:.eq": "go"} {
		if got := packageOf(name, packages); got != want {
			t.Errorf("%s is of %s, want %s", name, got, want)
		}
	}
	was, now := &parts{large: map[string]int{"a": 20, "b": 30}}, &parts{large: map[string]int{"a": 21, "b": 30, "c": 10}}
	if got := now.grown(was); len(got) != 2 || !strings.HasSuffix(got[0], "10 kB, was 0: c") || !strings.HasSuffix(got[1], "21 kB, was 20: a") {
		t.Errorf("%q has grown", got)
	}
}
