package notation

import "github.com/palacegames/palace/engine/words"

// Error returns one sentence with the part and its place.
func (e *Error) Error() string {
	if e.Part == "" {
		return wrongAtEnd(e.Reason, e.At)
	}
	return wrong(e.Reason, Quote(e.Part), e.At)
}

// Perhaps ends a sentence about a name that is none with what Near found, if anything.
func Perhaps(near []string) string {
	return perhaps(near)
}

// Needs is the reason that a text is missing.
func Needs(text string) string { return expected(words.Quote(text)) }
