// Command playground is the program of the board's frame: it seats a table before
// a canvas in the browser. The frame's script provides `host`, the way out, and
// finds `playground`, the way in; see web/site/js/board/main.js.
package main

import (
	"encoding/json"
	"syscall/js"
	"time"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/render/board"
	"github.com/palacegames/palace/render/view"
	"github.com/palacegames/palace/web/table"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/worker/deputy"
)

func main() {
	out := &outside{host: js.Global().Get("host"), array: js.Global().Get("Uint8Array")}
	breathe()
	out.table = table.New(out)
	out.deputy = deputy.New(out.table.Receive)
	breathe()
	canvas := board.New(player{out.table})
	breathe()
	if err := out.table.Seat(canvas); err != nil {
		panic(err) // the first game is a constant of this program
	}
	breathe()
	js.Global().Set("playground", map[string]any{
		"call": js.FuncOf(func(_ js.Value, args []js.Value) any {
			return string(out.table.Call(args[0].String(), []byte(args[1].String())))
		}),
		"receive": js.FuncOf(func(_ js.Value, args []js.Value) any {
			message := make([]byte, args[1].Get("byteLength").Int())
			js.CopyBytesToGo(message, args[1])
			out.table.Receive(message)
			return nil
		}),
		"lost": js.FuncOf(func(_ js.Value, args []js.Value) any {
			out.table.Lost(host.Worker(args[0].String()))
			return nil
		}),
		"speak": js.FuncOf(func(js.Value, []js.Value) any {
			words.Again()
			out.table.Spoken()
			return nil
		}),
		"staffed": js.FuncOf(func(js.Value, []js.Value) any {
			for _, message := range out.deputy.Retire() {
				out.Post(host.Analyst, message, true)
			}
			return nil
		}),
	})
	breathe()
	out.host.Call("emit", "ready", "{}")
	out.Changed()
	// The first picture is drawn before the page shows the game, so that the browser shows both
	// at once: one picture of everything that came later would be waited for.
	if err := canvas.Run(func() { out.host.Call("emit", "drawn", "{}") }); err != nil {
		message, _ := json.Marshal(map[string]string{
			"title": board.Undrawn.String(),
			"text":  board.NoStart(err.Error()),
		})
		out.host.Call("emit", "failed", string(message))
	}
	select {} // the table goes on: the game can be played in words
}

// breathe lets the browser show what there is to show, and answer, between two steps of the start: what runs for the first
// time is compiled then.
func breathe() { time.Sleep(time.Millisecond) }

// player passes on what the person at the canvas does.
type player struct{ *table.Table }

// Moved keeps the camera in the link.
func (p player) Moved(v view.Viewport) { p.Table.Moved(v.String()) }

// outside is the browser as the table needs it.
type outside struct {
	table   *table.Table
	host    js.Value
	array   js.Value
	changed bool
	tell    js.Func
	deputy  *deputy.Deputy
	working bool // the deputy's next step is awaited
	step    js.Func
}

// Post copies a message for a worker. What the deputy takes is answered here.
func (o *outside) Post(worker host.Worker, message []byte, expects bool) {
	if worker == host.Analyst && o.deputy.Take(message) {
		o.work()
		return
	}
	o.host.Call("post", string(worker), o.copy(message), expects)
}

// work lets the deputy work until it has answered, in steps between which the page goes on.
func (o *outside) work() {
	if o.working {
		return
	}
	o.working = true
	if o.step.IsUndefined() {
		o.step = js.FuncOf(func(js.Value, []js.Value) any {
			o.working = false
			if o.deputy.Step() {
				o.work()
			}
			return nil
		})
	}
	js.Global().Call("setTimeout", o.step, 0)
}

// Dismiss has a worker ended.
func (o *outside) Dismiss(worker host.Worker) { o.host.Call("dismiss", string(worker)) }

// Renew has a worker forget what it holds.
func (o *outside) Renew(worker host.Worker) { o.host.Call("renew", string(worker)) }

// File copies a part of a file for the page.
func (o *outside) File(part host.File) {
	o.host.Call("file", map[string]any{"id": part.ID, "name": part.Name, "type": part.Type, "last": part.Last, "bytes": o.copy(part.Bytes)})
}

// copy returns bytes as JavaScript's.
func (o *outside) copy(bytes []byte) js.Value {
	array := o.array.New(len(bytes))
	js.CopyBytesToJS(array, bytes)
	return array
}

// Changed tells the page its new state, once for all changes until it is told.
func (o *outside) Changed() {
	if o.changed {
		return
	}
	o.changed = true
	if o.tell.IsUndefined() {
		o.tell = js.FuncOf(func(js.Value, []js.Value) any {
			o.changed = false
			o.host.Call("emit", "page", string(o.table.PageJSON()))
			return nil
		})
	}
	js.Global().Call("setTimeout", o.tell, pause.Milliseconds())
}

// Acted tells the page of every single action, at once.
func (o *outside) Acted() {
	o.host.Call("emit", "state", string(o.table.StateJSON()))
}

// pause is the least time between two states of the page: about a frame. A timer
// is used, not the frame itself, for a hidden page draws no frames.
const pause = 16 * time.Millisecond

// Today is the date of this browser, in its zone.
func (o *outside) Today() puzzle.Day { return puzzle.DayOf(time.Now()) }

// After calls f once.
func (o *outside) After(d time.Duration, f func()) { time.AfterFunc(d, f) }
