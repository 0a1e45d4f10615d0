// Package call is how the page calls the table: by a name, with an object of JSON, for an
// answer in JSON. Whoever can be called declares it, with a type of its own for what it
// takes:
//
//	call.On("zoom", func(a struct{ By float64 }) error { … })
//
// Called as zoom with {"by": 2} that function gets By = 2, and called with {"by": "x"} it
// is not called: the answer is {"error":"Zoom: by must be float64, not string."}.
// Where .If(view.Giving(game.MapHelp)) stands behind it, it is called only while the map is given.
package call

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/words"
)

// Call is something that the page can call.
type Call struct {
	Name string
	// Args is the type of what it takes, and Answer of what it answers; nil if that is
	// the state to which it has led.
	Args, Answer reflect.Type

	guard func(args []byte) error
	may   func() error
	do    func(args any) (any, error) // takes a pointer to Args
}

// None is taken by calls that take nothing.
type None struct{}

// On declares a call that acts, and answers with the state to which that has led. (Little
// depends on Args, for the compiler writes that part again for each type.)
func On[Args any](name string, f func(Args) error) Call {
	return Call{Name: name, Args: reflect.TypeFor[Args](), do: func(a any) (any, error) { return nil, f(*a.(*Args)) }}
}

// Do is On for a call that takes nothing.
func Do(name string, f func() error) Call {
	return Call{Name: name, Args: reflect.TypeFor[None](), do: func(any) (any, error) { return nil, f() }}
}

// Ask declares a call that is answered with something of its own.
func Ask[Args, Answer any](name string, f func(Args) (Answer, error)) Call {
	return Call{
		Name: name, Args: reflect.TypeFor[Args](), Answer: reflect.TypeFor[Answer](),
		do: func(a any) (any, error) { return f(*a.(*Args)) },
	}
}

// Written declares a call that takes nothing, and whose answer is written already.
func Written[Answer any](name string, f func() []byte) Call {
	return Call{
		Name: name, Args: reflect.TypeFor[None](), Answer: reflect.TypeFor[Answer](),
		do: func(any) (any, error) { return written(f()), nil },
	}
}

// written is an answer in JSON.
type written []byte

// Guarded lets something look at the arguments before they are read.
func (c Call) Guarded(guard func(args []byte) error) Call {
	c.guard = guard
	return c
}

// If lets something say, before the call is made, why it may not be made now: nil if it may.
func (c Call) If(may func() error) Call {
	c.may = may
	return c
}

// refused says which argument is not what it should be.
func refused(name string, args []byte, err error) error {
	var wrong *json.UnmarshalTypeError
	switch {
	case errors.As(err, &wrong) && wrong.Field != "":
		return errWrongKind(name, strings.ToLower(wrong.Field), wrong.Type, wrong.Value)
	case wrong != nil || !json.Valid(args):
		return errNoObject(name)
	}
	return fmt.Errorf("%s: %w", name, err)
}

// Calls are all that the page can call, by their names.
type Calls map[string]Call

// Add puts the calls of another part to them.
func (c Calls) Add(list []Call) {
	for _, one := range list {
		c[one.Name] = one
	}
}

// Answer calls, and returns an object with a value or else an error, which is a sentence.
// State writes the state to which a call has led.
func (c Calls) Answer(name string, args []byte, state func() []byte) []byte {
	value, err := c.call(name, args)
	if err == nil && value == nil {
		value = written(state())
	}
	if text, ok := value.(written); ok && err == nil {
		return slices.Concat([]byte(`{"value":`), text, []byte("}"))
	}
	answer := map[string]any{"value": value}
	if err != nil {
		answer = map[string]any{"error": words.Sentence(err.Error())}
	}
	b, err := json.Marshal(answer)
	if err != nil {
		return []byte(`{"error":"` + unwritten.String() + `"}`)
	}
	return b
}

func (c Calls) call(name string, args []byte) (any, error) {
	f, ok := c[name]
	if !ok {
		return nil, errNoCall(name)
	}
	if f.guard != nil {
		if err := f.guard(args); err != nil {
			return nil, err
		}
	}
	a := reflect.New(f.Args).Interface()
	if err := json.Unmarshal(args, a); err != nil {
		return nil, refused(name, args, err)
	}
	if f.may != nil {
		if err := f.may(); err != nil {
			return nil, err
		}
	}
	return f.do(a)
}
