//go:build !js

// Command worker is the program of Palace's web workers. It runs in a browser only.
package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, browserOnly)
	os.Exit(1)
}
