//go:build !js

package main

const browserOnly = "playground: runs in a browser only; build the site with make site, which compiles it with GOOS=js GOARCH=wasm"
