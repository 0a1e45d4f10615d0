package wire_test

import (
	"bytes"
	"fmt"
	"math"
	"math/big"
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/view"
	"github.com/palacegames/palace/web/wire"
)

// seen is a layer with something of everything.
var seen = idea.Layer{
	Best: engine.Window{X: -3, Y: 4, W: 50, H: 60}, Bare: true,
	Words: []string{"13 = 100000 in Fibonacci numbers."},
	Figures: []idea.Figure{
		{Kind: idea.Arrow, Points: []idea.Point{{X: -0.5, Y: 1e9}, {X: 3}}, Hue: idea.Gold, Dashed: true, Bold: true, Link: 3},
		{Kind: idea.Tiles, Squares: []engine.Cell{{X: -1, Y: 1 << 40}, {}}, Hue: idea.Class(9), Faint: true, Text: "a"},
	},
	Strips: []idea.Strip{{Title: "The Fibonacci word", From: "1", Letters: []idea.Letter{{Text: "A", Hue: idea.First, Under: "reads", Link: -4, At: []engine.Cell{{X: 1}}}, {}}}},
	Tables: []idea.Table{{Title: "Pairs", Head: []words.Text{"n", "⌊nφ⌋"}, Rows: []idea.Row{
		{Cells: []string{"1", "1"}, Hues: []idea.Hue{idea.Bad}, Link: 5, At: []engine.Cell{{X: 1, Y: 2}}}, {},
	}}},
	Lit: []idea.Link{1, 2},
	Controls: []idea.Control{
		{Name: "piece", Label: "Piece", Options: []idea.Option{{Value: "king", Label: "King"}}, Value: "king"}, {Name: "rules", Lines: 4},
	},
	Steps: idea.Steps{Now: 3, Last: 9, Next: "Place the next queen"},
	Tune:  []idea.Note{{Pitch: -3, Beats: 2, Link: 8}},
}

// samples holds a message of every type, and a picture of every layout.
func samples() []wire.Message {
	pixels := make([]byte, 4*picture.Size*picture.Size)
	for i := range pixels {
		pixels[i] = byte(i * 7)
	}
	window := engine.Window{X: -256, Y: 512, W: 70, H: 2}
	painted := func(values engine.Tile) wire.Message {
		key := picture.Key{Level: 0, X: -1, Y: 2}
		return &wire.Picture{Revision: 9, Picture: picture.Picture{Key: key, Complete: true, Pixels: pixels, Values: values}}
	}
	long, _ := new(big.Int).SetString("-"+strings.Repeat("31415926535", 90), 10)
	distant := engine.Of(engine.Big(long), engine.Num(7))
	keys := []picture.Key{{Level: 3, X: -1, Y: 2}, {Level: 3, X: 4, Y: 1 << 40}}
	return []wire.Message{
		&wire.Start{Revision: 1 << 31, Map: engine.Map{Game: "blocking:5", Kind: engine.PalaceNumbers}, Palette: "safe", Extent: engine.Window{X: -3, Y: -4, W: 5, H: 6}},
		&wire.Start{Map: engine.Map{Game: "subtraction:(0,3,1)(1,0,2)", Origin: engine.Ints(0, 0, 9)}, Palette: "paper", Extent: engine.Window{W: 1, H: 1}},
		&wire.Want{Revision: 7, Want: picture.Want{Level: 3, Keys: keys}},
		painted(engine.Tile{}),
		painted(engine.Tile{Window: window, Bits: []uint64{1, 2, 3, 1 << 63}}),
		painted(engine.Tile{Window: window, Base: 1000, Small: make([]int8, 140)}),
		painted(engine.Tile{Window: window, Wide: make([]int32, 140)}),
		&wire.Progress{Revision: 1, Done: 5, Total: 1 << 50},
		&wire.Start{Map: engine.Map{Game: "blocking:497", Over: "500:1,-1,-3"}, Palette: "paper", Extent: engine.Window{W: 9, H: 9}, Detail: "rift"},
		&wire.Probe{Revision: 3, At: engine.Cell{X: -5, Y: 1 << 33}, Reach: 2},
		&wire.Value{Revision: 3, At: engine.Cell{X: -5, Y: 7}, Value: -2},
		&wire.Value{Revision: 3, At: engine.Cell{X: 1, Y: 1}, Value: 5, Region: "hood", Reach: 2, Around: engine.Tile{Window: engine.Window{W: 2, H: 2}, Wide: []int32{0, 1, -2, 3}}},
		&wire.Labels{Revision: 4, Extent: engine.Window{W: 70, H: 2}, Detail: "skin", List: []atlas.Label{{Text: "épaulette", At: engine.Cell{X: 9, Y: 1 << 40}, Weight: -2}, {Text: "hood"}}},
		&wire.Tallies{Revision: 4, Extent: engine.Window{X: 3, W: 70, H: 2}, List: []atlas.Tally{{Region: "hood", Below: true, Squares: 1 << 40, Differ: 3}, {}}},
		&wire.Ask{ID: 4, Link: "blocking:5@3,3", Player: "perfect", Seed: 77, Round: 3},
		&wire.Ask{ID: 5, Link: "rook@3,3", Round: 4, Distance: true},
		&wire.Ask{ID: 6, Link: "rook@300,3", Round: 4, Rest: true},
		&wire.Answer{ID: 6, Drags: true},
		&wire.Answer{ID: 5, Turns: 3, Mover: true},
		&wire.Answer{ID: 4, Move: engine.At(3, -4), Blocks: []engine.Position{engine.At(1, 2), engine.At(3, 4)}, Palaces: []engine.Position{distant, engine.At(0, 0)}, Method: "Nim-sum"},
		&wire.Answer{ID: 5, Blocks: []engine.Position{engine.At(0, -1), engine.At(math.MinInt, math.MaxInt)}, Palaces: []engine.Position{engine.At(0, -1), engine.At(math.MinInt, math.MaxInt)}},
		&wire.Answer{ID: 6, Blocks: []engine.Position{engine.Ints(1, 2, 3), engine.At(4, 5)}, Palaces: []engine.Position{engine.At(8, 9), engine.Ints(7)}},
		&wire.Answer{ID: 7, Blocks: []engine.Position{engine.At(math.MinInt32, math.MaxInt32)}, Palaces: []engine.Position{engine.At(0, -1), engine.At(math.MinInt32, math.MaxInt32), engine.At(1, 1)}},
		&wire.Answer{ID: 8, Blocks: []engine.Position{engine.At(math.MinInt32-1, 0)}, Palaces: []engine.Position{engine.At(0, math.MaxInt32+1)}},
		&wire.Faults{ID: 9, List: []wire.Fault{{Line: 3, Text: "(4,2) is not what is claimed: it is N"}, {Line: 70000}}},
		&wire.Start{Map: engine.Map{Game: "wythoff", Origin: distant}, Palette: "paper", Extent: engine.Window{X: -1, Y: -1, W: 3, H: 3}},
		&wire.Order{Job: 3, ID: 1 << 20, Map: engine.Map{Game: "blocking:40003", Kind: engine.PalaceNumbers}, Palette: "paper", Extent: engine.Window{W: 80006, H: 80006}, Windows: []engine.Window{{X: 4096, W: 4096, H: 4096}, {Y: 4096, W: 4096, H: 4096}}, Work: []byte{1, 2, 3}, Keys: keys},
		&wire.Report{Job: 3, ID: 7, Result: []byte{4, 5}, Fragments: []picture.Fragment{{Key: keys[0], Part: engine.Window{X: 250, Y: 4, W: 6, H: 2}, Pixels: pixels[:48]}}},
		&wire.Report{ID: 8, Result: []byte{}, Text: "this is no order"},
		&wire.Save{Start: wire.Start{Revision: 5, Map: engine.Map{Game: "wythoff", Origin: distant}, Palette: "safe", Extent: engine.Window{X: -9, W: 1000, H: 7}}, Format: "csv", Lies: view.XUpYRight},
		&wire.Part{Revision: 5, Done: 7, Total: 1 << 40, Bytes: pixels[:300]},
		&wire.Part{Revision: 6, Bytes: []byte{}, Last: true, Text: "the window lies elsewhere"},
		&wire.Taken{Revision: 1 << 31},
		&wire.Pause{Milliseconds: 1 << 31},
		&wire.Progress{ID: 4, Done: 1000, Total: 1000},
		&wire.Round{Round: 1 << 31},
		&wire.Progress{Revision: 2, Text: "K must be at least 1"},
		&wire.Answer{ID: 1, Text: "the game is over"},
		&wire.See{ID: 7, Game: "wythoff", Open: "golden:step=3", Origin: distant, Window: engine.Window{X: -9, W: 30, H: 20}, At: distant, Still: true},
		&wire.See{ID: 8},
		&wire.Seen{ID: 7, Share: 20},
		&wire.Seen{ID: 7, Share: 1000, Text: "this ruleset has no segments"},
		&wire.Seen{ID: 7, Share: 1000, Layer: seen},
	}
}

// TestRoundTrip checks that what is encoded is decoded.
func TestRoundTrip(t *testing.T) {
	for _, m := range samples() {
		got, err := wire.Decode(wire.Encode(m))
		if err != nil {
			t.Errorf("%T: %v", m, err)
			continue
		}
		if !reflect.DeepEqual(got, m) {
			t.Errorf("%T came back different", m)
		}
	}
}

// TestExample checks the message that the package's comment spells out.
func TestExample(t *testing.T) {
	got := wire.Encode(&wire.Progress{Revision: 5, Done: 3, Total: 20})
	if want := []byte{4, 0, 5, 6, 40, 0}; !bytes.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestTruncated checks that no beginning of a message passes for a whole one.
func TestTruncated(t *testing.T) {
	for _, m := range samples() {
		whole := wire.Encode(m)
		step := 1 + len(whole)/1000
		for n := 0; n < len(whole); n += step {
			if _, err := wire.Decode(whole[:n]); err == nil {
				t.Fatalf("%T: the first %d of %d bytes are taken for a message", m, n, len(whole))
			}
		}
		if _, err := wire.Decode(append(whole, 0)); err == nil {
			t.Errorf("%T: a byte too many is not noticed", m)
		}
	}
}

// TestNumbers checks that a number which is none, or longer than any coordinate, is a
// broken message.
func TestNumbers(t *testing.T) {
	number := func(text string) []byte {
		n := new(big.Int)
		n.SetString(text, 10)
		return wire.Encode(&wire.Answer{Move: engine.Of(engine.Big(n))})
	}
	if _, err := wire.Decode(number(strings.Repeat("9", game.MaxDigits))); err != nil {
		t.Error(err)
	}
	if _, err := wire.Decode(number(strings.Repeat("9", game.MaxDigits+3))); err == nil {
		t.Error("a number is taken that is too long")
	}
	b := number("12345678901234567890")
	if _, err := wire.Decode(bytes.Replace(b, []byte("789"), []byte("7e9"), 1)); err == nil {
		t.Error("what has a letter is taken for a number")
	}
}

// TestFragments checks that a fragment lies in its picture.
func TestFragments(t *testing.T) {
	for _, part := range []engine.Window{{X: -1, W: 3, H: 2}, {X: 254, W: 3, H: 2}, {Y: 255, W: 3, H: 2}, {W: 3, H: 1}, {X: 1 << 62, W: 1 << 62, H: 2}} {
		m := &wire.Report{Fragments: []picture.Fragment{{Part: part, Pixels: make([]byte, 24)}}}
		if _, err := wire.Decode(wire.Encode(m)); err == nil {
			t.Errorf("a fragment at %+v is taken", part)
		}
	}
}

// TestKeys checks that a picture lies where squares have coordinates.
func TestKeys(t *testing.T) {
	pixels := make([]byte, 4*picture.Size*picture.Size)
	for _, key := range []picture.Key{{X: 1 << 60}, {Y: math.MinInt}, {Level: 8, X: 1 << 48}, {Level: 8, Y: -1 << 39}} {
		for _, m := range []wire.Message{
			&wire.Want{Want: picture.Want{Level: key.Level, Keys: []picture.Key{key}}},
			&wire.Picture{Picture: picture.Picture{Key: key, Pixels: pixels}},
			&wire.Order{Keys: []picture.Key{key}},
			&wire.Report{Fragments: []picture.Fragment{{Key: key}}},
		} {
			if _, err := wire.Decode(wire.Encode(m)); err == nil {
				t.Errorf("%T: picture %+v is taken", m, key)
			}
		}
	}
}

// FuzzDecode checks that no bytes make Decode panic, and that what it accepts
// can be encoded again.
func FuzzDecode(f *testing.F) {
	for _, m := range samples() {
		if b := wire.Encode(m); len(b) < 10000 {
			f.Add(b)
		}
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := wire.Decode(b)
		if err != nil {
			return
		}
		again, err := wire.Decode(wire.Encode(m))
		if err != nil || !reflect.DeepEqual(again, m) {
			t.Fatalf("%T does not survive another round: %v", m, err)
		}
	})
}

// TestPositions: positions are written as they have been since there were workers, so
// that what the page costs does not grow.
func TestPositions(t *testing.T) {
	long, _ := new(big.Int).SetString("-3141592653589793238462643383", 10)
	for want, m := range map[string]*wire.Answer{
		"08000000000404010000000200000003000000fcffffff00000000":                               {Palaces: []engine.Position{engine.At(1, 2), engine.At(3, -4)}},
		"0800000000020004000200feffffffffffffffff0100000000":                                   {Palaces: []engine.Position{engine.At(1, math.MaxInt)}},
		"08000000000400040002000402000600000000":                                               {Palaces: []engine.Position{engine.At(1, 2), engine.Ints(3)}},
		"08000000040401000000020000002c010000040000000000000000":                               {Blocks: []engine.Position{engine.At(1, 2), engine.At(300, 4)}},
		"080000043a2d33313431353932363533353839373933323338343632363433333833000e000000000000": {Move: engine.Of(engine.Big(long), engine.Num(7))},
		"080002780600060007000a000000000000":                                                   {Text: "x", Move: engine.Ints(3, -4, 5)},
	} {
		if got := fmt.Sprintf("%x", wire.Encode(m)); got != want {
			t.Errorf("%+v is written as %s, not %s", m, got, want)
		}
	}
}
