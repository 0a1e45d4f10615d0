package view

import "math"

// Clip cuts the segment from (x0, y0) to (x1, y1) to the rectangle from (0, 0) to
// (w, h) grown by margin on every side, and reports whether anything is left.
func Clip(x0, y0, x1, y1, w, h, margin float64) (cx0, cy0, cx1, cy1 float64, ok bool) {
	from, to := 0.0, 1.0
	dx, dy := x1-x0, y1-y0
	for _, side := range [4][2]float64{
		{-dx, x0 + margin}, {dx, w + margin - x0},
		{-dy, y0 + margin}, {dy, h + margin - y0},
	} {
		towards, room := side[0], side[1]
		switch {
		case towards == 0 && room < 0:
			return 0, 0, 0, 0, false
		case towards > 0:
			to = min(to, room/towards)
		case towards < 0:
			from = max(from, room/towards)
		}
	}
	if from > to || math.IsNaN(from) || math.IsNaN(to) {
		return 0, 0, 0, 0, false
	}
	return x0 + from*dx, y0 + from*dy, x0 + to*dx, y0 + to*dy, true
}

// Ticks returns the step between the labels of a ruler whose squares are scale
// pixels apart, so that labels stand at least room pixels apart: 1, 2 or 5 times
// a power of ten.
func Ticks(scale, room float64) int {
	step := 1
	for {
		for _, m := range [...]int{1, 2, 5} {
			if float64(step*m)*scale >= room {
				return step * m
			}
		}
		if step > math.MaxInt/100 {
			return step
		}
		step *= 10
	}
}

// Smoothstep returns how far v is on the way from a to b, between 0 and 1 and smooth
// at both ends.
func Smoothstep(a, b, v float64) float64 {
	t := min(max((v-a)/(b-a), 0), 1)
	return t * t * (3 - 2*t)
}
