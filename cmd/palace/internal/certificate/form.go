package certificate

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strconv"

	"github.com/palacegames/palace/game/read"
)

// Certificate is what a file says. See docs/certificates.md.
type Certificate struct {
	Settled  bool       `json:"settled"`
	Segments []Segment  `json:"segments"`
	Faults   []Fault    `json:"faults"`
	Strips   []Strip    `json:"strips"`
	Reach    int        `json:"reach"`
	Game     string     `json:"game"`
	Cells    [][]string `json:"cells"`  // of each mosaic, from the x-axis to the y-axis: rows of 0 and 1
	Corner   [][]int    `json:"corner"` // of each row: how many squares are as is said far out, are not, are, …
}

// Segment is a sector with one pattern; From and To are slopes.
type Segment struct {
	Density string    `json:"density"`
	Lattice [2]Vector `json:"lattice"`
	From    string    `json:"from"`
	To      string    `json:"to"`
}

// Fault is a line beyond which a pattern goes on shifted.
type Fault struct {
	Slope string `json:"slope"`
	Shift Vector `json:"shift"`
}

// Strip is the squares beside a line, which repeat by its step.
type Strip struct {
	Slope   string   `json:"slope"`
	From    int      `json:"from"`
	To      int      `json:"to"`
	Step    Vector   `json:"step"`
	Pattern []string `json:"pattern"` // a text of 0 and 1 for each c from From to To
}

// Vector is (x,y).
type Vector [2]int

// Bounds of every number of a certificate, and of how far its corner reaches.
const (
	most      = 1 << 31
	mostReach = 1 << 16
)

// MostBytes is the longest text that is read as a certificate.
const MostBytes = 64 << 20

// Read reads a certificate, and errs if the text has not the form of one, whatever it says.
func Read(in io.Reader) (*Certificate, error) {
	text, err := read.Bounded(in, MostBytes)
	if errors.Is(err, read.ErrLong) {
		return nil, fmt.Errorf("it is not a certificate: it has more than %d bytes", MostBytes)
	}
	if err != nil {
		return nil, err
	}
	decoder := func() *json.Decoder {
		d := json.NewDecoder(bytes.NewReader(text))
		d.UseNumber()
		return d
	}
	var found any
	c, d := &Certificate{}, decoder()
	if err = d.Decode(&found); err == nil {
		if _, end := d.Token(); end != io.EOF {
			err = errors.New("something follows the object")
		} else if err = once("", decoder()); err == nil {
			if err = holds("", reflect.TypeOf(*c), found); err == nil {
				err = json.Unmarshal(text, c)
			}
		}
	}
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		err = errors.New("the text ends before it does")
	}
	if err != nil {
		return nil, fmt.Errorf("it is not a certificate: %w", err)
	}
	return c, nil
}

// once errs if an object in the text that a decoder reads has a key twice. Of such a key some readers take the
// first value and others the last, so that it could say one thing to whoever checks it and another to whoever uses it.
func once(place string, d *json.Decoder) error {
	token, err := d.Token()
	switch token {
	case json.Delim('['):
		for i := 0; err == nil && d.More(); i++ {
			err = once(fmt.Sprintf("%s[%d]", place, i), d)
		}
	case json.Delim('{'):
		if place != "" {
			place += "."
		}
		for had := map[json.Token]bool{}; err == nil && d.More(); {
			var key json.Token
			if key, err = d.Token(); err == nil && had[key] {
				return fmt.Errorf("%s%.40s stands there twice", place, key)
			}
			if had[key] = true; err == nil {
				err = once(fmt.Sprintf("%s%.40s", place, key), d)
			}
		}
	default:
		return err
	}
	if err == nil {
		_, err = d.Token() // the end of it
	}
	return err
}

// holds errs if what was found at a place is not of the type that belongs there.
func holds(place string, t reflect.Type, found any) error {
	kind := t.Kind()
	digits, _ := found.(json.Number)
	n, bad := strconv.ParseInt(digits.String(), 10, 64)
	_, text := found.(string)
	_, truth := found.(bool)
	if kind == reflect.Int && bad == nil && -most <= n && n <= most || kind == reflect.String && text || kind == reflect.Bool && truth {
		return nil
	}
	switch found := found.(type) {
	case []any:
		if kind != reflect.Slice && (kind != reflect.Array || len(found) != t.Len()) {
			break
		}
		for i, v := range found {
			if err := holds(fmt.Sprintf("%s[%d]", place, i), t.Elem(), v); err != nil {
				return err
			}
		}
		return nil
	case map[string]any:
		if kind != reflect.Struct {
			break
		}
		if place != "" {
			place += "."
		}
		for i := range t.NumField() {
			name := t.Field(i).Tag.Get("json")
			v, there := found[name]
			if !there {
				return fmt.Errorf("%s%s is missing", place, name)
			}
			if err := holds(place+name, t.Field(i).Type, v); err != nil {
				return err
			}
			delete(found, name)
		}
		for name := range found {
			return fmt.Errorf("%s%.40s means nothing", place, name)
		}
		return nil
	}
	want := map[reflect.Kind]string{reflect.Int: "an integer of at most 2^31", reflect.String: "a text", reflect.Bool: "true or false",
		reflect.Slice: "a list", reflect.Array: "a list of two", reflect.Struct: "an object"}[kind]
	if place == "" {
		place = "all of it"
	}
	return fmt.Errorf("%s must be %s", place, want)
}
