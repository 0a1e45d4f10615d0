package read

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"
	"unicode"

	"github.com/palacegames/palace/engine/notation"
)

// ErrLong is the error where a line has no end within its bound.
var ErrLong = errors.New("the line is too long")

// Reading goes through the lines of a text that say something: not the empty ones, and not what begins with #. A
// byte-order mark, the two ends of a line that some systems write, and a first line that names the columns, x,y, are
// passed over.
type Reading struct {
	from   *bufio.Reader
	most   int
	number int
	text   string
	said   bool // a line has said something
	inside bool // the end of a line that is too long is still to come
	err    error
}

// Lines reads lines of at most so many bytes.
func Lines(from io.Reader, most int) *Reading {
	return &Reading{from: bufio.NewReaderSize(from, min(most+1, 1<<16)), most: most}
}

// Next goes on to the next line and reports whether there is one.
func (r *Reading) Next() bool {
	for r.err == nil {
		line, err := r.line()
		if err == io.EOF && len(line) == 0 {
			break
		}
		r.number++
		if err != nil && err != io.EOF {
			r.err = err
			break
		}
		text := string(line)
		if r.number == 1 {
			text = strings.TrimPrefix(text, "\ufeff")
		}
		r.text = strings.TrimSpace(text)
		if r.text == "" || r.text[0] == '#' {
			continue
		}
		first := !r.said
		if r.said = true; first && isHeader(r.text) {
			continue
		}
		return true
	}
	return false
}

// line reads on to the end of a line.
func (r *Reading) line() (line []byte, err error) {
	for {
		part, err := r.from.ReadSlice('\n')
		line = append(line, part...)
		if len(bytes.TrimRight(line, "\r\n")) > r.most {
			r.inside = err == bufio.ErrBufferFull
			return nil, ErrLong
		}
		if err != bufio.ErrBufferFull {
			return line, err
		}
	}
}

// mostPassed is how far Pass looks for the end of a line, in bytes: farther it is a file of another kind.
const mostPassed = 64 << 20

// Pass passes over the rest of a line that is too long, and reports whether it has an end: then Next goes on behind it.
func (r *Reading) Pass() bool {
	if !r.inside {
		r.err, r.said = nil, true
		return true
	}
	for passed := 0; passed < mostPassed; {
		part, err := r.from.ReadSlice('\n')
		switch passed += len(part); err {
		case nil, io.EOF:
			r.err, r.said = nil, true
			return true
		case bufio.ErrBufferFull:
		default:
			r.err = err
			return false
		}
	}
	return false
}

// isHeader reports whether a line names columns: single letters, or words for the coordinates, and no digit.
func isHeader(text string) bool {
	names := strings.FieldsFunc(notation.Plain(text), func(r rune) bool {
		return unicode.IsSpace(r) || strings.ContainsRune(`,;|"()`, r)
	})
	for _, name := range names {
		switch name = strings.ToLower(name); name {
		case "row", "column", "col", "position", "first", "second":
			continue
		}
		if len([]rune(name)) != 1 || !unicode.IsLetter([]rune(name)[0]) {
			return false
		}
	}
	return len(names) > 0
}

// Text is the line, without spaces around it.
func (r *Reading) Text() string { return r.text }

// Number says which line of the text it is, from 1, counting all.
func (r *Reading) Number() int { return r.number }

// Err says why the lines ended before the text did, or nil.
func (r *Reading) Err() error { return r.err }

// Bounded reads all of a text that has at most so many bytes.
func Bounded(from io.Reader, most int64) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(from, most+1))
	if err == nil && int64(len(text)) > most {
		return text[:most], ErrLong
	}
	return text, err
}
