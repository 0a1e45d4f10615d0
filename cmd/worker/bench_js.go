package main

import (
	"syscall/js"

	"github.com/palacegames/palace/cmd/worker/internal/bench"
	"github.com/palacegames/palace/render/picture/average"
)

// timeTrial is engine.bench(game, size, level): it does a trial at once and returns
// {ms, squares, sum, colors}, or {failed: "why"}. Meanwhile it calls host.progress(done, total).
// Averages are counted by the kernel.
func timeTrial(args []js.Value, kernel average.Kernel) any {
	host := js.Global().Get("host")
	trial := bench.Trial{Game: args[0].String(), Size: args[1].Int(), Level: args[2].Int(), Kernel: kernel}
	out, err := trial.Run(func(done, total int) { host.Call("progress", done, total) })
	if err != nil {
		return map[string]any{"failed": err.Error()}
	}
	bytes := make([]byte, 0, 3*len(out.Colors))
	for _, c := range out.Colors {
		bytes = append(bytes, c.R, c.G, c.B)
	}
	colors := js.Global().Get("Uint8Array").New(len(bytes))
	js.CopyBytesToJS(colors, bytes)
	return map[string]any{"ms": out.Milliseconds, "squares": out.Squares, "sum": float64(out.Sum), "colors": colors}
}
