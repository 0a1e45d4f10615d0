package read_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/read"
)

// zeros never ends, and has no line.
type zeros struct{ read int }

func (z *zeros) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = '0'
	}
	z.read += len(b)
	return len(b), nil
}

func TestLines(t *testing.T) {
	for text, want := range map[string]string{
		"\ufeff3,5\r\n1,2":            "1 3,5|2 1,2",
		"x,y\n3,5\n":                  "2 3,5",
		"\ufeffx\ty\r\n\r\n3\t5\r\n":  "3 3\t5",
		"# a file\n\n3,5\n # more\n1": "3 3,5|5 1",
		"\"x\",\"y\"\n1,2\nx,y":       "2 1,2|3 x,y",
		"row column\n1 2":             "2 1 2",
		"rook@1,2":                    "1 rook@1,2",
		"":                            "",
		"x2\n":                        "1 x2",
	} {
		lines, got := read.Lines(strings.NewReader(text), 1<<10), []string{}
		for lines.Next() {
			got = append(got, string(rune('0'+lines.Number()))+" "+lines.Text())
		}
		if lines.Err() != nil || !slices.Equal(got, strings.FieldsFunc(want, func(r rune) bool { return r == '|' })) {
			t.Errorf("%q: %q, %v", text, got, lines.Err())
		}
	}
}

// Nothing without an end is read to its end.
func TestBounds(t *testing.T) {
	z := &zeros{}
	if lines := read.Lines(z, 1<<20); lines.Next() || !errors.Is(lines.Err(), read.ErrLong) || z.read > 1<<21 {
		t.Errorf("after %d bytes: %v", z.read, lines.Err())
	}
	z = &zeros{}
	if text, err := read.Bounded(z, 1000); len(text) != 1000 || !errors.Is(err, read.ErrLong) || z.read > 1<<16 {
		t.Errorf("%d bytes after %d: %v", len(text), z.read, err)
	}
	if text, err := read.Bounded(strings.NewReader("abc"), 3); string(text) != "abc" || err != nil {
		t.Errorf("%q: %v", text, err)
	}
}
