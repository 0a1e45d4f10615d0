package workbench

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

var litter [][]byte

// Garbage is collected behind a quiet time, not in it, and only if there is much; then all
// goes on as before.
func TestQuiet(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(100))
	collected := func() uint32 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.NumGC
	}
	runtime.GC()
	for _, much := range []bool{true, false} {
		before := collected()
		var q quiet
		q.begin()
		megabytes := 1
		if much { // just enough for a collection to be due
			var now runtime.MemStats
			runtime.ReadMemStats(&now)
			megabytes += max(1, (int(q.due)-int(now.HeapAlloc))>>20+1)
		}
		for range megabytes {
			litter = [][]byte{make([]byte, 1<<20)}
			q.begin() // once more: one and the same quiet time
		}
		if collected() != before {
			t.Error("garbage was collected in a quiet time")
		}
		q.end()
		if got := collected() > before; got != much {
			t.Errorf("much garbage: %t; collected: %t", much, got)
		}
		if percent := debug.SetGCPercent(100); percent != 100 {
			t.Errorf("garbage is collected at %d %% from now on", percent)
		}
	}
}

// However long a quiet time is, garbage does not pile up.
func TestQuietIsBounded(t *testing.T) {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	for _, often := range []bool{false, true} {
		var q quiet
		q.begin()
		for range 12 * mostLitter >> 20 {
			litter = [][]byte{make([]byte, 1<<20)}
			if often {
				q.begin()
			}
			time.Sleep(10 * time.Microsecond) // the collector needs a processor, too
		}
		runtime.ReadMemStats(&after)
		q.end()
		if grown := after.Sys - before.Sys; grown > 2*mostLitter {
			t.Errorf("begun often: %t; the program has grown by %d MB", often, grown>>20)
		}
	}
}
