package board

import "syscall/js"

// attachKeys hands the keys to s that are its own. Combinations with Ctrl, Alt and Meta,
// and Tab and the function keys, are the browser's.
func attachKeys(b *Board, ours func(string, func(js.Value)), on func(js.Value, string, bool, func(js.Value))) {
	ours("keydown", func(e js.Value) {
		if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("altKey").Bool() || e.Get("isComposing").Bool() {
			return
		}
		name := keyOf(e)
		switch name {
		case "Tab", "Shift", "CapsLock", "NumLock", "Dead", "Unidentified", "Process":
			return
		}
		if len(name) > 1 && name[0] == 'F' && name[1] >= '0' && name[1] <= '9' {
			return
		}
		own, again := own(name), e.Get("repeat").Bool()
		// A key that is held repeats itself only where that moves something.
		if own || !again {
			ringCanvas(true)
		}
		if own {
			if !again || !chooses(name) {
				b.key(name, e.Get("shiftKey").Bool())
			}
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

// keyOf returns a key's name whatever the layout of the keyboard is, as the frame's script knows it.
func keyOf(e js.Value) string {
	if f := window.Get("keyOf"); f.Type() == js.TypeFunction {
		return f.Invoke(e).String()
	}
	return e.Get("key").String()
}

// chooses reports whether a key does something to the square that the cursor is on: once, however
// long it is held.
func chooses(name string) bool { return name == "Enter" || name == " " }
