package ideas

import (
	"errors"
	"strconv"
)

// This file has what is said of an idea that is open, whatever it is about.

var (
	errNoneOpen = errors.New("no idea is open")
	errNoSteps  = errors.New("this idea does not come about step by step")
	errSpeed    = errors.New("the speed is from 1 to 60 steps a second")
)

// lostOver says that no answer will come.
const lostOver = "This could not be computed."

// kicker says above the title what an idea is about.
func kicker(game string) string { return "Idea · " + game }

// busy says how far the work is.
func busy(share uint32) string {
	if share == 0 {
		return "Looking …"
	}
	return "Looking … " + strconv.Itoa(int(share/10)) + " %"
}

// steps says how far the idea has come about.
func steps(now, last int) string { return "Step " + strconv.Itoa(now) + " of " + strconv.Itoa(last) }

// from says where a strip begins, after its title.
func from(first string) string {
	if first == "" {
		return ""
	}
	return " from " + first
}
