package answers

import (
	"errors"
	"fmt"
	"unicode/utf8"

	"github.com/palacegames/palace/engine/notation"
)

// Why a text is not read.
var (
	errEmpty    = errors.New("there is nothing here")
	errForeign  = errors.New("these are no answers of Palace’s: such a text begins with " + head)
	errMistyped = errors.New("a sign is wrong here: the text was mistyped, or changed on its way")
)

// Why answers are not written.
var (
	errNothing   = errors.New("there is nothing to hand in")
	errManyMarks = fmt.Errorf("no more than %d marks can be handed in", MostMarks)
	errMarks     = errors.New("a square can be marked once, and all are of one board")
	errSteps     = errors.New("these are no steps of a lesson")
	errReplies   = errors.New("these are no answers to a lesson’s steps")
	errTries     = errors.New("these are no tries at the puzzles of a set")
	errFar       = errors.New("the marks lie too far apart to be handed in: take some away")
)

// errCut says that a text ends too early; of is how long it is as a whole, 0 if nobody knows.
func errCut(length, of int) error {
	if of == 0 {
		return fmt.Errorf("this text is cut: only its first %d signs are there", length)
	}
	return fmt.Errorf("this text is cut: %d signs are there of %d", length, of)
}

// errLonger says that something stands behind a text.
func errLonger(more int) error {
	return fmt.Errorf("%d signs too many stand behind this text", more)
}

func errVersion(letter string) error {
	if first, _ := utf8.DecodeRuneInString(letter); first < 'A' || first > 'Z' {
		return errMistyped
	}
	return fmt.Errorf("this text is of another version of Palace: %s, where this one reads %c and %c", letter, versionA, versionB)
}

// errSign says which sign of a text is none.
func errSign(text string, at int) error {
	_, size := utf8.DecodeRuneInString(text[at:])
	return fmt.Errorf("the sign %s at place %d stands in no answers: the text was mistyped", notation.Quote(text[at:at+size]), at+1)
}

// mathematicians lend their names. Their order is part of the version: texts hold a number for each.
var mathematicians = [1 << indexBits]string{
	"Abel", "Agnesi", "Al-Khwarizmi", "Archimedes", "Artin", "Banach", "Banneker", "Bernoulli", "Bhaskara", "Bouton", "Brahmagupta", "Cantor", "Cardano", "Cartwright", "Cauchy", "Conway",
	"Cox", "Descartes", "Diophantus", "Eratosthenes", "Erdős", "Euclid", "Euler", "Fermat", "Fibonacci", "Fourier", "Fraenkel", "Galois", "Gauss", "Germain", "Grundy", "Guy",
	"Hilbert", "Hopper", "Hypatia", "Jacobi", "Johnson", "Khayyam", "Kovalevskaya", "Lagrange", "Leibniz", "Li Shanlan", "Lovelace", "Madhava", "Mirzakhani", "Möbius", "Newton", "Noether",
	"Pascal", "Pythagoras", "Ramanujan", "Riemann", "Robinson", "Russell", "Seki", "Somerville", "Sprague", "Tao", "Tarski", "Turing", "Uhlenbeck", "Wang Zhenyi", "Wythoff", "Zu Chongzhi",
}
