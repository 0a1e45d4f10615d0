//go:build !js

// Command worker is the program of Palace's web workers. It runs in a browser only.
package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "worker: runs in a browser's web worker only; build it with GOOS=js GOARCH=wasm")
	os.Exit(1)
}
