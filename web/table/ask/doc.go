// Package ask is how the table asks the analyst: it keeps the questions that are open,
// gives the answers to whoever asked, puts the questions again to an analyst who was
// started anew, and lets the others rest while a person waits.
package ask
