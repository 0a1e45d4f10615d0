package main

// What is said of the page where it is installed.
const (
	appTitle = "Palace"
	appAbout = "Play on an endless chessboard against an opponent who never errs, and see the map of the lost squares."
)

// licencesAbout begins the file of licences.
const licencesAbout = "Palace is made of what is named here, each part under its own licence. " +
	"The programs of the page\n(playground.wasm, worker.wasm) hold all of it; js/board/main.js, js/worker.js and js/bench/engine.js hold\nwasm_exec.js, which is part of Go.\n"
