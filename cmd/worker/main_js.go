// Command worker is the program of Palace's web workers: it connects a
// painter, one of its helpers, an analyst or an exporter to the worker's messages, as the
// script says that started it. The surrounding script is the clock.
package main

import (
	"syscall/js"

	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/wythoff"
	"github.com/palacegames/palace/game/catalog"
)

func main() {
	host := js.Global().Get("host")
	count, sum := vectors(host.Get("memory"))
	strike := strikeVectors(host.Get("memory"))
	family, maharaja := wythoff.With(columnLoops(host.Get("memory")))
	catalog.Exchange(blocking.With(count), family, maharaja, subtraction.With(strike))
	worker := newRole(host.Get("name").String(), sum, func(message []byte) { host.Call("post", toJS(message)) })
	js.Global().Set("engine", map[string]any{
		"receive": js.FuncOf(func(_ js.Value, args []js.Value) any {
			worker.Receive(toGo(args[0]))
			return nil
		}),
		"step": js.FuncOf(func(js.Value, []js.Value) any { return worker.Step() }),
		"wait": js.FuncOf(func(js.Value, []js.Value) any { return wait(worker) }),
		"pool": lead(host, worker),
		// Whether the machine's vectors are in use.
		"vectors": count.Block != nil,
	})
	host.Call("ready")
	select {}
}
