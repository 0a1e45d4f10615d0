package workbench

import (
	"runtime"
	"runtime/debug"
)

// mostLitter is how many bytes of garbage may lie about before it is collected after all.
const mostLitter = 128 << 20

// quiet is a time in which the collection of garbage is put off, and made up for at its
// end if one has become due. An answer makes much garbage at once, and to collect it on
// the way takes about as long as the answer; nobody waits for what is done behind it. Only
// what makes more than mostLitter of it must wait.
type quiet struct {
	on      bool
	percent int    // at which garbage was collected before
	limit   int64  // and what the memory was limited to
	due     uint64 // the size of the heap at which the next collection is near
}

// begin begins a quiet time, or goes on with the one that has begun.
func (q *quiet) begin() {
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	switch {
	case !q.on:
		q.on, q.due, q.percent = true, now.NextGC-now.NextGC/4, debug.SetGCPercent(-1)
		q.limit = debug.SetMemoryLimit(-1)
	case now.HeapAlloc >= q.due+mostLitter/2:
		runtime.GC()
		runtime.ReadMemStats(&now)
		q.due = 2 * now.HeapAlloc
	}
	debug.SetMemoryLimit(int64(now.Sys-now.HeapReleased) + mostLitter)
}

// end ends it.
func (q *quiet) end() {
	if !q.on {
		return
	}
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	debug.SetMemoryLimit(q.limit)
	debug.SetGCPercent(q.percent)
	q.on = false
	if now.HeapAlloc >= q.due {
		runtime.GC()
	}
}
