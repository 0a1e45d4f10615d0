//go:build js

package board

import (
	"math"
	"strings"
	"syscall/js"
)

// waits says that the loop waits between frames: the browser's events do not need it.
const waits = true

var (
	window   = js.Global()
	document = window.Get("document")
	canvas   js.Value
	cursor   = ""
	mac      = strings.HasPrefix(window.Get("navigator").Get("platform").String(), "Mac")
	pointing bool // the canvas has the focus from a pointer, which needs no ring
)

// attach takes the canvas over from Ebitengine: pointers, wheel and keys come to the
// Board alone. Ebitengine listens on the canvas and calls preventDefault
// for every key, Tab too; so all events are caught on the window on their way down
// and go no further. What the Board has no use for is left to the browser.
func attach(b *Board) (detach func()) {
	canvas = document.Call("querySelector", "canvas")
	dressCanvas()

	var undo []func()
	on := func(target js.Value, name string, passive bool, f func(e js.Value)) {
		fn := js.FuncOf(func(_ js.Value, args []js.Value) any {
			f(args[0])
			return nil
		})
		options := map[string]any{"capture": true, "passive": passive}
		target.Call("addEventListener", name, fn, options)
		undo = append(undo, func() {
			target.Call("removeEventListener", name, fn, options)
			fn.Release()
		})
	}
	// A finger that goes down anywhere else, on a button over the canvas, is none
	// of the Board's business.
	ours := func(name string, f func(e js.Value)) {
		on(window, name, false, func(e js.Value) {
			if !e.Get("target").Equal(canvas) {
				return
			}
			e.Call("stopImmediatePropagation")
			f(e)
		})
	}
	pass := func(js.Value) {}
	for _, name := range []string{"mousedown", "mouseup", "mousemove", "touchend", "touchmove", "dragover", "drop"} {
		ours(name, pass)
	}
	// The browser makes nothing of a finger here: a stroke that ends fast would be a fling to it,
	// and the next tap, on whatever button, would only end that.
	ours("touchstart", func(e js.Value) { e.Call("preventDefault") })
	attachPointers(b, ours)
	attachKeys(b, ours, on)
	on(canvas, "focus", true, func(js.Value) { ringCanvas(!pointing) })
	on(canvas, "blur", true, func(js.Value) { ringCanvas(false) })
	on(window, "resize", true, func(js.Value) { b.do(func() {}) })
	on(document, "visibilitychange", true, func(js.Value) { b.do(func() {}) })

	watch := js.FuncOf(func(js.Value, []js.Value) any {
		b.do(func() {})
		return nil
	})
	observer := window.Get("ResizeObserver").New(watch)
	observer.Call("observe", document.Get("body"))
	return func() {
		observer.Call("disconnect")
		watch.Release()
		for _, f := range undo {
			f()
		}
	}
}

// dressCanvas makes the canvas one that can be reached and named without a mouse.
func dressCanvas() {
	canvas.Call("setAttribute", "tabindex", "0")
	canvas.Call("setAttribute", "role", "application")
	if !canvas.Call("hasAttribute", "aria-label").Bool() {
		canvas.Call("setAttribute", "aria-label", canvasLabel.String())
	}
	style := canvas.Get("style")
	style.Set("touchAction", "none")
	style.Set("userSelect", "none")
	style.Set("webkitUserSelect", "none")
	style.Set("webkitTouchCallout", "none")
	style.Set("outlineOffset", "-3px")
}

// ringCanvas shows or hides the ring that says that the canvas has the keyboard.
func ringCanvas(on bool) {
	outline := "none"
	if on {
		outline = "3px solid #b8860b"
	}
	canvas.Get("style").Set("outline", outline)
}

// pixels returns how many pixels of the screen a canvas covers.
func pixels(width, height float64) (w, h int) {
	ratio := window.Get("devicePixelRatio").Float()
	if !(ratio > 0) {
		ratio = 1
	}
	return int(math.Round(width * ratio)), int(math.Round(height * ratio))
}

// pageSize returns the size in CSS pixels that the page gives the canvas, which had another
// when the last frame was drawn, or the same.
func pageSize(width, height float64) [2]float64 {
	if body := document.Get("body"); canvas.Truthy() && body.Get("clientWidth").Int() > 0 {
		return [2]float64{body.Get("clientWidth").Float(), body.Get("clientHeight").Float()}
	}
	return [2]float64{width, height} // nobody sees it
}

// surface returns the size in pixels of a canvas of width × height CSS pixels, and has the
// canvas become that large: it follows the true ratio of pixels, which changes when the page
// is zoomed (web/site/js/board/surface.js).
func surface(width, height float64) (w, h float64) {
	pw, ph := pixels(width, height)
	if canvas.Truthy() {
		canvas.Set("width", pw)
	}
	return float64(max(pw, 1)), float64(max(ph, 1))
}

func setCursor(name string) {
	if name != cursor && canvas.Truthy() {
		cursor = name
		canvas.Get("style").Set("cursor", name)
	}
}
