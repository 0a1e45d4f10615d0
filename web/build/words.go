package main

// What is said of the page where it is installed.
const (
	appTitle = "Palace"
	appAbout = "Play on an endless chessboard against an opponent who never errs, and see the map of the lost squares."
)
