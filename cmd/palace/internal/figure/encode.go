package figure

import (
	"image"
	"image/color"
	"image/png"
	"io"
)

// Encode writes a picture as PNG, by the numbers of its colours if they are few.
func Encode(w io.Writer, img *image.RGBA) error {
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if p := indexed(img); p != nil {
		return encoder.Encode(w, p)
	}
	// Averages differ from pixel to pixel: there is little to gain by much work.
	encoder.CompressionLevel = png.DefaultCompression
	return encoder.Encode(w, img)
}

// indexed returns the same picture with a palette, or nil if it has more than 256
// colours.
func indexed(img *image.RGBA) *image.Paletted {
	p := image.NewPaletted(img.Rect, nil)
	index := map[color.RGBA]uint8{}
	for i := range p.Pix {
		c := color.RGBA{img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2], img.Pix[4*i+3]}
		at, known := index[c]
		if !known {
			if len(index) == 256 {
				return nil
			}
			at = uint8(len(index))
			index[c] = at
			p.Palette = append(p.Palette, c)
		}
		p.Pix[i] = at
	}
	return p
}
