package main

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/oeis"
)

// TestQueens: the queens are those of the encyclopedia's sequences and the board's P-positions.
func TestQueens(t *testing.T) {
	status, out, complaint := palace("queens", "--to", "2999")
	if status != done || complaint != "" {
		t.Fatalf("status %d, %s", status, complaint)
	}
	rows := members(t, "A275895", 3000)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if len(lines) != 3000 {
		t.Fatalf("%d lines", len(lines))
	}
	for c, line := range lines {
		if side := sides[rows[c] >= c]; !strings.HasPrefix(line, fmt.Sprintf("%d %d %s ", c, rows[c], side)) {
			t.Errorf("column %d: %q, want row %d", c, line, rows[c])
		}
	}
	_, out, _ = palace("queens", "exile:spiral", "--to", "300")
	numbers := members(t, "A273059", 600)
	lines = strings.Split(strings.TrimSpace(out), "\n")
	_, board, _ := palace("outcomes", "exile:spiral", "--size", "601x601", "--at", "-300,-300")
	if n := strings.Count(board, "1"); n != len(lines) {
		t.Errorf("%d queens, and %d on the board", len(lines), n)
	}
	bits := strings.Fields(board)
	for i, line := range lines {
		var number, x, y, n, arm int
		var letter string
		if _, err := fmt.Sscan(line, &number, &x, &y, &n, &letter, &arm); err != nil {
			t.Fatal(err)
		}
		if number != numbers[i] || bits[y+300][x+300] != '1' || n != (i+3)/4 || i > 0 && arm != (i-1)%4 {
			t.Errorf("queen %d is %q, on square %d", i, line, numbers[i])
		}
	}
	for _, words := range [][]string{
		{"queens"}, {"queens", "--to", "-1"}, {"queens", "--to", "1000000001"}, {"queens", "rook", "--to", "3"},
		{"queens", "exile:spiral", "--to", "3", "--extremes"}, {"table", "nothing"}, {"table", "exile-1", "--rows", "0"}, {"table", "--rows", "3"}, {"table", "exile-1", "exile-2"},
	} {
		if status, out, complaint := palace(words...); status != wrong || out != "" || strings.Count(complaint, "\n") != 1 {
			t.Errorf("%v: status %d, %q, %q", words, status, out, complaint)
		}
	}
}

// TestExtremes holds the farthest queens to all of them, in 200 binary digits.
func TestExtremes(t *testing.T) {
	const n = 30_000
	phi := new(big.Float).SetPrec(200).SetInt64(5)
	phi.Quo(phi.Add(phi.Sqrt(phi), big.NewFloat(1)), big.NewFloat(2))
	var least, most [2]*big.Float // of high queens, and of low ones
	var columns [2][2]int
	for c, row := range members(t, "A275895", n) {
		line, side := new(big.Float).SetPrec(200).SetInt64(int64(c)), 0
		if row >= c {
			line.Mul(line, phi)
			side = 1
		} else {
			line.Quo(line, phi)
		}
		v := new(big.Float).Sub(new(big.Float).SetPrec(200).SetInt64(int64(row)), line)
		if least[side] == nil || v.Cmp(least[side]) < 0 {
			least[side], columns[side][0] = v, c
		}
		if most[side] == nil || v.Cmp(most[side]) > 0 {
			most[side], columns[side][1] = v, c
		}
	}
	_, out, _ := palace("queens", "--to", fmt.Sprint(n-1), "--extremes")
	for side, name := range []string{"high", "low"} {
		want := fmt.Sprintf("%s: seen from %.6f in column %d to %.6f in column %d;", name, least[side], columns[side][0], most[side], columns[side][1])
		if !strings.Contains(out, want) {
			t.Errorf("%s, want %s", out, want)
		}
	}
}

// members returns the first members of a sequence.
func members(t *testing.T, id string, count int) (all []int) {
	t.Helper()
	s, err := oeis.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	next := s.Start()
	for range count {
		all = append(all, int(next().Int64()))
	}
	return slices.Clip(all)
}
