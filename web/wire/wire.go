// Package wire holds the messages between the page and its workers, with one
// codec for both ends. A message is a kind byte followed by its fields; numbers
// are varints, strings and byte runs carry their length in front. What comes in
// is checked: a broken message is an error, never a panic.
//
// A Progress of 3 squares of 20, of revision 5 of a map, is the bytes 4 0 5 6 40 0: its
// kind, the ID and the revision, then 2·3 and 2·20, for of numbers that may be negative
// the even bytes are those that are not, and the length 0 of a text.
//
// painter.go has what goes to the painter and comes from it, helper.go what passes between
// the painter and those who help it, analyst.go and exporter.go the same of these two;
// idea.go has what the analyst is asked and answers about ideas.
package wire

// makers make an empty message of each kind.
var makers = [...]func() Message{
	startKind:    func() Message { return new(Start) },
	wantKind:     func() Message { return new(Want) },
	pictureKind:  func() Message { return new(Picture) },
	progressKind: func() Message { return new(Progress) },
	probeKind:    func() Message { return new(Probe) },
	valueKind:    func() Message { return new(Value) },
	askKind:      func() Message { return new(Ask) },
	answerKind:   func() Message { return new(Answer) },
	labelsKind:   func() Message { return new(Labels) },
	talliesKind:  func() Message { return new(Tallies) },
	orderKind:    func() Message { return new(Order) },
	reportKind:   func() Message { return new(Report) },
	saveKind:     func() Message { return new(Save) },
	partKind:     func() Message { return new(Part) },
	takenKind:    func() Message { return new(Taken) },
	pauseKind:    func() Message { return new(Pause) },
	roundKind:    func() Message { return new(Round) },
	faultsKind:   func() Message { return new(Faults) },
	seeKind:      func() Message { return new(See) },
	seenKind:     func() Message { return new(Seen) },
}

// Encode returns the message as bytes.
func Encode(m Message) []byte {
	c, kind := &codec{}, m.kind()
	c.byte(&kind)
	m.fields(c)
	return c.b
}

// Decode reads one message. It errs when b is not exactly one message.
func Decode(b []byte) (Message, error) {
	c, kind := &codec{b: b, reads: true}, byte(0)
	c.byte(&kind)
	if int(kind) >= len(makers) || makers[kind] == nil {
		return nil, unknown(kind)
	}
	m := makers[kind]()
	m.fields(c)
	if c.broken || len(c.b) > 0 {
		return nil, broken(kind)
	}
	return m, nil
}
