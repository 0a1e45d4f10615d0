// Package fluent reads what Palace says, in all languages, and checks it: project.go finds the files, check.go knows
// what a message may refer to, declared.go which values it is given, and of which kind; pseudo.go makes English strange.
//
// The files are in a strict part of the form of Fluent, which package words reads.
//
// Sources: the grammar in spec/fluent.ebnf and the rules in spec/valid.md of Fluent's specification.
package fluent
