package screen

import "syscall/js"

// attachKeys hands the keys to s that are its own or the host's. Combinations
// with Ctrl, Alt and Meta, and Tab and the function keys, are the browser's.
func attachKeys(s *Screen, ours func(string, func(js.Value)), on func(js.Value, string, bool, func(js.Value))) {
	down := map[string]bool{} // the host's keys that are down, and whether they were of use
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
		// A key that is held repeats itself only where that moves something.
		if e.Get("repeat").Bool() {
			if used, held := down[name]; held {
				if used {
					e.Call("preventDefault")
				}
				return
			}
		}
		ringCanvas(true)
		shift := e.Get("shiftKey").Bool()
		if s.own(name) {
			s.key(name, shift)
			e.Call("preventDefault")
			return
		}
		down[name] = s.key(name, shift)
		if down[name] {
			e.Call("preventDefault")
		}
	})
	up := func(name string) {
		if name == "Shift" {
			s.unshift()
		}
		if used := down[name]; used {
			s.host.Release(name)
		}
		delete(down, name)
	}
	ours("keyup", func(e js.Value) { up(e.Get("key").String()) })
	on(window, "blur", true, func(js.Value) {
		up("Shift")
		for name := range down {
			up(name)
		}
	})
}
