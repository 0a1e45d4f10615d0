package play

import "strings"

// example is how a position of so many components is written.
func example(dim int) string {
	return strings.Join([]string{"12", "7", "3", "5", "1"}[:min(dim, 5)], ",")
}
