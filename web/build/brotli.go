package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"

	"github.com/andybalholm/brotli"
)

// How a program is packed as brotli: in the largest window that every browser has, and quickly,
// if nothing else is said. The best quality, 11, saves another seventh and takes ten times as
// long.
const (
	brotliWindow = 24
	brotliQuick  = 9
)

// packBrotli packs a file into another. What was packed before it keeps, if that was of the
// same bytes, and so well: what it was made of is noted beside it.
func packBrotli(from, to string, quality int) error {
	body, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	key := fmt.Appendf(nil, "%x %d %d\n", sha256.Sum256(body), quality, brotliWindow)
	note := to + ".of"
	if before, err := os.ReadFile(note); err == nil && bytes.Equal(before, key) {
		if packed, err := os.ReadFile(to); err == nil {
			return os.WriteFile(to, packed, 0o644) // it is new again
		}
	}
	packed, err := asBrotli(body, quality)
	if err != nil {
		return err
	}
	if err := os.WriteFile(to, packed, 0o644); err != nil {
		return err
	}
	return os.WriteFile(note, key, 0o644)
}

// asBrotli packs a program. The page looks at the first bytes of what has arrived, whatever it
// is called: they may not be those of gzip or of a program.
func asBrotli(body []byte, quality int) ([]byte, error) {
	var packed bytes.Buffer
	w := brotli.NewWriterOptions(&packed, brotli.WriterOptions{Quality: quality, LGWin: brotliWindow})
	if _, err := w.Write(body); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	for _, other := range []string{"\x1f\x8b", "\x00asm"} {
		if bytes.HasPrefix(packed.Bytes(), []byte(other)) {
			return nil, fmt.Errorf("packed as brotli it begins with %q, as another form does", other)
		}
	}
	return packed.Bytes(), nil
}
