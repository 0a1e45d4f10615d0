package words

import "strings"

// Text names a message, and behind it, with spaces between them, the values that it is given, in their order: "engine/words/others n".
// A # behind a value says that it names something, such as a column, and that its thousands are not parted. It is a constant, written by web/words.
type Text string

// finished begins a Text that is said already.
const finished = "\x05"

// As returns a Text for what is said already.
func As(said string) Text { return Text(finished + said) }

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
