package board

import "syscall/js"

// attachKeys hands the keys to s that are its own. Combinations with Ctrl, Alt and Meta,
// and Tab and the function keys, are the browser's.
func attachKeys(b *Board, ours func(string, func(js.Value)), on func(js.Value, string, bool, func(js.Value))) {
	ours("keydown", func(e js.Value) {
		if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("altKey").Bool() || e.Get("isComposing").Bool() {
			return
		}
		name := e.Get("key").String()
		switch name {
		case "Tab", "Shift", "CapsLock", "NumLock", "Dead", "Unidentified", "Process":
			return
		}
		if len(name) > 1 && name[0] == 'F' && name[1] >= '0' && name[1] <= '9' {
			return
		}
		own := own(name)
		// A key that is held repeats itself only where that moves something.
		if own || !e.Get("repeat").Bool() {
			ringCanvas(true)
		}
		if own {
			b.key(name, e.Get("shiftKey").Bool())
			e.Call("preventDefault")
		}
	})
	ours("keyup", func(e js.Value) {
		if e.Get("key").String() == "Shift" {
			b.unshift()
		}
	})
	on(window, "blur", true, func(js.Value) { b.unshift() })
}
