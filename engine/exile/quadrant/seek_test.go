package quadrant_test

import (
	"math/big"
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/exile/quadrant"
)

// TestSeek: a square far out is found out about in many steps that are told of, and then it is
// known without more work; the answer is the same as at once.
func TestSeek(t *testing.T) {
	number := func(digits string, n int) *big.Int {
		v, _ := new(big.Int).SetString(strings.Repeat(digits, n)[:n], 10)
		return v
	}
	for _, c := range [][2]*big.Int{
		{number("31415926", 200), number("27182818", 200)},
		{number("27182818", 120), number("31415926", 121)},
		{big.NewInt(5), number("141421356", 150)},
		{number("141421356", 90), number("141421356", 90)},
	} {
		far := quadrant.NewDistant()
		seeking := far.Seek(c[0], c[1])
		steps, last := 0, 0.0
		for more := true; more; steps++ {
			more = seeking.Step()
			if done := seeking.Done(); done < last || done > 1 || !more && done != 1 {
				t.Fatalf("from %v to %v, more: %v", last, done, more)
			} else {
				last = done
			}
		}
		if steps < 60 {
			t.Errorf("only %d steps", steps)
		}
		got, err := far.Lower(c[0], c[1])
		if err != nil {
			t.Fatal(err)
		}
		if want, err := quadrant.NewDistant().Lower(c[0], c[1]); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%v, not %v: %v", got, want, err)
		}
	}
}
