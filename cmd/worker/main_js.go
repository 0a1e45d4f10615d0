// Command worker is the program of Palace's web workers: it connects a workbench
// to the worker's messages. The surrounding script is the clock.
package main

import (
	"syscall/js"

	"github.com/palacegames/palace/engine/palace"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/web/workbench"
)

func main() {
	host := js.Global().Get("host")
	count, average := vectors(host.Get("memory"))
	palace.UseKernel(count)
	render.UseKernel(average)
	subtraction.UseKernel(strikeVectors(host.Get("memory")))
	array := js.Global().Get("Uint8Array")
	bench := workbench.New(func(message []byte) {
		bytes := array.New(len(message))
		js.CopyBytesToJS(bytes, message)
		host.Call("post", bytes)
	})
	js.Global().Set("engine", map[string]any{
		"receive": js.FuncOf(func(_ js.Value, args []js.Value) any {
			message := make([]byte, args[0].Get("byteLength").Int())
			js.CopyBytesToGo(message, args[0])
			bench.Receive(message)
			return nil
		}),
		"step":  js.FuncOf(func(js.Value, []js.Value) any { return bench.Step() }),
		"bench": js.FuncOf(timeTrial),
		// Whether the machine's vectors are in use.
		"vectors": count != nil,
	})
	host.Call("ready")
	select {}
}
