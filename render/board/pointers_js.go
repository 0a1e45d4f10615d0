package board

import (
	"syscall/js"

	"github.com/palacegames/palace/render/view"
)

// attachPointers hands the events of mouse, pen, fingers and wheel to b.
func attachPointers(b *Board, ours func(string, func(js.Value))) {
	touch := func(e js.Value, phase view.TouchPhase) {
		b.touch(view.Touch{
			ID: e.Get("pointerId").Int(), Phase: phase,
			X: e.Get("clientX").Float(), Y: e.Get("clientY").Float(), Time: e.Get("timeStamp").Float(),
			Coarse: e.Get("pointerType").String() == "touch",
			Pulls:  e.Get("button").Int() == 1,
		})
	}
	ours("pointerdown", func(e js.Value) {
		// A mouse plays with its main button and pulls with that and the middle one. With
		// Ctrl the main one is a Mac's right one.
		if button := e.Get("button").Int(); button > 1 || button == 0 && mac && e.Get("ctrlKey").Bool() {
			return
		}
		pointing = true
		canvas.Call("focus", map[string]any{"preventScroll": true})
		pointing = false
		ringCanvas(false)
		canvas.Call("setPointerCapture", e.Get("pointerId"))
		touch(e, view.TouchDown)
	})
	ours("pointermove", func(e js.Value) {
		if e.Get("button").Int() > 0 { // another button of the mouse went down besides
			b.LetGo()
		}
		touch(e, view.TouchMove)
	})
	ours("pointerup", func(e js.Value) { touch(e, view.TouchUp) })
	ours("pointercancel", func(e js.Value) { touch(e, view.TouchCancel) })
	ours("lostpointercapture", func(e js.Value) { touch(e, view.TouchCancel) })
	// A mouse that rests comes upon the canvas without a move, when what lay over it has gone.
	ours("pointerover", func(e js.Value) {
		if e.Get("pointerType").String() == "mouse" {
			touch(e, view.TouchMove)
		}
	})
	ours("pointerout", func(e js.Value) {
		if e.Get("pointerType").String() == "mouse" {
			b.leave()
		}
	})
	ours("contextmenu", func(e js.Value) {
		switch e.Get("pointerType").String() {
		case "touch":
			e.Call("preventDefault") // a long touch is a tap, or looks at a square
		case "mouse":
			b.LetGo() // whatever button it was: the browser shows its menu
		}
	})
	ours("wheel", func(e js.Value) {
		e.Call("preventDefault")
		delta := e.Get("deltaY").Float()
		switch e.Get("deltaMode").Int() {
		case 1: // lines
			delta *= 33
		case 2: // pages
			delta *= 240
		}
		b.wheel(e.Get("clientX").Float(), e.Get("clientY").Float(), delta, e.Get("ctrlKey").Bool())
	})
}
