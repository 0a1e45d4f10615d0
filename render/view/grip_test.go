package view

import "testing"

// TestGrip: what a pointer that goes down takes hold of.
func TestGrip(t *testing.T) {
	const piece, target, chooses, picks, board = 1, 2, 4, 8, 16
	for what, want := range map[int]Grip{
		0:                        Pulls,
		piece:                    Pulls, // somebody else is to move
		target:                   Pulls,
		chooses:                  Pulls,
		chooses + piece:          Carries,
		chooses + target:         Pulls, // a tap goes there, and a drag moves the board
		chooses + piece + target: Carries,
		picks:                    Pulls,
		picks + piece:            Pulls, // who blocks does not move
		picks + target:           Paints,
		picks + piece + target:   Paints,
		board + chooses + piece:  Pulls, // the middle button
		board + picks + target:   Pulls,
	} {
		h := Held{Board: what&board > 0, Piece: what&piece > 0, Target: what&target > 0, Chooses: what&chooses > 0, Picks: what&picks > 0}
		if got := h.Grip(); got != want {
			t.Errorf("%+v: grip %d, want %d", h, got, want)
		}
	}
}

// TestCarry: what is told of a piece that is carried, by mouse and by finger.
func TestCarry(t *testing.T) {
	type step struct {
		phase TouchPhase
		x     float64
		time  float64
	}
	down, up := step{TouchDown, 100, 0}, func(x, time float64) step { return step{TouchUp, x, time} }
	move := func(x, time float64) step { return step{TouchMove, x, time} }
	for _, c := range []struct {
		name   string
		coarse bool
		steps  []step
		want   []GestureKind
	}{
		{"a click", false, []step{down, move(104, 10), up(104, 20)}, []GestureKind{Press, Tap, Rest}},
		{"a drag", false, []step{down, move(106, 10), move(140, 20), up(140, 30)}, []GestureKind{Press, Carry, Carry, Drop, Rest}},
		{"a fast drag is no fling", false, []step{down, move(200, 5), up(300, 8)}, []GestureKind{Press, Carry, Drop, Rest}},
		{"a finger trembles", true, []step{down, move(107, 10), up(107, 20)}, []GestureKind{Press, Tap, Rest}},
		{"a finger drags", true, []step{down, move(109, 10), up(150, 30)}, []GestureKind{Press, Carry, Drop, Rest}},
		{"a finger lingers", true, []step{down, move(107, 10), up(107, 900)}, []GestureKind{Press, Linger, Rest}},
		{"a finger lingers, and drags", true, []step{down, move(140, 900), up(140, 950)}, []GestureKind{Press, Carry, Drop, Rest}},
		{"the browser takes it", true, []step{down, move(140, 10), {TouchCancel, 140, 20}}, []GestureKind{Press, Carry, Scratch, Rest}},
	} {
		var r Recognizer
		var got []GestureKind
		for _, s := range c.steps {
			for _, g := range r.Handle(Touch{ID: 1, Phase: s.phase, X: s.x, Time: s.time, Coarse: c.coarse}) {
				got = append(got, g.Kind)
				if g.Kind == Press {
					r.Hold(Carries)
				}
			}
		}
		if len(got) != len(c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: %v, want %v", c.name, got, c.want)
				break
			}
		}
	}
}

// TestSecondFingerPutsThePieceBack: two fingers always move the board.
func TestSecondFingerPutsThePieceBack(t *testing.T) {
	var r Recognizer
	var got []GestureKind
	for _, e := range []Touch{
		{ID: 1, Phase: TouchDown, X: 100}, {ID: 1, Phase: TouchMove, X: 130}, {ID: 2, Phase: TouchDown, X: 200}, {ID: 2, Phase: TouchMove, X: 240},
	} {
		e.Coarse = true
		for _, g := range r.Handle(e) {
			got = append(got, g.Kind)
			if g.Kind == Press {
				r.Hold(Carries)
			}
		}
	}
	want := []GestureKind{Press, Carry, Scratch, Pan, Pinch}
	for i := range want {
		if i >= len(got) || got[i] != want[i] {
			t.Fatalf("%v, want %v", got, want)
		}
	}
}
