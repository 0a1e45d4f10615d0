//go:build !js

// Command playground is the program of the board's frame. It runs in a browser only.
package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, browserOnly)
	os.Exit(1)
}
