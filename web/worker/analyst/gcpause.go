package analyst

import (
	"runtime"
	"runtime/debug"
)

// mostLitter is how many bytes of garbage may lie about before it is collected after all.
const mostLitter = 128 << 20

// gcPause is a time in which the collection of garbage is put off, and made up for at its
// end if one has become due. An answer makes much garbage at once, and to collect it on
// the way takes about as long as the answer; nobody waits for what is done behind it. Only
// what makes more than mostLitter of it must wait.
type gcPause struct {
	on      bool
	percent int    // at which garbage was collected before
	limit   int64  // and what the memory was limited to
	due     uint64 // the size of the heap at which the next collection is near
}

// begin begins a pause, or goes on with the one that has begun.
func (p *gcPause) begin() {
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	switch {
	case !p.on:
		p.on, p.due, p.percent = true, now.NextGC-now.NextGC/4, debug.SetGCPercent(-1)
		p.limit = debug.SetMemoryLimit(-1)
	case now.HeapAlloc >= p.due+mostLitter/2:
		runtime.GC()
		runtime.ReadMemStats(&now)
		p.due = 2 * now.HeapAlloc
	}
	debug.SetMemoryLimit(int64(now.Sys-now.HeapReleased) + mostLitter)
}

// end ends it.
func (p *gcPause) end() {
	if !p.on {
		return
	}
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	debug.SetMemoryLimit(p.limit)
	debug.SetGCPercent(p.percent)
	p.on = false
	if now.HeapAlloc >= p.due {
		runtime.GC()
	}
}
