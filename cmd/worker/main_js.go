// Command worker is the program of Palace's web workers: it connects a workbench
// to the worker's messages. The surrounding script is the clock.
package main

import (
	"syscall/js"

	"github.com/palacegames/palace/engine/palace"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/wythoff"
	"github.com/palacegames/palace/render/shade"
	"github.com/palacegames/palace/web/workbench"
)

func main() {
	host := js.Global().Get("host")
	count, average := vectors(host.Get("memory"))
	palace.UseKernel(count)
	shade.UseKernel(average)
	subtraction.UseKernel(strikeVectors(host.Get("memory")))
	wythoff.UseKernel(columnLoops(host.Get("memory")))
	bench := workbench.New(func(message []byte) { host.Call("post", toJS(message)) })
	js.Global().Set("engine", map[string]any{
		"receive": js.FuncOf(func(_ js.Value, args []js.Value) any {
			bench.Receive(toGo(args[0]))
			return nil
		}),
		"step":   js.FuncOf(func(js.Value, []js.Value) any { return bench.Step() }),
		"breath": js.FuncOf(func(js.Value, []js.Value) any { return breath(bench) }),
		"crew":   lead(host, bench),
		"bench":  js.FuncOf(timeTrial),
		// Whether the machine's vectors are in use.
		"vectors": count != nil,
	})
	host.Call("ready")
	select {}
}
