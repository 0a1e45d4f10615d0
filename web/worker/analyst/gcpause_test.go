package analyst

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

var litter [][]byte

// Garbage is collected behind a pause, not in it, and only if there is much; then all
// goes on as before.
func TestGCPause(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(100))
	collected := func() uint32 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.NumGC
	}
	runtime.GC()
	for _, much := range []bool{true, false} {
		before := collected()
		var p gcPause
		p.begin()
		megabytes := 1
		if much { // just enough for a collection to be due
			var now runtime.MemStats
			runtime.ReadMemStats(&now)
			megabytes += max(1, (int(p.due)-int(now.HeapAlloc))>>20+1)
		}
		for range megabytes {
			litter = [][]byte{make([]byte, 1<<20)}
			p.begin() // again: one and the same pause
		}
		if collected() != before {
			t.Error("garbage was collected in a pause")
		}
		p.end()
		if got := collected() > before; got != much {
			t.Errorf("much garbage: %t; collected: %t", much, got)
		}
		if percent := debug.SetGCPercent(100); percent != 100 {
			t.Errorf("garbage is collected at %d %% from now on", percent)
		}
	}
}

// However long a pause is, garbage does not pile up.
func TestGCPauseIsBounded(t *testing.T) {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	for _, often := range []bool{false, true} {
		var p gcPause
		p.begin()
		for range 12 * mostLitter >> 20 {
			litter = [][]byte{make([]byte, 1<<20)}
			if often {
				p.begin()
			}
			time.Sleep(10 * time.Microsecond) // the collector needs a processor, too
		}
		runtime.ReadMemStats(&after)
		p.end()
		if grown := after.Sys - before.Sys; grown > 2*mostLitter {
			t.Errorf("begun often: %t; the program has grown by %d MB", often, grown>>20)
		}
	}
}
