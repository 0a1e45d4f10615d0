package shrink

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// program returns a module as Go's linker writes it.
func program(t *testing.T) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program.wasm")
	command := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", file, "./testdata/program")
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := command.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	module, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return module
}

// memoryOf returns the other sections of a module, and what its data fill.
func memoryOf(t *testing.T, module []byte) (others []section, memory []byte) {
	t.Helper()
	all, err := split(module)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		if s.id != dataSection {
			others = append(others, s)
		} else if memory, err = load(s.body); err != nil {
			t.Fatal(err)
		}
	}
	return others, memory
}

func packed(t *testing.T, module []byte) int {
	t.Helper()
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if _, err := w.Write(module); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Len()
}

// TestModule holds that a module is the same but for its data, and these the same but for files
// and lines; and that it packs smaller by a tenth at least, also where lines are not known.
func TestModule(t *testing.T) {
	module := program(t)
	others, before := memoryOf(t, module)
	for go1, tenths := range map[string]int{runtime.Version(): 89, "go2.0": 95} {
		shrunk, err := Module(module, go1)
		if err != nil {
			t.Fatal(err)
		}
		rest, after := memoryOf(t, shrunk)
		if !slices.EqualFunc(others, rest, func(a, b section) bool { return a.id == b.id && bytes.Equal(a.body, b.body) }) {
			t.Errorf("%s: another section than the data has changed", go1)
		}
		if was, is := packed(t, module), packed(t, shrunk); is*100 > was*tenths {
			t.Errorf("%s: packed %d bytes, and %d before", go1, is, was)
		}
		want := slices.Clone(before)
		if known(go1) {
			if err := eraseTraces(want); err != nil {
				t.Fatal(err)
			}
			keeps(t, before, want)
		}
		if !bytes.Equal(bytes.TrimRight(want, "\x00"), bytes.TrimRight(after, "\x00")) {
			t.Errorf("%s: the memory is another one", go1)
		}
		if again, err := Module(shrunk, "go2.0"); err != nil || !bytes.Equal(again, shrunk) {
			t.Errorf("%s: what is shrunk changes when it is shrunk again: %v", go1, err)
		}
	}
}

// keeps holds that nothing but traces has gone: outside of the table and what follows it, all is as it was; and each
// function has its name, its stack and its other tables and extras, value for value, and is found.
func keeps(t *testing.T, before, after []byte) {
	t.Helper()
	at := bytes.Index(before, tableBegins)
	word := func(k int) int { return int(binary.LittleEndian.Uint64(before[at+k:])) }
	list := 8 * slices.Index(split8(before), uint64(at)) // moduledata is the first to have the address
	address := func(k int) int { return int(binary.LittleEndian.Uint64(before[list+k:])) }
	from, search, end := address(extrasAt), address(searchAt), address(endAt)
	if !bytes.Equal(before[:at+word(unitsAt)], after[:at+word(unitsAt)]) {
		t.Error("something before the table of units has changed")
	}
	if !bytes.Equal(before[end:], after[end:]) {
		t.Error("something behind the table has changed")
	}
	codes, functions := at+word(codesAt), at+word(functionsAt)
	lines, printed := 0, 0
	leads := map[uint32][]int{} // which extras begin where
	for i := range word(functionCount) {
		was, err := rowOf(before[functions:], i)
		if err != nil {
			t.Fatal(err)
		}
		is, err := rowOf(after[functions:], i)
		if err != nil {
			t.Fatal(err)
		}
		for k := range was.len() {
			want := was.number(k)
			extra := k - ownNumbers - int(was.number(tables))
			switch {
			case extra == 5: // internal/abi.FUNCDATA_ArgInfo
				if want != nowhere {
					printed++
				}
				want = nowhere
			case k == unit, k == firstLine, k == fileTable, k == lineTable, extra < 0 && k == unsafeTable:
				want = 0
			}
			if is.number(k) != want {
				t.Fatalf("function %d: number %d is %d, and was %d", i, k, is.number(k), was.number(k))
			}
			if extra >= 0 && was.number(k) != nowhere {
				leads[was.number(k)] = append(leads[was.number(k)], extra)
			}
			if k == stackTable || k >= ownNumbers && extra < 0 && k != unsafeTable {
				start := codes + int(want)
				if size := pieceSize(before[start:]); want != 0 && (size == 0 || !bytes.Equal(before[start:start+size], after[start:start+size])) {
					t.Fatalf("function %d: the values of number %d have changed", i, k)
				}
			}
		}
		if was.number(lineTable) != 0 {
			lines++
		}
		// The runtime goes on from where the bucket leads to the function itself.
		if start := int(binary.LittleEndian.Uint32(after[search+i*block:])); start > i || i-start >= steps {
			t.Fatalf("function %d is looked for from %d on", i, start)
		}
	}
	if lines < 1000 || printed < 500 {
		t.Errorf("only %d functions had lines, and %d arguments", lines, printed)
	}
	starts := slices.Sorted(maps.Keys(leads))
	for i, start := range starts {
		next := append(starts, uint32(search-from))[i+1]
		for k := start; k < next; k++ {
			number := int(k-start) / 4
			copied := slices.Contains(leads[start], 3) && number%4 == 3 // runtime.inlinedCall.startLine
			traced := !slices.ContainsFunc(leads[start], func(extra int) bool { return extra != 5 })
			if before[from+int(k)] != after[from+int(k)] && (after[from+int(k)] != 0 || !copied && !traced) {
				t.Fatalf("byte %d of extras %d has changed", k-start, leads[start])
			}
		}
	}
}

// split8 returns the words of eight bytes in a memory.
func split8(memory []byte) (words []uint64) {
	for len(memory) >= 8 {
		words = append(words, binary.LittleEndian.Uint64(memory))
		memory = memory[8:]
	}
	return words
}

// TestRun holds that a shrunk program does the same, and says "?" for its lines.
func TestRun(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("it needs Node")
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	run := func(module []byte) []string {
		file := filepath.Join(t.TempDir(), "program.wasm")
		if err := os.WriteFile(file, module, 0o644); err != nil {
			t.Fatal(err)
		}
		command := exec.Command(node, "--stack-size=8192", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec_node.js"), file)
		command.Env = []string{"PATH=" + os.Getenv("PATH")} // it refuses a long one
		out, err := command.CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		return strings.Split(strings.TrimSpace(string(out)), "\n")
	}
	module := program(t)
	shrunk, err := Module(module, runtime.Version())
	if err != nil {
		t.Fatal(err)
	}
	before, after := run(module), run(shrunk)
	last := len(before) - 1
	if last < 5 || !slices.Equal(before[:last], after[:last]) {
		t.Errorf("it says\n%s\nand said\n%s", strings.Join(after, "\n"), strings.Join(before, "\n"))
	}
	if !strings.Contains(before[last-1], "main.within") || !strings.Contains(before[last], "program/main.go ") {
		t.Errorf("it was in %s, %s", before[last-1], before[last])
	}
	if known(runtime.Version()) && after[last] != "true ? 0" {
		t.Errorf("it is still in %s", after[last])
	}
}

// TestOther holds that what is not understood is refused, whatever it is.
func TestOther(t *testing.T) {
	module := program(t)
	at := bytes.Index(module, tableBegins)
	broken := func(change func([]byte)) []byte {
		other := bytes.Clone(module)
		change(other)
		return other
	}
	for name, other := range map[string][]byte{
		"nothing":         nil,
		"a part":          module[:len(module)/2],
		"another version": broken(func(m []byte) { m[4] = 2 }),
		"no table":        broken(func(m []byte) { m[at] = 0 }),
		"a word shorter":  broken(func(m []byte) { m[at+7] = 4 }),
	} {
		if _, err := Module(other, "go1.26.1"); err == nil {
			t.Errorf("%s is shrunk", name)
		}
	}
	_, memory := memoryOf(t, module)
	at = bytes.Index(memory, tableBegins)
	list := 8 * slices.Index(split8(memory), uint64(at))
	for _, k := range []int{at + functionCount, at + namesAt, at + unitsAt, at + codesAt, at + functionsAt, list + searchAt, list + extrasAt, list + endAt} {
		for _, wrong := range []byte{0, 0xff} {
			other := bytes.Clone(memory)
			for i := range 8 {
				other[k+i] = wrong
			}
			if err := eraseTraces(other); err == nil {
				t.Errorf("a list whose word at %d is wrong is read", k)
			}
		}
	}
}

// FuzzModule: no bytes make it panic.
func FuzzModule(f *testing.F) {
	f.Add([]byte("\x00asm\x01\x00\x00\x00\x0b\x06\x01\x00\x41\x00\x0b\x00"))
	f.Add([]byte("\x00asm\x01\x00\x00\x00\x0b\x07\x01\x00\x41\x00\x0b\x01x"))
	f.Fuzz(func(t *testing.T, module []byte) {
		for _, go1 := range []string{"go1.26.1", "go2.0"} {
			_, _ = Module(module, go1)
		}
	})
}

// TestSharedPieces: a piece that says a line of one function, and the stack of this or another one, stays.
func TestSharedPieces(t *testing.T) {
	text := []byte{0, 2, 1, 0, 4, 1, 0} // no piece, and two: a value 1 higher, and 2, for one step
	const line, stack = 1, 4
	for _, at := range []int{stackTable, ownNumbers + 1, ownNumbers + 3} {
		e := eraser{
			pieces: shared{slices.Clone(text), pieceSize, map[uint32]bool{0: true}, map[uint32]bool{}},
			extras: shared{nil, argumentsSize, map[uint32]bool{nowhere: true}, map[uint32]bool{}},
		}
		for _, says := range []uint32{line, stack} {
			r := make(row, 4*(ownNumbers+4))
			r.set(tables, 4)
			r.set(lineTable, says)
			r.set(at, stack)
			if err := e.function(r); err != nil {
				t.Fatal(err)
			}
		}
		if err := e.pieces.erase(); err != nil {
			t.Fatal(err)
		}
		if want := []byte{0, 0, 0, 0, 4, 1, 0}; !bytes.Equal(e.pieces.bytes, want) {
			t.Errorf("with number %d the pieces are %v, want %v", at, e.pieces.bytes, want)
		}
	}
}
