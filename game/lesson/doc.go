// Package lesson reads lessons, which are plain text, and checks all that they claim
// against the engines. It knows no page. A lesson of one step:
//
//	name: corner-the-rook
//	title: Corner the rook
//
//	step: Who wins?
//	board: rook@3,3&map=off
//	say: The rook moves left or up. Whoever reaches the corner wins.
//	claim: P 3,3
//	task: outcome 3,3
//	hint N: Whatever you do, I can do the same in the other direction.
//	right: Yes: the player to move loses, for the other mirrors every move.
//
// A line begins with a key and a colon; one that begins with spaces goes on with the line
// before it. What comes before the first step is about the lesson. Read refuses what is
// not understood, with its line; Check asks the engines whether the claims hold and the
// tasks can be solved: here, that (3,3) is a P-position of rook.
//
// lesson.go and task.go say what a lesson is, read.go, keys.go and squares.go read it,
// write.go writes it, check.go checks it, helps.go says which helps a step does not give away,
// pack.go puts it into a link, and words.go holds the sentences.
package lesson
