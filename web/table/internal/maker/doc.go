// Package maker is the editor of lessons: a teacher puts positions of their own into steps,
// says and asks something there, draws on the board, and hands the whole on.
//
// What is made is a Draft: the fields as they were typed, finished or not. For example a
// Draft with the title "Two rows" and one step, "Look" with the board "rook@2,1", is the text
//
//	name: two-rows
//	title: Two rows
//
//	step: Look
//	board: rook@2,1
//
// in which package lesson finds at its fourth line that the step says nothing: the fault is
// shown at the words of the first step. draft.go has the data and what can be done to
// it, text.go writes it and knows which line came from which field, keep.go undoes
// and keeps, check.go finds faults, draw.go draws on the board, maker.go is called by the page.
package maker
