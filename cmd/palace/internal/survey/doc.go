// Package survey measures many rulesets one by one, on one machine or on many, and keeps a line of
// JSON of each. It knows no game: what a ruleset's line says is up to the caller.
//
// A survey is a list of tasks in an order that never changes. A task belongs to a shard by the hash
// of its name, so shards need not know of each other, and what one wrote is checked against the list
// line by line. Lines are appended whole to FILE.part, in the order of the tasks, however many
// processors work on them; so what a killed process leaves is a beginning of the file, and perhaps
// a line that is cut off. The last line says that all is done, how many lines there are, and the
// SHA-256 of these; then the file gets its name.
//
// Of the files, tasks.go lists tasks, climb.go draws and improves rulesets, shard.go reads which
// shard is wanted, part.go keeps a file that is not finished, run.go fills it, finished.go reads
// finished files and merges them, and report.go makes a table of them.
package survey
