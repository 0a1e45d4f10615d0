package region

import "github.com/palacegames/palace/engine"

// Kind says what a name stands for.
type Kind uint8

// The kinds of names.
const (
	Region   Kind = iota // an area
	Border               // where two regions meet
	Junction             // where more than two regions meet
)

// String returns "region", "border" or "junction".
func (k Kind) String() string {
	return [...]string{"region", "border", "junction"}[k]
}

// Label is a name at its place.
type Label struct {
	Name string
	Kind Kind
	// At is the square at which to write the name.
	At engine.Cell
	// About says in two sentences what it is.
	About string
	// Source is where the name comes from: "[CLN15] Section 3.1".
	Source string
}

// Names lists all names with what they mean, regions first; At is not used.
func Names() []Label {
	labels := make([]Label, len(dictionary))
	copy(labels, dictionary[:])
	return labels
}

// named returns the label of one of the Names at a square.
func named(name string, at engine.Cell) Label {
	label := Label{Name: name}
	for _, l := range dictionary {
		if l.Name == name {
			label = l
		}
	}
	label.At = at
	return label
}
