package main

import "fmt"

// What is said of the page where it is installed.
const (
	appTitle = "Palace"
	appAbout = "Play on an endless chessboard against an opponent who never errs, and see the map of the lost squares."
)

// licencesAbout begins the file of licences.
const licencesAbout = "Palace is made of what is named here, each part under its own licence. " +
	"The programs of the page\n(playground.wasm, worker.wasm) hold all of it; js/board/main.js, js/worker.js and js/bench/engine.js hold\nwasm_exec.js, which is part of Go,\nand scan/ the library that reads codes.\n"

// singleOffer tells of the page that is one file, and how large that is.
func singleOffer(name string, bytes int) string {
	return fmt.Sprintf(`<p class="fine"><a href="%s" download>Palace in one file (%.1f MB)</a>, for a stick or an e-mail: it is played without a network.</p>`, name, float64(bytes)/1e6)
}

// boardBanner begins the module for other people's pages, which may be copied alone.
const boardBanner = "/*! <palace-board>, part of Palace: https://github.com/palacegames/palace. MIT licence. */"

// claimSections are the parts of the page of claims: how the ids in it begin, its title, and what it is about.
var claimSections = []struct{ prefix, title, paper string }{
	{"cln15-", "Blocking queens", "[CLN15] M. Cook, U. Larsson, T. Neary, A Cellular Automaton for Blocking Queen Games"},
	{"lw14-", "Maharaja Nim", "[LW14] U. Larsson, J. Wästlund, Maharaja Nim: Wythoff’s Queen meets the Knight"},
	{"lsy24-", "Vector subtraction", "[LSY24] U. Larsson, I. Saha, M. Yokoo, Subtraction games in more than one dimension"},
	{"dss20-", "Queens in exile", "[DSS20] F. M. Dekking, J. Shallit, N. J. A. Sloane, Queens in exile"},
	{"bou01-", "Nim", "[Bou01] C. L. Bouton, Nim, a game with a complete mathematical theory"},
	{"fra82-", "Generalised Wythoff Nim", "[Fra82] A. S. Fraenkel, How to beat your Wythoff games’ opponent on three fronts"},
	{"here-", "Found here", "What Palace adds where the papers end with a question"},
}

// What is said of a claim beside it.
func seenFor(reach string) string { return "Seen for " + reach + "." }

const claimBoard = "Board"
