//go:build !js

// Command bare is the least that a program with Ebitengine can be. It runs in a browser only.
package main

func main() {}
