package main

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/internal/testkit"
)

// charted are the boards that the table in docs/findings.md calls charted.
var charted = []string{
	"subtraction:(2,6)(3,3)(6,2)",
	"subtraction:(1,2)(2,1)(3,3)",
	"subtraction:(1,7)(8,1)(14,14)",
	"subtraction:(2,6)(3,3)(6,1)(19,6)",
	"subtraction:(2,6)(4,11)(6,1)(6,3)(19,5)",
	"subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)",
	"subtraction:(0,6)(6,0)(9,4)",
	"subtraction:(2,7)(6,2)(7,8)",
}

// A window at any distance shows what single answers say: of every charted board, and of others
// that are known there.
func TestWindowsFar(t *testing.T) {
	long, _ := new(big.Int).SetString(strings.Repeat("70", 50), 10)
	for i, game := range append(charted, "rook", "mwythoff:3", "mwythoff:123456", "wythoff", "maharaja", "exile:spiral", "exile:quadrant", "subtraction:(1,2)(2,1)") {
		places := [][2]*big.Int{{long, long}, {big.NewInt(100_000_000), big.NewInt(90_000_000)}}
		if !testkit.Long() { // of each game one, of every other the same
			places = places[i%2 : i%2+1]
		}
		for _, at := range places {
			status, got, complaint := palace("outcomes", game, "--size", "4x3", fmt.Sprintf("--at=%v,%v", at[0], at[1]))
			if status != done || complaint != "" {
				t.Errorf("%s at %v: status %d, %s", game, at, status, complaint)
				continue
			}
			for i, line := range strings.Fields(got) {
				for j, bit := range line {
					if (i+j)%2 > 0 && !testkit.More() {
						continue
					}
					place := fmt.Sprintf("%v,%v", plus(at[0], j), plus(at[1], i))
					_, answer, complaint := palace("query", game, place)
					if p := strings.Contains(answer, `"outcome":"P"`); complaint != "" || p != (bit == '1') {
						t.Fatalf("%s: %s has the outcome %c, and a query says %s%s", game, place, bit, answer, complaint)
					}
				}
			}
		}
	}
}

func plus(v *big.Int, n int) *big.Int { return new(big.Int).Add(v, big.NewInt(int64(n))) }

// The file says where the window lies.
func TestWindowFarJSON(t *testing.T) {
	at := strings.Repeat("9", 100) + "," + strings.Repeat("8", 99)
	_, got, complaint := palace("outcomes", "subtraction:(1,2)(2,1)(3,3)", "--size", "3x2", "--at", at, "--format", "json")
	if !strings.Contains(got, `"at":[`+at+`]`) {
		t.Errorf("%s%s", got, complaint)
	}
}

func TestWindowFarRefusals(t *testing.T) {
	long := strings.Repeat("9", 50)
	for _, test := range []struct{ game, at, want string }{
		{"blocking:5", long + ",3", say("engine/blocking/err-too-far", long+",3", "blocking:5", 1000000000)},
		{"subtraction:(3)(5)(8)", long + ",3", "--at: Y must be 0"},
		{"subtraction:(1,2)(2,1)(3,3)", "-" + long + ",3", say("engine/subtraction/err-negative", "-"+long+",3")},
		{"subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)", long + ",3", say("engine/subtraction/err-too-far", long+",3", "131071,131071", true)},
		{"subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)", "100000000,3000000", say("engine/subtraction/err-too-large", "2097152×2097152", true)},
	} {
		status, out, got := palace("outcomes", test.game, "--size", "3x3", "--at", test.at)
		if status != wrong || out != "" || strings.Count(got, "\n") != 1 || !strings.Contains(got, test.want) {
			t.Errorf("%s at %s: status %d, %q, %q, want %q", test.game, test.at, status, out, got, test.want)
		}
	}
}
