// Package room is what stands around the board. There is always one game on the board; the
// room says why it is there:
//
//   - at the Door, which is the bare address, it is a small game to begin with;
//   - in a Lesson it is the board of a step, beside its words and its task;
//   - in the Gallery it is a map to look at;
//   - in a Puzzle it is a position with one winning move, which the player has to find;
//   - in the teacher's room, Class, it is what a class is asked about;
//   - else it is a Game that somebody has opened.
//
// A link says in which room one is: "lesson=corner-the-rook&step=2" opens the second step
// of a lesson, "gallery" the gallery, "puzzle" the puzzle of the day, "class" the teacher's
// room, "" the door, anything else a game. place.go reads that, room.go goes from room to room,
// lesson.go goes through a lesson, gate.go waits in it for the teacher's word, task.go judges what is done in it. door.go, gallery.go,
// puzzle.go, class.go and lobby.go are the other rooms, set.go is several puzzles in a row, and record.go is what was solved.
// played.go is what was played, and climbed.go the ladders of Play.
package room
