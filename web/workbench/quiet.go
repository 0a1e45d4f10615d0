package workbench

import (
	"runtime"
	"runtime/debug"
)

// mostLitter is how many bytes of garbage may lie about before it is collected after all.
const mostLitter = 128 << 20

// quiet puts off the collection of garbage until done is called, which makes up for it if
// one has become due. An answer makes much garbage at once, and to collect it on the way
// takes about as long as the answer; nobody waits for what is done behind it. Only what
// makes more than mostLitter of it must wait.
func quiet() (done func()) {
	var before runtime.MemStats
	runtime.ReadMemStats(&before)
	percent := debug.SetGCPercent(-1)
	limit := debug.SetMemoryLimit(int64(before.Sys-before.HeapReleased) + mostLitter)
	return func() {
		var now runtime.MemStats
		runtime.ReadMemStats(&now)
		debug.SetMemoryLimit(limit)
		debug.SetGCPercent(percent)
		if now.HeapAlloc >= before.NextGC {
			runtime.GC()
		}
	}
}
