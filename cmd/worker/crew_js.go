package main

import (
	"syscall/js"
	"time"

	"github.com/palacegames/palace/web/workbench"
)

// crew is the way to the helpers of a painter: host.hire(helpers), host.order(helper, bytes)
// and host.dismiss(helper).
type crew struct{ host js.Value }

func (c crew) Hire(helpers int) { c.host.Call("hire", helpers) }

func (c crew) Order(helper int, message []byte) { c.host.Call("order", helper, toJS(message)) }

func (c crew) Dismiss(helper int) { c.host.Call("dismiss", helper) }

// lead lets the bench have helpers if the script knows where to get them. The way back
// is engine.crew with join(helper), leave(helper) and report(helper, bytes).
func lead(host js.Value, bench *workbench.Workbench) map[string]any {
	if !host.Get("helpers").Truthy() {
		return nil
	}
	bench.Lead(crew{host})
	return map[string]any{
		"join": js.FuncOf(func(_ js.Value, args []js.Value) any {
			bench.Join(args[0].Int())
			return nil
		}),
		"leave": js.FuncOf(func(_ js.Value, args []js.Value) any {
			bench.Leave(args[0].Int())
			return nil
		}),
		"report": js.FuncOf(func(_ js.Value, args []js.Value) any {
			bench.Report(args[0].Int(), toGo(args[1]))
			return nil
		}),
	}
}

// breath is the bench's, in milliseconds.
func breath(bench *workbench.Workbench) float64 {
	return float64(bench.Breath()) / float64(time.Millisecond)
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
