package main

// What is said of the page where it is installed.
const (
	appTitle = "Palace"
	appAbout = "Play on an endless chessboard against an opponent who makes no mistakes, and see the map of the palaces."
)

// licencesAbout begins the file of licences.
const licencesAbout = "Palace is made of what is named here, each part under its own licence. " +
	"The programs of the page\n(playground.wasm, worker.wasm) hold all of it; js/board/main.js and js/worker.js hold\nwasm_exec.js, which is part of Go,\nscan/ holds the library that reads codes, and js/main.js the one that draws panels.\n"

// boardBanner begins the module for other people's pages, which may be copied alone.
const boardBanner = "/*! <palace-board>, part of Palace: https://github.com/palacegames/palace. MIT licence. */"

// claimSections are the parts of the page of claims: how the ids in it begin, and what it is about; the title is the message of the page that is called so.
var claimSections = []struct{ prefix, paper string }{
	{"cln15-", "[CLN15] M. Cook, U. Larsson, T. Neary, A Cellular Automaton for Blocking Queen Games"},
	{"lw14-", "[LW14] U. Larsson, J. Wästlund, Maharaja Nim: Wythoff’s Queen meets the Knight"},
	{"lsy24-", "[LSY24] U. Larsson, I. Saha, M. Yokoo, Subtraction games in more than one dimension"},
	{"dss20-", "[DSS20] F. M. Dekking, J. Shallit, N. J. A. Sloane, Queens in exile"},
	{"bou01-", "[Bou01] C. L. Bouton, Nim, a game with a complete mathematical theory"},
	{"fra82-", "[Fra82] A. S. Fraenkel, How to beat your Wythoff games’ opponent on three fronts"},
	{"here-", "What Palace adds where the papers end with a question"},
}

// What is said of a claim beside it.

const (
	claimBoard  = "Board"
	claimProved = "proved elsewhere" // beside the result of a check that cannot prove what is proved
)
