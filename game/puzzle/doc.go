// Package puzzle makes puzzles: positions with exactly one winning move or, where the name asks for a block, with
// exactly one smallest winning block. A puzzle is named by a ruleset, a level from 1 to 5 and a seed, and the same name
// gives the same puzzle everywhere.
//
// A block wins if it holds every palace in reach. Where these are fewer than may be blocked, further squares may be
// blocked with them, and change nothing: so the answer is the palaces, and every block that holds them is right.
//
// The level says how hard it is for somebody who knows the rule and not the map. That is the
// player rule, which looks a few moves ahead. Either it sees the win, or many moves look right to
// it: of n of these it takes one by chance, and fails with the chance 1-1/n. The levels mix the two
// so that it fails in about 10, 30, 50, 70 and 90 of 100 puzzles, and what it sees, it sees
// later from level to level. TestLevels lets it play, and counts. What it blocks does not depend on chance: of the puzzles that ask
// for a block it fails in the share that the level draws.
//
// search.go looks for a position, block.go for one that asks for a block, level.go says what tempts at each level and draws a game where none
// is named, today.go names the puzzle of a day, sizes.go finds its three sizes, name.go writes names, and set.go
// names several puzzles at once.
package puzzle
