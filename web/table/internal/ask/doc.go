// Package ask is how the table asks the analyst: it keeps the questions that are open,
// gives the answers to whoever asked, puts the questions again to an analyst who was
// started again, and lets the others rest while a person waits.
//
// On the table with rook@2,1, Advice posts wire.Ask{Link: "rook@2,1", Player: "perfect",
// …}, with an ID by which the answer, to move to (1,1), is known. If the rook is moved
// before that has come, nobody listens to it.
package ask
