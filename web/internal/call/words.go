package call

import (
	"fmt"
	"reflect"

	"github.com/palacegames/palace/engine"
)

// wrongKind says that an argument is not of its type.
func wrongKind(call, argument string, is reflect.Type, not string) error {
	return fmt.Errorf("%s: %s must be %s, not %s", call, argument, kind(is), not)
}

// kind says what values of a type are.
func kind(t reflect.Type) string {
	switch {
	case t.Kind() == reflect.Int:
		return "a whole number"
	case t == reflect.TypeFor[engine.Position]():
		return "a square such as [3,3]"
	}
	return t.String()
}

func noObject(call string) error { return fmt.Errorf("%s: the arguments are no JSON object", call) }

func noCall(name string) error { return fmt.Errorf("there is no call named %q", name) }

const unwritten = "The answer could not be written."
