package table

import (
	"cmp"
	"maps"
	"slices"

	"github.com/palacegames/palace/web/internal/call"
)

// Declared lists all calls, with the types of what they take and answer, for the
// declarations by which the page's scripts are checked.
func Declared() []call.Call {
	return slices.SortedFunc(maps.Values(New(nil).calls), func(a, b call.Call) int { return cmp.Compare(a.Name, b.Name) })
}
