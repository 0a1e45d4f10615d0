//go:build !js

package main

const browserOnly = "worker: runs in a browser's web worker only; build it with GOOS=js GOARCH=wasm"
