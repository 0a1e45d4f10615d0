// Package words puts sentences together in the reader's language.
//
// The sentences of a package stand in its words*.ftl, in the form of Fluent. From these the command
// web/words writes words*_gen.go: a constant, a Text, for every sentence that is always the same, and a function
// for every other, whose arguments are those of the sentence. English is compiled in. Another language
// is a table from Texts, by their keys, to patterns, which the browser has fetched before the program starts, so that
// even what is said at the start is said in it: see load_js.go. Natively everything is English.
//
// A pattern is a Fluent pattern in the short form that web/internal/fluent writes: no line is
// indented, terms and references are put in, values have numbers, and a selector's variants follow each other, as in
//
//	{0->[one]one square*[other]{COUNT0} squares}
//
// text.go has what the generated files need, pattern.go reads and resolves a pattern, value.go writes numbers,
// positions and lists, plural.go knows which plural a number takes, and language.go has the table.
package words
