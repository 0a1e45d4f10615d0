package idea

import (
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

// chooser is an idea of which something can be chosen: a size that does not count in the dark, and a
// number that the layer chooses as long as nobody has.
type chooser struct{ at Gaze }

var size, light, number = Choice{Name: "size", Label: "Size", Options: []Option{{Value: "small"}, {Value: "large"}}},
	Choice{Name: "light", Options: []Option{{Value: "on"}, {Value: "off"}}},
	Choice{Name: "number", Lines: 1, Read: Number("the number", 3, 9)}

func (c *chooser) Choices() []Choice {
	hidden := size
	hidden.Hidden = c.at.Chosen["light"] == "off"
	return []Choice{light, hidden, number, {Name: "seen", Label: "Seen", Usual: "1"}}
}

func (c *chooser) Look(at Gaze) (engine.Job, error) {
	if c.at = at; at.Chosen["light"] == "off" {
		at.Chosen["size"] = "small"
	}
	return nil, nil
}

func (c *chooser) Layer() (Layer, error) {
	if c.at.Chosen["number"] == "" {
		c.at.Chosen["number"] = "7"
	}
	l := Layer{Controls: []Control{{Name: "seen", Label: "Seen", Value: c.at.Chosen["seen"], Options: []Option{{Value: "1"}, {Value: "2"}}}}}
	for _, k := range c.Choices() {
		l.Words = append(l.Words, k.Name+"="+c.at.Chosen[k.Name])
	}
	return l, nil
}

// nowhere is a game of one pile that knows its positions.
type nowhere struct{ engine.Game }

func (nowhere) Check(p engine.Position) error {
	if p.At(0).Sign() < 0 {
		return errLong
	}
	return nil
}

// TestChoices: what is chosen is read, filled up with what is usual, shown as it is, and refused in
// Look or, where that hangs on what is seen, in Layer.
func TestChoices(t *testing.T) {
	for text, want := range map[string]string{
		"":                     "light=on size=small number=7 seen=1",
		"size=large":           "light=on size=large number=7 seen=1",
		"number= 05":           "light=on size=small number=5 seen=1",
		"light=off":            "light=off number=7 seen=1",
		"light=off;size=large": "light=off size=small number=7 seen=1",
		"seen=2":               "light=on size=small number=7 seen=2",
		"size=huge":            `"huge" is not a choice for "Size"`,
		"number=2":             `the number must be a number from 3 to 9, not "2"`,
		"number=10":            `the number must be a number from 3 to 9, not "10"`,
		"number=x":             `the number must be a number from 3 to 9, not "x"`,
		"seen=3":               `"3" is not a choice for "Seen"`,
		"unseen=1":             `there is nothing called "unseen" to choose here`,
	} {
		o, err := Read("it" + strings.TrimRight(":"+text, ":"))
		if err != nil {
			t.Fatal(err)
		}
		seen := On(nowhere{}, &chooser{})
		got := ""
		_, err = seen.Look(Gaze{Chosen: o.Chosen})
		if err == nil {
			var l Layer
			if l, err = seen.Layer(); err == nil {
				for _, k := range l.Controls {
					got += " " + k.Name + "=" + k.Value
				}
			}
		}
		if err != nil {
			got = err.Error()
		}
		if strings.TrimSpace(got) != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// TestNothingToChoose: of an idea that declares nothing, nothing can be chosen, and who points at
// what is no position points at nothing.
func TestNothingToChoose(t *testing.T) {
	plain := &still{}
	seen := On(nowhere{}, plain)
	if _, err := seen.Look(Gaze{Chosen: Chosen{"size": "small"}}); err == nil {
		t.Error("a size is chosen of what has none")
	}
	for at, points := range map[int]bool{-1: false, 0: true, 5: true} {
		if _, err := seen.Look(Gaze{At: engine.Ints(at)}); err != nil || plain.at.Points() != points {
			t.Errorf("pointing at %d: %v, %v", at, plain.at.At, err)
		}
	}
	if On(nowhere{}, nil) != nil {
		t.Error("of no illustration there is one")
	}
	if _, gradual := seen.(Gradual); gradual {
		t.Error("it is seen better and better")
	}
}

type still struct{ at Gaze }

func (s *still) Look(at Gaze) (engine.Job, error) { s.at = at; return nil, nil }
func (s *still) Layer() (Layer, error)            { return Layer{Words: []string{strconv.Itoa(s.at.Step)}}, nil }
