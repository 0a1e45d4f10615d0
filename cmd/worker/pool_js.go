package main

import (
	"syscall/js"

	"github.com/palacegames/palace/web/worker/painter"
)

// pool is the way to the helpers of a painter: host.hire(helpers), host.order(helper, bytes)
// and host.dismiss(helper).
type pool struct{ host js.Value }

func (p pool) Hire(helpers int) { p.host.Call("hire", helpers) }

func (p pool) Order(helper int, message []byte) { p.host.Call("order", helper, toJS(message)) }

func (p pool) Dismiss(helper int) { p.host.Call("dismiss", helper) }

// lead lets a painter have helpers if the script knows where to get them. The way back
// is engine.pool with join(helper), leave(helper) and report(helper, bytes).
func lead(host js.Value, worker role) map[string]any {
	p, ok := worker.(*painter.Painter)
	if !ok || !host.Get("helpers").Truthy() {
		return nil
	}
	p.Lead(pool{host})
	return map[string]any{
		"join": js.FuncOf(func(_ js.Value, args []js.Value) any {
			p.Join(args[0].Int())
			return nil
		}),
		"leave": js.FuncOf(func(_ js.Value, args []js.Value) any {
			p.Leave(args[0].Int())
			return nil
		}),
		"report": js.FuncOf(func(_ js.Value, args []js.Value) any {
			p.Report(args[0].Int(), toGo(args[1]))
			return nil
		}),
	}
}
