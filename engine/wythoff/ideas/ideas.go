// Package ideas illustrates what [LW14] found about Wythoff Nim and its extensions: the golden
// pairs and how far palaces are from them (band.go), the dictionary that writes down on which
// side of the diagonal each column has its palace (dictionary.go), and how it is read far away
// (telescope.go). source.go has the palaces, near and far; the sentences are in words.go.
//
// References:
//   - [LW14] U. Larsson, J. Wästlund. Maharaja Nim: Wythoff's Queen Meets the Knight.
//     Integers 14, 2014.
package ideas

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/idea/pairs"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// The names of the ideas.
const (
	nameGolden     = "golden"
	nameDictionary = "dictionary"
	nameTelescope  = "telescope"
	namePlacing    = "placing"
)

// Of lists the ideas of a set of further moves.
func Of(set moves.Set) (list []idea.Idea) {
	if set.None() {
		about := pairs.About(1)
		about.Examples = goldenExamples()
		list = append(list, about)
	} else {
		list = append(list, aboutBand(set))
	}
	if dictionary.Eligible(set) == nil {
		list = append(list, aboutDictionary(set), aboutTelescope())
	}
	if places(set) {
		list = append(list, aboutPlacing())
	}
	return list
}

// Lacks says why one of them is none of a set of further moves, nil for one that is none of any.
func Lacks(name string, set moves.Set) error {
	switch {
	case name == nameDictionary, name == nameTelescope:
		return dictionary.Eligible(set)
	case name == namePlacing && !places(set):
		return errUnplaced
	}
	return nil
}

// Illustrate illustrates one of them.
func Illustrate(name string, set moves.Set) idea.Illustration {
	switch {
	case name == nameDictionary:
		return &process{source: newSource(set)}
	case name == nameTelescope:
		return &scope{source: newSource(set)}
	case name == namePlacing:
		return newPlacing(set)
	case name != nameGolden:
		return nil
	case set.None():
		return &pairs.Golden{Pairs: pairs.Pairs{M: 1, A: golden.BigLower}}
	}
	return &band{source: newSource(set)}
}
