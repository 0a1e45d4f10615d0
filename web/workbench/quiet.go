package workbench

import (
	"runtime"
	"runtime/debug"
)

// quiet puts off the collection of garbage until done is called, which makes up for it if
// one has become due. An answer makes much garbage at once, and to collect it on the way
// takes about as long as the answer; nobody waits for what is done behind it.
func quiet() (done func()) {
	var before runtime.MemStats
	runtime.ReadMemStats(&before)
	percent := debug.SetGCPercent(-1)
	return func() {
		var now runtime.MemStats
		runtime.ReadMemStats(&now)
		debug.SetGCPercent(percent)
		if now.HeapAlloc >= before.NextGC {
			runtime.GC()
		}
	}
}
