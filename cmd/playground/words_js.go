package main

const undrawn = "The board cannot be drawn"

func noStart(why error) string {
	return "Palace draws with WebGL 2, and this browser did not start it: " + why.Error()
}
