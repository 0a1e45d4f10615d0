package shrink

import (
	"bytes"
	"encoding/binary"
	"strings"
)

// known reports whether the tables of a version of Go are those that eraseLines reads. For
// another one, compare runtime.pcHeader, runtime._func and runtime.pcvalue in its sources.
func known(go1 string) bool { return go1 == "go1.26" || strings.HasPrefix(go1, "go1.26.") }

// The table of functions, as Go 1.26 has it (runtime.pcHeader): it begins with a number of its
// own, by which it is found, and has these words of eight bytes.
var tableBegins = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

const (
	functionCount = 8
	unitsAt       = 40 // of the numbers of files, by units that were compiled
	filesAt       = 48 // of the files' names
	codesAt       = 56 // of the pieces in which values by instruction are written
	functionsAt   = 64 // of a pair of numbers for each function, of which the second leads to it
	tableHeader   = 72
)

// A function (runtime._func) is a row of numbers of four bytes: some of its own, then as many
// tables of values as the number tables says. A table is where its piece begins, or 0 for none.
const (
	stackTable = 4
	fileTable  = 5
	lineTable  = 6
	tables     = 7
	unit       = 8
	firstLine  = 9
	ownNumbers = 11
)

// eraseLines makes the pieces that say files and lines zeros, and with them what leads there: to
// the runtime, these functions have none, like some that the linker makes.
//
// Nothing else may go. The tables of functions that were copied into others, for one, look as if
// only traces needed them; recover reads them, too.
func eraseLines(memory []byte) error {
	at := bytes.Index(memory, tableBegins)
	if at < 0 || bytes.Contains(memory[at+1:], tableBegins) || len(memory)-at < tableHeader {
		return errTable
	}
	table := memory[at:]
	word := func(at int) int { return int(binary.LittleEndian.Uint64(table[at:])) }
	units, files, codes, functions := word(unitsAt), word(filesAt), word(codesAt), word(functionsAt)
	if units < tableHeader || files < units || codes < files || functions < codes || functions > len(table) ||
		word(functionCount) <= 0 || word(functionCount) > (len(table)-functions)/8 {
		return errTable
	}

	pieces := pieces{text: table[codes:functions], kept: map[uint32]bool{}, lines: map[uint32]bool{}}
	for i := range word(functionCount) {
		row, err := numbersOf(table[functions:], i)
		if err != nil {
			return err
		}
		pieces.kept[row.number(stackTable)] = true
		for k := range row.number(tables) {
			pieces.kept[row.number(ownNumbers+int(k))] = true
		}
		pieces.lines[row.number(fileTable)] = true
		pieces.lines[row.number(lineTable)] = true
		for _, k := range []int{fileTable, lineTable, unit, firstLine} {
			clear(row[4*k : 4*k+4])
		}
	}
	clear(table[units:files])
	return pieces.erase()
}

// row is the numbers of a function.
type row []byte

func (r row) number(i int) uint32 { return binary.LittleEndian.Uint32(r[4*i:]) }

// numbersOf returns the row of a function.
func numbersOf(functions []byte, i int) (row, error) {
	from := int(binary.LittleEndian.Uint32(functions[8*i+4:]))
	if from > len(functions)-4*ownNumbers {
		return nil, errTable
	}
	r := row(functions[from:])
	if r.number(tables) > 8 || int(r.number(tables)) > len(r)/4-ownNumbers {
		return nil, errTable
	}
	return r, nil
}

// pieces are the values by instruction. Equal ones are written once, so that one piece may say
// a line of this function and something else of another.
type pieces struct {
	text        []byte
	kept, lines map[uint32]bool // by where they begin
}

// erase makes those zeros that say nothing but files and lines.
func (p pieces) erase() error {
	for from := range p.lines {
		size, ok := p.size(from)
		if !ok {
			return errTable
		}
		if from != 0 && !p.kept[from] {
			clear(p.text[from : int(from)+size])
		}
	}
	return nil
}

// size returns the length of a piece: pairs of numbers, how the value changes and how far it
// holds, until a change of zero that is not the first.
func (p pieces) size(from uint32) (int, bool) {
	if int(from) >= len(p.text) {
		return 0, false
	}
	if from == 0 {
		return 0, true // no piece
	}
	rest := p.text[from:]
	size := 0
	for first := true; ; first = false {
		change, n := binary.Uvarint(rest[size:])
		if size += max(n, 0); n <= 0 {
			return 0, false
		}
		if change == 0 && !first {
			return size, true
		}
		if _, n = binary.Uvarint(rest[size:]); n <= 0 {
			return 0, false
		}
		size += n
	}
}
