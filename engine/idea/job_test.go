package idea

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
)

// counted is a job of n steps that notes them.
type counted struct {
	name string
	n, i int
	log  *[]string
}

func (c *counted) Step() bool {
	*c.log = append(*c.log, c.name)
	c.i++
	return c.i < c.n
}

func (c *counted) Done() float64 { return float64(c.i) / float64(c.n) }

// TestInTurn: jobs come one after the other, those that are known later and those that are none
// too, and what is done never falls.
func TestInTurn(t *testing.T) {
	var log []string
	job := InTurn(nil, &counted{"a", 3, 0, &log}, Later(func() engine.Job { return nil }),
		Later(func() engine.Job { return &counted{"b", 2, 0, &log} }), nil, &counted{"c", 1, 0, &log})
	last := job.Done()
	for more := true; more; {
		more = job.Step()
		if done := job.Done(); done < last || done > 1 {
			t.Errorf("done falls from %g to %g", last, done)
		} else {
			last = done
		}
	}
	if want := []string{"a", "a", "a", "b", "b", "c"}; !slices.Equal(log, want) || last != 1 {
		t.Errorf("%v, done %g", log, last)
	}
}
