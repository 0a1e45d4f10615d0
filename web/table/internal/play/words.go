package play

import "strings"

// errStart says how a position of so many components is written.
func errStart(dim int) error {
	example := strings.Join([]string{"12", "7", "3", "5", "1"}[:min(dim, 5)], ",")
	if dim == 1 {
		return errStartPile(example)
	}
	return errStartAt(dim, example)
}
