// Package figure draws the figures of the papers, each from the rules of its
// game: what a figure shows is a few lines of data in a table, and the engines
// compute every square of it when it is drawn.
//
// Most figures are plots: a window of a board in the paper's colours, one or more
// pixels a square or an average of several squares a pixel, with marks on it. The
// others are a comparison of two games, the colourings that update rules make, and
// the diagram of the cellular automaton. Figures of several parts are sheets, and
// each part is a figure by itself. Where the sources at hand do not give a figure's
// window or parameters, its caption says that they were chosen here.
//
// For example blocking-3-nose-100 is game 100 on 100×100 squares from the origin, eight
// pixels a square: 800×800 pixels, in which the nose (33,33) is the square from pixel
// (264,264) to (271,271).
//
// Sources: [CLN15], [LW14], [LSY24], [DSS20]; package engine lists them.
package figure

import "image"

// Figure is one figure of a paper, or a part of one.
type Figure struct {
	// Name is what it is asked for by: "blocking-3-nose-100".
	Name string
	// Paper is the paper's key: "[CLN15]".
	Paper string
	// Number is where in the paper it stands: "Figure 3, middle row, left".
	Number string
	// Caption says what is seen and how it was made.
	Caption string
	drawing drawing
}

// drawing makes a picture, perhaps of others, which parts draws by their names.
type drawing interface {
	draw(parts func(name string) (*image.RGBA, error)) (*image.RGBA, error)
}
