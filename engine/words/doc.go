// Package words says messages in the reader's language, by their names.
//
// The messages of a package stand in its words*.ftl, in a strict part of the form of Fluent. From these the command
// web/words writes words*_gen.go: a constant, a Text, for every message that is always the same, and a function
// for every other, whose arguments are those of the message. Both hold its name alone, such as "engine/rook/mirrored". What it
// says is found in the language: a table from names to patterns, one for each language, which the page has fetched before the program starts,
// so that even what is said at the start is said in it: see load_page.go. A program without a page speaks English, and has the files
// themselves: see load_other.go.
//
// file.go reads a file, pattern.go reads and says a pattern, as web/site/js/pattern.js does for scripts, text.go has what the generated
// files need, value.go writes numbers, positions and lists, plural.go knows which plural a number takes, and language.go
// has the table.
package words
