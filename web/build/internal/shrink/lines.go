package shrink

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
)

// known reports whether the tables of a version of Go are those that eraseTraces reads. For
// another one, compare runtime.pcHeader, moduledata, _func, inlinedCall, pcvalue and findfunc in its sources.
func known(go1 string) bool { return go1 == "go1.26" || strings.HasPrefix(go1, "go1.26.") }

// The table of functions, as Go 1.26 has it (runtime.pcHeader): it begins with a number of its
// own, by which it is found, and has these words of eight bytes.
var tableBegins = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

const (
	functionCount = 8
	namesAt       = 32 // of the functions' names
	unitsAt       = 40 // of the numbers of files, by units that were compiled, and then the files' names
	codesAt       = 56 // of the pieces in which values by instruction are written
	functionsAt   = 64 // of a pair of numbers for each function, of which the second leads to it
	tableHeader   = 72
)

// Another list (runtime.moduledata) begins with the addresses of the table and of its names, and has these.
const (
	searchAt = 152 // of the buckets by which a function is found, from the first on
	extrasAt = 320 // of what else is known of functions, as far as the buckets
	endAt    = 328 // of the buckets
)

// A function (runtime._func) is a row of numbers of four bytes: some of its own, then as many tables of values as the
// number tables says, then as many extras as the last byte of its own says. A table is where its piece begins, or 0 for none;
// an extra is where it begins, or nowhere.
const (
	stackTable = 4
	fileTable  = 5
	lineTable  = 6
	tables     = 7
	unit       = 8
	firstLine  = 9
	extras     = 43 // a byte
	ownNumbers = 11

	unsafeTable = ownNumbers     // where a function may not be interrupted; a browser never does it
	copiesTable = ownNumbers + 2 // which function was copied there
	copies      = 3              // an extra: as many as copyNumbers for each function that was copied
	arguments   = 5              // an extra: how arguments are printed, up to argumentsEnd

	copyNumbers  = 4
	copyLine     = 3 // of these, its first line
	argumentsEnd = 0xff
	nowhere      = 0xffffffff
)

// A WebAssembly function has the buckets of 65,536 instructions, and only its first is read. It says from which function
// on to look: from one of sixteen, so that equal buckets pack smaller and there are few steps to go.
const (
	bucket = 20
	block  = 16 * bucket
	steps  = 16
)

// eraseTraces makes zeros of what only the traces of a crash read: files, lines, arguments. With it goes what leads there:
// to the runtime, these functions have none, like some that the linker makes. Also gone are where functions may not be
// interrupted, and the buckets that are not read.
//
// Nothing else may go. The tables of functions that were copied into others, for one, look as if
// only traces needed them; recover reads them, too.
func eraseTraces(memory []byte) error {
	at := bytes.Index(memory, tableBegins)
	if at < 0 || bytes.Contains(memory[at+1:], tableBegins) || len(memory)-at < tableHeader {
		return errTable
	}
	table := memory[at:]
	word := func(at int) int { return int(binary.LittleEndian.Uint64(table[at:])) }
	count, units, codes, functions := word(functionCount), word(unitsAt), word(codesAt), word(functionsAt)
	if units < tableHeader || codes < units || functions < codes || functions > len(table) || count <= 0 || count > (len(table)-functions)/8 {
		return errTable
	}
	begins := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, uint64(at)), uint64(at+word(namesAt)))
	list := bytes.Index(memory, begins)
	if list < 0 || len(memory)-list < endAt+8 {
		return errTable
	}
	address := func(at int) int { return int(binary.LittleEndian.Uint64(memory[list+at:])) }
	from, search, end := address(extrasAt), address(searchAt), address(endAt)
	if from < at+functions || search < from || end < search || end > len(memory) {
		return errTable
	}
	e := eraser{
		pieces: shared{table[codes:functions], pieceSize, map[uint32]bool{0: true}, map[uint32]bool{}},
		extras: shared{memory[from:search], argumentsSize, map[uint32]bool{nowhere: true}, map[uint32]bool{}},
	}
	for i := range count {
		r, err := rowOf(table[functions:], i)
		if err != nil {
			return err
		}
		if err := e.function(r); err != nil {
			return err
		}
	}
	clear(table[units:codes])
	return errors.Join(e.pieces.erase(), e.extras.erase(), shortenSearch(memory[search:end], count))
}

// shortenSearch leaves of the buckets what is read.
func shortenSearch(buckets []byte, count int) error {
	for i := range count {
		// A second time, as for a program that was not compiled again, nothing changes.
		start := i / steps * steps
		if len(buckets) < 4 || !slices.Contains([]int{i, start}, int(binary.LittleEndian.Uint32(buckets))) {
			return errTable
		}
		binary.LittleEndian.PutUint32(buckets, uint32(start))
		next := min(block, len(buckets))
		clear(buckets[4:next])
		buckets = buckets[next:]
	}
	return nil
}

// row is the numbers of a function.
type row []byte

func (r row) number(i int) uint32 { return binary.LittleEndian.Uint32(r[4*i:]) }

func (r row) set(i int, n uint32) { binary.LittleEndian.PutUint32(r[4*i:], n) }

// extra returns which number leads to an extra, one that is not there if none does.
func (r row) extra(i int) int { return ownNumbers + int(r.number(tables)) + i }

func (r row) len() int { return len(r) / 4 }

// rowOf returns the row of a function.
func rowOf(functions []byte, i int) (row, error) {
	from := int(binary.LittleEndian.Uint32(functions[8*i+4:]))
	if from > len(functions)-4*ownNumbers {
		return nil, errTable
	}
	r := row(functions[from:])
	if r.number(tables) > 8 || r.extra(int(r[extras])) > r.len() {
		return nil, errTable
	}
	return r[:4*r.extra(int(r[extras]))], nil
}

// eraser erases what is known of functions.
type eraser struct{ pieces, extras shared }

// function erases what goes of a function's numbers, and the first lines of the functions that were copied into it.
func (e eraser) function(r row) error {
	for i := range r.len() {
		n := r.number(i)
		switch {
		case i == unit, i == firstLine:
			r.set(i, 0)
		case i == fileTable, i == lineTable, i == unsafeTable && i < r.extra(0):
			e.pieces.gone[n] = true
			r.set(i, 0)
		case i == stackTable, i >= ownNumbers && i < r.extra(0):
			e.pieces.kept[n] = true
		case i == r.extra(arguments):
			e.extras.gone[n] = true
			r.set(i, nowhere)
		case i >= r.extra(0):
			e.extras.kept[n] = true
		}
	}
	if i := r.extra(copies); i < r.len() && r.number(i) != nowhere {
		from, at := r.number(i), r.number(copiesTable)
		if copiesTable >= r.extra(0) || at == 0 || int(at) >= len(e.pieces.bytes) || int(from) >= len(e.extras.bytes) {
			return errTable
		}
		_, last := piece(e.pieces.bytes[at:])
		all := row(e.extras.bytes[from:])
		if last >= all.len()/copyNumbers {
			return errTable
		}
		for k := range last + 1 {
			all.set(copyNumbers*k+copyLine, 0)
		}
	}
	return nil
}

// shared are values to which the numbers of functions lead. Equal ones are written once, so that one may say a line of this
// function and something else of another.
type shared struct {
	bytes      []byte
	size       func([]byte) int // of the value in front, 0 if there is none
	kept, gone map[uint32]bool  // by where they begin
}

// erase makes those zeros that only lead to what goes.
func (s shared) erase() error {
	for from := range s.gone {
		if s.kept[from] {
			continue
		}
		if int(from) >= len(s.bytes) || s.size(s.bytes[from:]) == 0 {
			return errTable
		}
		clear(s.bytes[from:][:s.size(s.bytes[from:])])
	}
	return nil
}

// argumentsSize returns the length of an extra arguments.
func argumentsSize(from []byte) int { return bytes.IndexByte(from, argumentsEnd) + 1 }

func pieceSize(from []byte) int {
	size, _ := piece(from)
	return size
}

// piece returns the length of a piece and the highest of its values, of which the first follows -1: pairs of numbers, how
// the value changes and how far it holds, until a change of zero that is not the first.
func piece(from []byte) (size, highest int) {
	value := -1
	highest = value
	for first := true; ; first = false {
		change, n := binary.Uvarint(from[size:])
		if size += max(n, 0); n <= 0 {
			return 0, highest
		}
		if change == 0 && !first {
			return size, highest
		}
		value += int(change>>1) ^ -int(change&1)
		highest = max(highest, value)
		if _, n = binary.Uvarint(from[size:]); n <= 0 {
			return 0, highest
		}
		size += n
	}
}
