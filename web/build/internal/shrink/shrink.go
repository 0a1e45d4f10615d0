// Package shrink rewrites a WebAssembly module of Go's linker so that it packs smaller. What the
// program does stays the same.
//
// Two things are changed, both in the module's data:
//
//   - The linker leaves runs of eight zeros out, and so writes 100,000 segments, each with an
//     address. Packed, the addresses are longer than the zeros would be.
//   - The table of functions knows the file and the line of every instruction, and how arguments
//     are printed. Only traces of a crash read it. They keep the functions' names, and say "?" for
//     the file; a program that was not shrunk, as make dev has it, says where. The runtime also
//     looks functions up by a long list, of which it reads a sixteenth in browsers.
//
// Together they are a sixth of a packed program.
package shrink

import (
	"encoding/binary"
	"slices"
)

// Module returns a module that does what the given one does. go1 is the version of Go that made
// it, such as runtime.Version says: the lines are left as they are if that is not one whose
// tables are known here.
func Module(module []byte, go1 string) ([]byte, error) {
	sections, err := split(module)
	if err != nil {
		return nil, err
	}
	for i, s := range sections {
		if s.id != dataSection {
			continue
		}
		memory, err := load(s.body)
		if err != nil {
			return nil, err
		}
		if known(go1) {
			if err := eraseTraces(memory); err != nil {
				return nil, err
			}
		}
		sections[i].body = segments(memory)
	}
	return join(sections), nil
}

const (
	header      = 8   // bytes before the first section
	dataSection = 11  // its number
	longGap     = 512 // zeros that are worth a new segment
	memoryLimit = 1 << 28
)

// section is a part of a module.
type section struct {
	id   byte
	body []byte
}

// split returns the sections of a module.
func split(module []byte) (all []section, err error) {
	if len(module) < header || string(module[:header]) != "\x00asm\x01\x00\x00\x00" {
		return nil, errModule
	}
	for rest := module[header:]; len(rest) > 0; {
		size, n := binary.Uvarint(rest[1:])
		if n <= 0 || size > uint64(len(rest)-1-n) {
			return nil, errModule
		}
		all = append(all, section{rest[0], rest[1+n : 1+n+int(size)]})
		rest = rest[1+n+int(size):]
	}
	return all, nil
}

// join writes sections as a module.
func join(all []section) []byte {
	module := []byte("\x00asm\x01\x00\x00\x00")
	for _, s := range all {
		module = append(module, s.id)
		module = binary.AppendUvarint(module, uint64(len(s.body)))
		module = append(module, s.body...)
	}
	return module
}

// load returns the memory that the segments of a data section fill, from address 0 on. Each of
// them begins with 0, the instructions "i32.const address" and "end", and its length.
func load(body []byte) (memory []byte, err error) {
	count, n := binary.Uvarint(body)
	body = body[max(n, 0):]
	for range count {
		if len(body) < 2 || body[0] != 0 || body[1] != 0x41 {
			return nil, errModule
		}
		address, n := signed(body[2:])
		if body = body[2+n:]; len(body) < 1 || body[0] != 0x0b || address < 0 {
			return nil, errModule
		}
		size, n := binary.Uvarint(body[1:])
		if body = body[1+max(n, 0):]; size > uint64(len(body)) || address+int(size) > memoryLimit {
			return nil, errModule
		}
		if end := address + int(size); end > len(memory) {
			memory = append(memory, make([]byte, end-len(memory))...)
		}
		copy(memory[address:], body[:size])
		body = body[size:]
	}
	return memory, nil
}

// segments returns a data section that fills memory: all of it but the beginning and long gaps.
func segments(memory []byte) []byte {
	var body []byte
	count := 0
	for from := 0; from < len(memory); {
		if memory[from] == 0 {
			from++
			continue
		}
		to, zeros := from, 0
		for ; to < len(memory) && zeros < longGap; to++ {
			if zeros++; memory[to] != 0 {
				zeros = 0
			}
		}
		part := memory[from : to-zeros]
		body = append(body, 0, 0x41)
		body = appendSigned(body, from)
		body = append(body, 0x0b)
		body = binary.AppendUvarint(body, uint64(len(part)))
		body = append(body, part...)
		from, count = to, count+1
	}
	return slices.Concat(binary.AppendUvarint(nil, uint64(count)), body)
}

// signed reads a number that may be negative, seven bits a byte, and its length.
func signed(from []byte) (value, size int) {
	for shift := 0; size < len(from) && size < 5; shift += 7 {
		c := from[size]
		size++
		value |= int(c&0x7f) << shift
		if c&0x80 == 0 {
			if c&0x40 != 0 {
				value -= 1 << (shift + 7)
			}
			return value, size
		}
	}
	return -1, 0
}

// appendSigned writes a number that is not negative where negative ones could be.
func appendSigned(to []byte, value int) []byte {
	for value > 0x3f {
		to = append(to, byte(value&0x7f|0x80))
		value >>= 7
	}
	return append(to, byte(value))
}
