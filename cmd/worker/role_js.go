package main

import (
	"syscall/js"
	"time"

	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/web/worker/analyst"
	"github.com/palacegames/palace/web/worker/exporter"
	"github.com/palacegames/palace/web/worker/painter"
)

// role is what a worker does.
type role interface {
	// Receive takes one message of package wire.
	Receive(message []byte)
	// Step works for a slice of time and reports whether there is more to do.
	Step() bool
}

// newRole returns the role of a worker of that name, nil for one that has no messages to
// deal with: the page that times the engines has such. The kernel is that of averages.
func newRole(name string, kernel average.Kernel, post func(message []byte)) role {
	switch name {
	case "painter":
		return painter.New(post, kernel)
	case "helper":
		return painter.NewHelper(post, kernel)
	case "analyst":
		return analyst.New(post)
	case "exporter":
		return exporter.New(post)
	default:
		return nil
	}
}

// wait returns for how many milliseconds a worker may wait for messages before the next
// step, and -1 if it need not, as only those do who leave the processor to others.
func wait(worker role) float64 {
	if w, ok := worker.(interface{ Wait() time.Duration }); ok {
		return float64(w.Wait()) / float64(time.Millisecond)
	}
	return -1
}

// toJS and toGo copy a message.
func toJS(message []byte) js.Value {
	bytes := js.Global().Get("Uint8Array").New(len(message))
	js.CopyBytesToJS(bytes, message)
	return bytes
}

func toGo(bytes js.Value) []byte {
	message := make([]byte, bytes.Get("byteLength").Int())
	js.CopyBytesToGo(message, bytes)
	return message
}
