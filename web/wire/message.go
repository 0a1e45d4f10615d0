package wire

// Message is one of the message types of this package.
type Message interface {
	kind() byte
	fields(c *codec)
}

// The kinds of messages, as they are written.
const (
	startKind byte = iota + 1
	wantKind
	pictureKind
	progressKind
	probeKind
	valueKind
	askKind
	answerKind
	labelsKind
	talliesKind
	orderKind
	reportKind
	saveKind
	partKind
	takenKind
	pauseKind
	roundKind
	faultsKind
	seeKind
	seenKind
)
