package engine

import (
	"errors"
	"slices"
	"testing"
)

// countdown is a job of some steps.
type countdown struct {
	left, all int
	end       func()
}

func (c *countdown) Step() bool {
	if c.left--; c.left <= 0 && c.end != nil {
		c.end()
	}
	return c.left > 0
}

func (c *countdown) Done() float64 { return 1 - float64(c.left)/float64(c.all) }

// answering returns a method that gives one palace.
func answering(name string, palace Position, fits func(Query) error) Method {
	return Method{Name: name, Fits: fits, Palaces: func(Position) ([]Position, error) { return []Position{palace}, nil }}
}

var (
	errTooFar = errors.New("too far out")
	always    = func(Query) error { return nil }
	never     = func(Query) error { return errTooFar }
)

// TestMethods: the first method that fits answers; one that has no function is not asked;
// if none fits, what the last one said that knows the kind of values is the refusal.
func TestMethods(t *testing.T) {
	ms := Methods{{Name: "silent", Fits: always}, answering("a", At(1, 1), never), answering("b", At(2, 2), always), answering("c", At(3, 3), always)}
	if got, err := ms.Palaces(At(9, 9)); err != nil || !slices.Equal(got, []Position{At(2, 2)}) {
		t.Errorf("%v, %v", got, err)
	}
	if got, err := ms[:2].Palaces(At(9, 9)); !errors.Is(err, errTooFar) {
		t.Errorf("%v, %v", got, err)
	}
	stranger := answering("stranger", At(4, 4), func(Query) error { return ErrKind })
	if m, search, err := append(ms[:2:2], stranger).Find(Query{Ask: AskPalaces, At: At(9, 9)}); m != nil || search != nil || !errors.Is(err, errTooFar) {
		t.Errorf("a method that knows nothing about it has the last word: %v, %v, %v", m, search, err)
	}
	if got, err := append(ms[:2:2], stranger).Palaces(At(9, 9)); !errors.Is(err, errTooFar) {
		t.Errorf("a method that knows nothing about it has the last word: %v, %v", got, err)
	}
	if err := append(ms[:2:2], stranger).Refusal(Query{Ask: AskPalaces, At: At(9, 9)}); !errors.Is(err, errTooFar) {
		t.Errorf("a method that knows nothing about it has the last word of a refusal: %v", err)
	}
	if got, err := (Methods{stranger}).Palaces(At(9, 9)); err == nil || errors.Is(err, ErrKind) {
		t.Errorf("%v, %v", got, err)
	}
	rays := []Ray{From(At(9, 9), At(-1, 0), Num(3)), From(At(9, 9), At(0, -1), Num(2))}
	if got, err := ms.Sights(At(9, 9), rays); err != nil || !slices.Equal(got, []int32{1, 1, 1, 1, 1}) {
		t.Errorf("of options that see a palace each: %v, %v", got, err)
	}
	if got, err := ms[:2].Sights(At(9, 9), rays); !errors.Is(err, errTooFar) {
		t.Errorf("of options about which nothing is known: %v, %v", got, err)
	}
	if got, err := ms.Sights(At(9, 9), []Ray{From(At(9, 9), At(-1, 0), Num(mostSights+1))}); err == nil {
		t.Errorf("%d options are listed", len(got))
	}
	blind := answering("blind", At(1, 1), always)
	blind.Sights = func(Position) ([]int32, error) { return nil, errTooFar }
	if got, err := append(ms[:1:1], blind).Sights(At(9, 9), rays); !errors.Is(err, errTooFar) {
		t.Errorf("a method that has the function is not asked: %v, %v", got, err)
	}
	verdicts := ms.Explain(Query{Ask: AskPalaces, At: At(9, 9)})
	if len(verdicts) != 3 || verdicts[0].Err == nil || !errors.Is(verdicts[1].Err, errTooFar) || verdicts[2].Err != nil || verdicts[2].Name != "b" {
		t.Errorf("%+v", verdicts)
	}
}

// TestAskedAboutNothing: a question about no position is refused, before any method looks at it.
func TestAskedAboutNothing(t *testing.T) {
	touched := func(q Query) error { q.At.At(0); return nil }
	ms := Methods{{Name: "all", Fits: touched,
		Palaces: func(p Position) ([]Position, error) { p.At(0); return nil, nil },
		Sights:  func(p Position) ([]int32, error) { p.At(0); return nil, nil },
		Value:   func(_ Kind, p Position) (Int, error) { return p.At(0), nil }}}
	_, palaces := ms.Palaces(Position{})
	_, sights := ms.Sights(Position{}, nil)
	_, value := ms.Value(Outcomes, Position{})
	Finish(ms.Work(Query{Ask: AskPalaces}))
	for _, err := range []error{palaces, sights, value, ms.Refusal(Query{Ask: AskPalaces}), ms.Explain(Query{Ask: AskValue})[0].Err} {
		if !errors.Is(err, ErrWrongDimension) {
			t.Errorf("without a position: %v", err)
		}
	}
}

// TestSearch: a search says later whether its method fits, and the bar never falls.
func TestSearch(t *testing.T) {
	for _, found := range []bool{true, false} {
		known := false
		search := func() Job { return &countdown{5, 5, func() { known = true }} }
		chart := answering("chart", At(1, 1), func(Query) error {
			switch {
			case !known:
				return ErrSearch
			case found:
				return nil
			}
			return errTooFar
		})
		chart.Prepare = func(Query) Job {
			if known {
				return nil
			}
			return search()
		}
		sweep := answering("sweep", At(2, 2), always)
		sweep.Prepare = func(Query) Job { return &countdown{7, 7, nil} }
		ms := Methods{chart, sweep}
		q := Query{Ask: AskPalaces, At: At(9, 9)}

		if v := ms.Explain(q); !errors.Is(v[0].Err, ErrSearch) {
			t.Errorf("before a search: %v", v[0].Err)
		}
		job, last, steps := ms.Work(q), -1.0, 0
		for more := true; more; steps++ {
			more = job.Step()
			if d := job.Done(); d < last || d > 1 || more == (d == 1) {
				t.Fatalf("after step %d, done is %v after %v", steps, d, last)
			} else {
				last = d
			}
		}
		if steps < 5 || !found && steps < 12 {
			t.Errorf("found %v: %d steps", found, steps)
		}
		want := At(2, 2)
		if found {
			want = At(1, 1)
		}
		known = false
		if got, err := ms.Palaces(At(9, 9)); err != nil || got[0] != want {
			t.Errorf("found %v: %v, %v", found, got, err)
		}
	}
}
