package main

import (
	"bufio"
	"encoding/json"
	"image"
	"image/color"
	"image/png"
	"strconv"
)

// printBits writes a line for each y, in it one digit for each x.
func printBits(out *bufio.Writer, s *sheet) error {
	line := make([]byte, s.window.W+1)
	line[s.window.W] = '\n'
	for y := s.window.Y; y < s.window.Y+s.window.H; y++ {
		for x, v := range s.row(y) {
			line[x] = '0' + byte(v)
		}
		if _, err := out.Write(line); err != nil {
			return err
		}
	}
	return nil
}

// printCSV writes a line for each y, in it one number for each x.
func printCSV(out *bufio.Writer, s *sheet) error {
	var line []byte
	for y := s.window.Y; y < s.window.Y+s.window.H; y++ {
		line = append(appendRow(line[:0], s.row(y)), '\n')
		if _, err := out.Write(line); err != nil {
			return err
		}
	}
	return nil
}

func appendRow(line []byte, row []int32) []byte {
	for x, v := range row {
		if x > 0 {
			line = append(line, ',')
		}
		line = strconv.AppendInt(line, int64(v), 10)
	}
	return line
}

// printJSON writes one object: the game, what the numbers are, the window, and
// the rows, each on a line of its own.
func printJSON(out *bufio.Writer, s *sheet) error {
	w := s.window
	head, err := json.Marshal(struct {
		Game string `json:"game"`
		Kind string `json:"kind"`
		At   [2]int `json:"at"`
		Size [2]int `json:"size"`
	}{s.game.String(), s.kind.String(), [2]int{w.X, w.Y}, [2]int{w.W, w.H}})
	if err != nil {
		return err
	}
	out.Write(head[:len(head)-1])
	out.WriteString(`,"rows":[` + "\n")
	var line []byte
	for y := w.Y; y < w.Y+w.H; y++ {
		line = append(appendRow(append(line[:0], '['), s.row(y)), ']')
		if y+1 < w.Y+w.H {
			line = append(line, ',')
		}
		if _, err := out.Write(append(line, '\n')); err != nil {
			return err
		}
	}
	_, err = out.WriteString("]}\n")
	return err
}

// printPNG writes a picture with one pixel a square: gold for P on black.
func printPNG(out *bufio.Writer, s *sheet) error {
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	return encoder.Encode(out, picture{s})
}

// picture shows a sheet as an image whose pixels are asked for row by row, from
// top to bottom, as the encoder of indexed pictures does.
type picture struct{ *sheet }

var golden = color.Palette{color.RGBA{0x0c, 0x0c, 0x10, 0xff}, color.RGBA{0xf2, 0xc2, 0x30, 0xff}}

func (p picture) ColorModel() color.Model { return golden }
func (p picture) Bounds() image.Rectangle { return image.Rect(0, 0, p.window.W, p.window.H) }
func (p picture) At(x, y int) color.Color { return golden[p.ColorIndexAt(x, y)] }

func (p picture) ColorIndexAt(x, y int) uint8 { return uint8(p.row(p.window.Y + y)[x]) }
