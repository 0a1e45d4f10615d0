package main

import (
	"errors"
	"io"
	"strings"
	"testing"
)

func TestChart(t *testing.T) {
	for game, want := range map[string]string{
		"subtraction:(1,2)(2,1)(3,3)": "31 kinds of blocks, 64 squares wide and high\n",
		"subtraction:(2,6)(3,3)(6,2)": "124 kinds of blocks, 64 squares wide and high\n",
		"subtraction:(1,2)(2,1)":      "16 kinds of blocks, 64 squares wide and high\n",
		"subtraction:(6,2)(7,8)(2,7)": "388 kinds of blocks, 64 squares wide and high\n",
	} {
		if status, out, complaint := palace("chart", game); status != done || complaint != "" || out != want {
			t.Errorf("%s: status %d, %s, prints %q, want %q", game, status, complaint, out, want)
		}
		want = strings.Replace(want, "\n", ", proved again\n", 1)
		if status, out, complaint := palace("chart", "--check", game); status != done || complaint != "" || out != want {
			t.Errorf("%s --check: status %d, %s, prints %q, want %q", game, status, complaint, out, want)
		}
	}
}

func TestChartRefusals(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{nil, "GAME is missing"},
		{[]string{"wythoff"}, "wythoff has no chart: only vector subtraction in two dimensions has"},
		{[]string{"subtraction:(3)(5)(8)"}, say("engine/subtraction/err-no-blocks", "subtraction:(3)(5)(8)")},
		{[]string{"subtraction:(1,2)(9999,1)(1,1)"}, say("engine/subtraction/err-long-moves", "subtraction:(1,1)(1,2)(9999,1)")},
		{[]string{"subtraction:(1,2)(2,1)", "--work", "21"}, "--work: " + most("W", 20)},
		{[]string{"subtraction:(1,2)(2,1)", "5"}, `"5" is one word too many`},
	} {
		status, out, got := palace(append([]string{"chart"}, test.args...)...)
		if status != wrong || out != "" || strings.Count(got, "\n") != 1 || !strings.Contains(got, test.want) {
			t.Errorf("palace chart %q: status %d, %q, %q, want %q", test.args, status, out, got, test.want)
		}
	}
}

// That no chart is found is said to be a limit of the search; with nothing to prove again, --check
// fails.
func TestNoChart(t *testing.T) {
	const game = "subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)"
	status, out, complaint := palace("chart", game, "--work", "1")
	if status != done || complaint != "" || out != "no chart found in 1 million steps; there may be one all the same\n" {
		t.Errorf("status %d, %q, %q", status, out, complaint)
	}
	status, out, complaint = palace("chart", game, "--work", "1", "--check")
	if status != failed || out != "" || complaint != "palace: no chart was found in 1 million steps, so there is nothing to prove again\n" {
		t.Errorf("--check: status %d, %q, %q", status, out, complaint)
	}
}

// wrongChart is one that cannot be proved again.
type wrongChart struct{}

func (wrongChart) Kinds() int   { return 31 }
func (wrongChart) Side() int    { return 64 }
func (wrongChart) Check() error { return errors.New("the chart is wrong") }

func TestWrongChart(t *testing.T) {
	var out strings.Builder
	c := &call{stdout: &out, stderr: io.Discard}
	if err := c.printChart(wrongChart{}, true); err == nil || out.Len() > 0 {
		t.Errorf("a wrong chart is printed as %q, %v", out.String(), err)
	} else if _, ok := err.(misuse); ok {
		t.Errorf("that the chart is wrong is a misuse: %v", err)
	}
}
