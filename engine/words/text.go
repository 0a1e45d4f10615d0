package words

import "strings"

// Text is a sentence as the generated files have it: its pattern in English, by which it is known in other languages
// too. It is a constant, so that it costs a program its letters and little else, and nothing where it is not used.
type Text string

const (
	// apart stands, in a Text, before what tells it from another one with the same English.
	apart = "\x04"
	// finished begins a Text that is said already.
	finished = "\x05"
)

// Apart returns the Text of a message of which there is another one with the same English.
func Apart(english, mark string) Text { return Text(english + apart + mark) }

// As returns a Text for what is said already.
func As(said string) Text { return Text(finished + said) }

// Key is the number by which a Text is known in other languages: of 24 bits.
func (t Text) Key() uint32 {
	h := uint32(2166136261) // FNV-1a
	for i := range len(t) {
		h = (h ^ uint32(t[i])) * 16777619
	}
	return h >> 8
}

// english is its pattern.
func (t Text) english() string {
	pattern, _, _ := strings.Cut(string(t), apart)
	return pattern
}

// String says a sentence that is always the same.
//
//go:noinline
func (t Text) String() string {
	if said, ok := strings.CutPrefix(string(t), finished); ok {
		return said
	}
	return spoken.Say(t)
}

// MarshalText writes what String says.
func (t Text) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// Say puts values into a sentence. Each is a pointer: to an int, a string, a bool, a list of strings, an error, a Place or
// a Whole. A pointer costs a program less than a value that is put into an interface, and as long as nothing here keeps it, no memory.
//
//go:noinline
func Say(t Text, values ...any) string { return spoken.Say(t, values...) }

// Refusal is an error that always says the same, of a kind if it has one.
type Refusal struct {
	Text Text
	Kind *error
}

func (r *Refusal) Error() string { return r.Text.String() }

func (r *Refusal) Unwrap() error {
	if r.Kind == nil {
		return nil
	}
	return *r.Kind
}

// Refuse returns an error that says a sentence with values, and that errors.Is takes for its kind, which may be nil, and for
// the errors among the values.
//
//go:noinline
func Refuse(kind *error, t Text, values ...any) error {
	var wraps []error
	if kind != nil {
		wraps = append(wraps, *kind)
	}
	for _, value := range values {
		if why, ok := value.(*error); ok {
			wraps = append(wraps, *why)
		}
	}
	return Error(spoken.Say(t, values...), wraps...)
}
