// Package read reads what people write where it is no game and no position: what they answer to a question, and the
// lines of their files. Numbers are read as engine/notation reads them: (8,13), "8; 13" and "8 und 13" are the same
// two numbers.
//
// So Same("8,13", "( 8 | 13 )") holds and Same("8,13", "13,8") does not, but Same("{8,13}", "13 and 8") does: what is
// written in braces is a set.
package read
