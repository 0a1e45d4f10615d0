package ideas

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"

	"github.com/palacegames/palace/engine/subtraction/periodic"
)

// periodsIdea says that rows and columns repeat.
var periodsIdea = idea.Idea{
	Name:   "periods",
	Title:  "Rows and columns repeat",
	About:  "Along each row the outcomes repeat in the end, as P P N N P P N N … does every 4 squares. The same is true of each column.",
	More:   "P is a palace: the player to move loses. N is any other square. A square depends only on the rows before it and on a few squares before it in its own row, as many as the longest move along the row. If all of these are the same at two places, everything after them is the same, too.",
	Source: "[LSY24] Definition 6 and Theorem 7",
	Examples: []idea.Example{
		{Label: "Figure 23", Link: "subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)&idea=periods"},
		{Label: "Figure 28", Link: "subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)&idea=periods"},
		{Label: "One pile", Link: "subtraction:(2)(5)(7)&idea=periods"},
	},
}

// The same of one pile.
const (
	pilePeriods      = "The pile repeats"
	aboutPilePeriods = "After some numbers the outcomes repeat forever, as P P N N P P N N … does every 4."
	morePilePeriods  = "P is a palace: the player to move loses. N is any other number. With a largest move of m, a number depends only on the m numbers before it. If these are the same at two places, everything after them is the same, too."
)

// periodsOfPile says it of a game with one pile.
func periodsOfPile() idea.Idea {
	i := periodsIdea
	i.Title, i.About, i.More = pilePeriods, aboutPilePeriods, morePilePeriods
	return i
}

const (
	letterLost = "P"
	letterWon  = "N"
)

// alongChoice chooses between rows and columns.
var alongChoice = idea.Choice{Name: "along", Label: "Show", Options: []idea.Option{{Value: "rows", Label: "rows"}, {Value: alongColumns, Label: "columns"}}}

const alongColumns = "columns"

// lines are what rows and columns are called.
var lines = [2]string{"row", "column"}

// lineName names row n, column n, or the pile.
func lineName(i, n, dim int) string {
	if dim == 1 {
		return "the pile"
	}
	return lines[i] + " " + strconv.Itoa(n)
}

// axis is the coordinate along it.
func axis(i int) string { return "xy"[i : i+1] }

func periodsTitle(i, dim int) string {
	if dim == 1 {
		return "The pile"
	}
	return [2]string{"Rows", "Columns"}[i]
}

func periodsHead(i, dim int) []string {
	head := []string{"repeats from", "every", "same before"}
	if dim == 1 {
		return head
	}
	return append([]string{axis(1 - i)}, head...)
}

func periodsRow(n, dim int, f periodic.Period, link idea.Link) idea.Row {
	cells := []string{strconv.Itoa(f.Preperiod), strconv.Itoa(f.Length), fmt.Sprintf("%d, %d", f.State, f.Again)}
	if dim > 1 {
		cells = append([]string{strconv.Itoa(n)}, cells...)
	}
	return idea.Row{Cells: cells, Link: link}
}

// stateStrip heads the squares before a state.
func stateStrip(i, n, dim, at, window, from int) idea.Strip {
	title := fmt.Sprintf("The %d squares before %s = %d", window, axis(i), at)
	switch {
	case dim == 1 && window == 1:
		title = fmt.Sprintf("The number before %d", at)
	case dim == 1:
		title = fmt.Sprintf("The %d numbers before %d", window, at)
	case window == 1:
		title = fmt.Sprintf("The square before %s = %d", axis(i), at)
	}
	if dim > 1 {
		title += " in " + lineName(i, n, dim)
	}
	if shown := at - from; shown < window {
		title += fmt.Sprintf(", the last %d of them", shown)
	}
	return idea.Strip{Title: title, From: strconv.Itoa(from)}
}

// sayPointPeriods says what pointing will tell.
func sayPointPeriods(dim int) string {
	if dim == 1 {
		return "Gold marks the part that repeats forever, grey the part before it. Point at a square to see why."
	}
	return "In each row, gold marks the part that repeats forever, drawn once, and grey the part before it. Point at a square to see why its row and its column repeat."
}

// sayLine says how a row repeats, and which of its first squares a square is like.
func sayLine(p, like engine.Position, i, n int, f periodic.Period, palace bool) string {
	if p.Dim() == 1 {
		return sayPile(p, like, f, palace)
	}
	text := idea.Place(p) + ": " + lineName(i, n, p.Dim())
	switch {
	case f.Length == 1 && f.Preperiod == 0:
		text += " is the same all along"
	case f.Preperiod == 0:
		text += fmt.Sprintf(" repeats every %d squares from its beginning", f.Length)
	case f.Length == 1:
		text += fmt.Sprintf(" is the same all along from %s = %d on", axis(i), f.Preperiod)
	default:
		text += fmt.Sprintf(" repeats every %d squares from %s = %d on", f.Length, axis(i), f.Preperiod)
	}
	if p == like {
		return text + ". This square is " + outcome(palace) + ": " + whoWins(palace) + "."
	}
	return text + ". So this square is " + outcome(palace) + ", like " + idea.Place(like) + ": " + whoWins(palace) + "."
}

// sayPile says how a pile repeats, and which of the first numbers a number is like.
func sayPile(p, like engine.Position, f periodic.Period, palace bool) string {
	text := fmt.Sprintf("The pile repeats every %d numbers from %d on", f.Length, f.Preperiod)
	if f.Length == 1 {
		text = fmt.Sprintf("All is the same from %d on", f.Preperiod)
	}
	name := idea.Brief(p.At(0))
	if p == like {
		return text + ". " + name + " is " + outcome(palace) + ": " + whoWins(palace) + "."
	}
	return text + ". So " + name + " is " + outcome(palace) + ", like " + idea.Brief(like.At(0)) + ": " + whoWins(palace) + "."
}

// whoWins says what the outcome of a square means.
func whoWins(palace bool) string {
	if palace {
		return "the player to move loses"
	}
	return "the player to move wins"
}

// sayRepeated says why it repeats.
func sayRepeated(i, n, dim int, f periodic.Period) string {
	name, x := lineName(i, n, dim), axis(i)
	others := lines[i] + fmt.Sprintf("s that other moves lead to repeat together every %d squares from %s = %d on", f.Common, x, f.State)
	if f.Common == 1 {
		others = strings.Replace(others, "repeat together every 1 squares", "no longer change", 1)
	}
	switch {
	case dim == 1:
		return fmt.Sprintf("Why: no move takes more than %d, and the %d numbers before %d have the same outcomes as those before %d. So everything after them is the same, too.",
			f.Window, f.Window, f.State, f.Again)
	case f.Window == 0:
		return fmt.Sprintf("Why: no move stays in %s, and the %s. So what follows from %s = %d on is what follows from %s = %d on.", name, others, x, f.Again, x, f.State)
	case f.Window == 1:
		return fmt.Sprintf("Why: moves along %s reach back one square, and the one before %s = %d is the same as the one before %s = %d; the %s. So everything after them is the same, too.",
			name, x, f.State, x, f.Again, others)
	}
	return fmt.Sprintf("Why: moves along %s reach back %d squares, and those before %s = %d are the same as those before %s = %d; the %s. So everything after them is the same, too.",
		name, f.Window, x, f.State, x, f.Again, others)
}

// sayTooFar says that rows are followed from the first one on.
func sayTooFar(i int) string {
	return idea.TooFar(fmt.Sprintf("%s are computed one by one from the first, up to %s %d", periodsTitle(i, 2), lines[i], mostLine)).Error() + "."
}

// sayUnknown says from where on nothing was found.
func sayUnknown(i, n int) string {
	return fmt.Sprintf("From %s %d on, the period is too long to be found here.", lines[i], n)
}
