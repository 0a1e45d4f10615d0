// Package letters holds the Go fonts as the canvas paints them: without the instructions that
// fit outlines to coarse pixels, which nothing here follows and which are half of such a file.
// The test makes them from golang.org/x/image/font/gofont, with -record, and holds that every
// outline is the same.
package letters

import _ "embed"

var (
	//go:embed regular.ttf
	Regular []byte
	//go:embed bold.ttf
	Bold []byte
)
