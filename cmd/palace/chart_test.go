package main

import (
	"strings"
	"testing"
)

func TestChart(t *testing.T) {
	for game, want := range map[string]string{
		"subtraction:(1,2)(2,1)(3,3)": "31 kinds of blocks, 64 squares wide and high\n",
		"subtraction:(2,6)(3,3)(6,2)": "124 kinds of blocks, 64 squares wide and high\n",
		"subtraction:(1,2)(2,1)":      "16 kinds of blocks, 64 squares wide and high\n",
	} {
		if status, out, complaint := palace("chart", game); status != done || complaint != "" || out != want {
			t.Errorf("%s: status %d, %s, prints %q, want %q", game, status, complaint, out, want)
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
		{[]string{"subtraction:(3)(5)(8)"}, "only games in two dimensions have"},
		{[]string{"subtraction:(1,2)(9999,1)(1,1)"}, "are too large for blocks"},
		{[]string{"subtraction:(1,2)(2,1)", "--work", "21"}, "--work: W must be at most 20"},
		{[]string{"subtraction:(1,2)(2,1)", "5"}, `"5" is one word too many`},
	} {
		status, out, got := palace(append([]string{"chart"}, test.args...)...)
		if status != wrong || out != "" || strings.Count(got, "\n") != 1 || !strings.Contains(got, test.want) {
			t.Errorf("palace chart %q: status %d, %q, %q, want %q", test.args, status, out, got, test.want)
		}
	}
}
