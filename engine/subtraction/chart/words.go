package chart

import "errors"

var (
	// errPause stops a computation whose time is up. What it has computed stays.
	errPause = errors.New("there is more to do")
	// errWrong says that a map is none of its board.
	errWrong = errors.New("the chart is wrong: a square of it does not follow from its options")
)
