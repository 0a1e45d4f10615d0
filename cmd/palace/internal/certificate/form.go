package certificate

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
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

// most bounds every number of a certificate, and mostReach how far its corner reaches.
const (
	most      = 1 << 31
	mostReach = 1 << 16
)

// ErrForm says why a text is no certificate, whatever it says.
type ErrForm struct{ error }

// Read reads a certificate. It errs with ErrForm.
func Read(in io.Reader) (*Certificate, error) {
	text, err := io.ReadAll(in)
	if err != nil {
		return nil, err
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var any any
	if err := d.Decode(&any); err != nil {
		return nil, ErrForm{errNoJSON(err)}
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, ErrForm{errMore}
	}
	vector := kind{length: 2, of: &kind{number: true}}
	texts, numbers := kind{of: &kind{text: true}}, kind{of: &kind{number: true}}
	text1, number := kind{text: true}, kind{number: true}
	form := kind{keys: map[string]kind{
		"settled": {truth: true}, "reach": number, "game": text1, "cells": {of: &texts}, "corner": {of: &numbers},
		"segments": {of: &kind{keys: map[string]kind{"density": text1, "lattice": {length: 2, of: &vector}, "from": text1, "to": text1}}},
		"faults":   {of: &kind{keys: map[string]kind{"slope": text1, "shift": vector}}},
		"strips":   {of: &kind{keys: map[string]kind{"slope": text1, "from": number, "to": number, "step": vector, "pattern": texts}}},
	}}
	if err := form.holds("", any); err != nil {
		return nil, ErrForm{err}
	}
	c := &Certificate{}
	if err := json.Unmarshal(text, c); err != nil {
		return nil, ErrForm{errNoJSON(err)}
	}
	return c, nil
}

// kind is what stands at a place: a list if there is of, an object if there are keys.
type kind struct {
	number, text, truth bool
	of                  *kind
	length              int // of a list, if it is not 0
	keys                map[string]kind
}

// holds errs if something else stands at a place, or below it.
func (k kind) holds(place string, found any) error {
	switch found := found.(type) {
	case json.Number:
		n, err := strconv.ParseInt(found.String(), 10, 64)
		if k.number && (err != nil || n < -most || n > most) {
			return errNumber(place, found.String())
		}
		if k.number {
			return nil
		}
	case string:
		if k.text {
			return nil
		}
	case bool:
		if k.truth {
			return nil
		}
	case []any:
		if k.of == nil {
			break
		}
		if k.length > 0 && len(found) != k.length {
			return errLength(place, k.length, len(found))
		}
		for i, v := range found {
			if err := k.of.holds(fmt.Sprintf("%s[%d]", place, i), v); err != nil {
				return err
			}
		}
		return nil
	case map[string]any:
		if k.keys == nil {
			break
		}
		for _, name := range slices.Sorted(maps.Keys(k.keys)) {
			v, there := found[name]
			if !there {
				return errMissing(place, name)
			}
			if err := k.keys[name].holds(join(place, name), v); err != nil {
				return err
			}
		}
		for _, name := range slices.Sorted(maps.Keys(found)) {
			if _, known := k.keys[name]; !known {
				return errUnknown(place, name)
			}
		}
		return nil
	}
	return errKind(place, k)
}

func join(place, name string) string {
	if place == "" {
		return name
	}
	return place + "." + name
}
