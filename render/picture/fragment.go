package picture

import "github.com/palacegames/palace/engine"

// Fragment is a part of a picture that was painted by somebody else.
type Fragment struct {
	Key
	// Part is where it lies in the picture, in pixels from the picture's first on.
	Part engine.Window
	// Pixels are those of the part, as those of a Picture.
	Pixels []byte
}

// Part returns the pixels that show squares of w, which is one of the key's window,
// counted from the picture's first pixel on. It is empty if there are none.
func (k Key) Part(w engine.Window) engine.Window {
	seen := w.Intersect(k.Window())
	if seen.Empty() {
		return engine.Window{}
	}
	x0, y0 := seen.X>>k.Level, seen.Y>>k.Level
	x1, y1 := (seen.X+seen.W-1)>>k.Level, (seen.Y+seen.H-1)>>k.Level
	return engine.Window{X: x0 - k.X*Size, Y: y0 - k.Y*Size, W: x1 - x0 + 1, H: y1 - y0 + 1}
}

// Cut copies a part of the pixels of a picture.
func Cut(pixels []byte, part engine.Window) []byte {
	out := make([]byte, 0, 4*part.Area())
	for y := part.Y; y < part.Y+part.H; y++ {
		out = append(out, pixels[4*(y*Size+part.X):][:4*part.W]...)
	}
	return out
}

// Paste writes the fragment into the pixels of its picture.
func (f *Fragment) Paste(pixels []byte) {
	for y := range f.Part.H {
		copy(pixels[4*((f.Part.Y+y)*Size+f.Part.X):], f.Pixels[4*y*f.Part.W:][:4*f.Part.W])
	}
}
