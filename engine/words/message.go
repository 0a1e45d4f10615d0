package words

import "errors"

// Message is a message as the generated files have it: plain data, so that it costs a program its text and little
// else, and nothing where it is not used.
type Message struct {
	Key     uint32
	English string
	Names   string // of its values, in order, with spaces between
}

// Text returns a message that is always the same.
//
//go:noinline
func (m *Message) Text() string { return spoken.Say(m.Key, m.English) }

// Texts returns messages that are always the same, in their order.
//
//go:noinline
func Texts(messages []Message) []string {
	texts := make([]string, len(messages))
	for i := range messages {
		texts[i] = messages[i].Text()
	}
	return texts
}

// Telling is a message of which some values are there already. The generated functions hand the values over
// one by one, in the order of its names: many small calls, none of them inlined, take less room in a program than a
// list of them.
type Telling struct {
	message *Message
	values  []any
	wraps   []error
}

// Tell begins to put values into a message.
//
//go:noinline
func (m *Message) Tell() *Telling { return &Telling{message: m} }

//go:noinline
func (t *Telling) add(value any) *Telling {
	t.values = append(t.values, value)
	return t
}

// Number hands over a number whose thousands are parted.
//
//go:noinline
func (t *Telling) Number(n int) *Telling { return t.add(n) }

// Plain hands over a number that names something.
//
//go:noinline
func (t *Telling) Plain(n int) *Telling { return t.add(Plain(n)) }

// Text hands over a text.
//
//go:noinline
func (t *Telling) Text(text string) *Telling { return t.add(text) }

// List hands over texts that are joined.
//
//go:noinline
func (t *Telling) List(texts []string) *Telling { return t.add(texts) }

// Flag hands over what is chosen by.
//
//go:noinline
func (t *Telling) Flag(is bool) *Telling { return t.add(is) }

// Value hands over a position, an integer of any length, or a value with a key to choose by.
//
//go:noinline
func (t *Telling) Value(value any) *Telling { return t.add(value) }

// Why hands over an error, which the error that the message becomes wraps.
//
//go:noinline
func (t *Telling) Why(err error) *Telling {
	t.wraps = append(t.wraps, err)
	return t.add(err)
}

// Said returns the sentence.
//
//go:noinline
func (t *Telling) Said() string {
	return spoken.Tell(t.message.Key, t.message.English, t.message.Names, t.values...)
}

// Err returns an error that says the sentence.
//
//go:noinline
func (t *Telling) Err() error { return Error(t.Said(), t.wraps...) }

// ErrOf returns an error that says the sentence and that errors.Is takes for one of a kind.
//
//go:noinline
func (t *Telling) ErrOf(kind error) error {
	return Error(t.Said(), append([]error{kind}, t.wraps...)...)
}

// Err returns an error that always says the same.
func Err(text string) error { return errors.New(text) }

// ErrOf returns an error that always says the same, of a kind.
//
//go:noinline
func ErrOf(kind error, text string) error { return Error(text, kind) }
