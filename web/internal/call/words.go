package call

import (
	"reflect"

	"github.com/palacegames/palace/engine"
)

// errWrongKind says that an argument is not of its type.
func errWrongKind(call, argument string, is reflect.Type, not string) error {
	kind := "other"
	switch {
	case is.Kind() == reflect.Int:
		kind = "number"
	case is == reflect.TypeFor[engine.Position]():
		kind = "square"
	}
	return errKindOfArgument(call, argument, kind, is.String(), not)
}
