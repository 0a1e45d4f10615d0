//go:build !js

// Command playground is the program of the board's frame. It runs in a browser only.
package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "playground: runs in a browser only; build the site with make site, which compiles it with GOOS=js GOARCH=wasm")
	os.Exit(1)
}
