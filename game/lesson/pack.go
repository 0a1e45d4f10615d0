package lesson

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"io"
	"strings"
)

// packed begins what stands for a lesson's name in a link that holds all of the lesson:
// lesson=~…
const packed = "~"

// MostPacked is how long a link's part may be that holds a lesson: no QR code that a phone
// reads holds more. A longer lesson is handed on as a file.
const MostPacked = 2000

// Pack puts a lesson into a word for a link, which Unpack reads. ok is false if the word
// would be longer than MostPacked.
func Pack(l *Lesson) (word string, ok bool) { return PackText(l.String()) }

// PackText is Pack of a lesson's text, whose lines it keeps.
func PackText(text string) (word string, ok bool) {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		return "", false // there is no such error for this level
	}
	_, err = w.Write([]byte(text))
	if err != nil || w.Close() != nil {
		return "", false // a buffer takes everything
	}
	word = packed + base64.RawURLEncoding.EncodeToString(b.Bytes())
	return word, len(word) <= MostPacked
}

// IsPacked reports whether a word of a link holds a lesson and is not a lesson's name.
func IsPacked(word string) bool { return strings.HasPrefix(word, packed) }

// Unpack reads the lesson that a word of a link holds. Whatever it was made of, no more
// than MaxText bytes come out.
func Unpack(word string) (*Lesson, error) {
	b, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(word, packed))
	if err != nil {
		return nil, errPacked
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(b)), MaxText+1))
	if err != nil {
		return nil, errPacked
	}
	return Read(string(text))
}
