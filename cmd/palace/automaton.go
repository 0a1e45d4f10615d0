package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"math/bits"

	"github.com/palacegames/palace/engine/subtraction/chart"
)

// automaton reads the binary digits of x and y side by side, first ones first, and says whether
// (x,y) is P. It begins in state 0, which zeros do not leave.
type automaton struct {
	Game       string   `json:"game"`
	Numeration string   `json:"numeration"`
	Output     []int    `json:"output"` // 1 for P
	Next       [][4]int `json:"next"`   // behind the digits (0,0), (0,1), (1,0) and (1,1) of x and y
}

// mostStates bounds the states before those that say the same are taken together, and mostBehind the
// squares that are looked at behind all states that are left.
const (
	mostStates = 1 << 22
	mostBehind = 1 << 25
)

// automatonOf returns the smallest automaton of a chart. The digits of a square's block lead to its kind, and
// the last ones to its place there; so a state is a kind and as many last digits.
func automatonOf(m *chart.Map, game string) (*automaton, error) {
	side, long := m.Side(), bits.Len(uint(m.Side()))-1
	if side != 1<<long || m.Kinds() > mostStates>>(2*long) {
		return nil, fmt.Errorf("no automaton is made of %d kinds of blocks of %dx%d squares", m.Kinds(), side, side)
	}
	n := m.Kinds() << (2 * long)
	next, class := make([][4]int32, n), make([]int32, n)
	for state := range next {
		kind, x, y := state>>(2*long), state>>long%side, state%side
		if m.Palace(kind, x, y) {
			class[state] = 1
		}
		to := m.Quarters(kind)[x>>(long-1)+2*(y>>(long-1))]
		for d := range next[state] {
			next[state][d] = int32(to<<(2*long) + (2*x%side+d/2)<<long + 2*y%side + d%2)
		}
	}
	output := class
	for classes := 0; ; { // Moore's algorithm
		same := map[[5]int32]int32{}
		finer := make([]int32, n)
		for state, to := range next {
			key := [5]int32{class[state], class[to[0]], class[to[1]], class[to[2]], class[to[3]]}
			if _, known := same[key]; !known {
				same[key] = int32(len(same))
			}
			finer[state] = same[key]
		}
		if class = finer; len(same) == classes {
			break
		}
		classes = len(same)
	}
	a := &automaton{Game: game, Numeration: "msd_2"}
	number, queue := map[int32]int{class[0]: 0}, []int32{0}
	for i := 0; i < len(queue); i++ {
		var to [4]int
		for d, state := range next[queue[i]] {
			if _, known := number[class[state]]; !known {
				number[class[state]] = len(queue)
				queue = append(queue, state)
			}
			to[d] = number[class[state]]
		}
		a.Output, a.Next = append(a.Output, int(output[queue[i]])), append(a.Next, to)
	}
	return a, nil
}

// check proves the automaton straight from the rules. States meet two by two in finitely many ways: those
// that follow from the corner, outside of which is -1. With so many further digits that no move leads over
// more squares than they count, the options of all squares behind the last of four states lie behind the four.
func (a *automaton) check(moves [][2]int) error {
	digits := 0
	for _, m := range moves {
		digits = max(digits, bits.Len(uint(max(m[0], m[1]))))
	}
	if len(a.Next) > mostBehind>>(2*digits) {
		return fmt.Errorf("an automaton of %d states for moves over up to %d squares is too large to be proved", len(a.Next), 1<<digits)
	}
	side := 1 << digits
	behind := make([][]bool, len(a.Next)) // the outcomes behind a state, row by row
	palace := func(state, x, y int) bool {
		if state >= 0 && behind[state] == nil {
			for at := range side * side {
				to := state
				for i := digits - 1; i >= 0; i-- {
					to = a.Next[to][at%side>>i%2*2+at/side>>i%2]
				}
				behind[state] = append(behind[state], a.Output[to] == 1)
			}
		}
		return state >= 0 && behind[state][y*side+x]
	}
	first := [4]int{-1, -1, -1, 0} // diagonally, above, to the left, and the state itself
	met, queue := map[[4]int]bool{first: true}, [][4]int{first}
	for ; len(queue) > 0; queue = queue[1:] {
		w := queue[0]
		for at := range side * side {
			x, y, won := at%side, at/side, false
			for _, m := range moves {
				i, j := side+x-m[0], side+y-m[1]
				won = won || palace(w[i/side+j/side*2], i%side, j%side)
			}
			if won == palace(w[3], x, y) {
				return errors.New("the automaton is wrong: a square does not follow from its options")
			}
		}
		for last := range 4 {
			var to [4]int
			for i := range to {
				x, y := 1+last%2+i%2, 1+last/2+i/2 // among the states behind w, which lie four by four
				if to[i] = w[x/2+y/2*2]; to[i] >= 0 {
					to[i] = a.Next[to[i]][x%2*2+y%2]
				}
			}
			if !met[to] {
				met[to] = true
				queue = append(queue, to)
			}
		}
	}
	return nil
}

// write writes it as JSON, or as Walnut reads its word automata.
func (a *automaton) write(out *bufio.Writer, format string) error {
	if format == "json" {
		return json.NewEncoder(out).Encode(a)
	}
	fmt.Fprintf(out, "%s %s\n", a.Numeration, a.Numeration)
	for state, to := range a.Next {
		fmt.Fprintf(out, "\n%d %d\n", state, a.Output[state])
		for d, behind := range to {
			fmt.Fprintf(out, "%d %d -> %d\n", d/2, d%2, behind)
		}
	}
	return nil
}
