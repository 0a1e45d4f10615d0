package conjecture_test

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/engine/blocking/region"
)

// The skin of the arm as far as its third stage: [CLN15] Section 3.4. To the left of
// it a row has k - f(2n+2) palaces; the paper prints f(2n+3).
func TestArmSkin(t *testing.T) {
	const rows = 3100
	arm, err := conjecture.NewArm(rows)
	if err != nil {
		t.Fatal(err)
	}
	var layers []region.Layer
	var values [][]int32
	arm.Skin(0, rows, func(row int, layer region.Layer, rel []int32) {
		if row != len(layers) || len(rel) != layer.Thickness() {
			t.Fatalf("row %d: %+v with %v", row, layer, rel)
		}
		layers = append(layers, layer)
		values = append(values, rel)
	})
	var got []conjecture.Stretch
	for _, s := range conjecture.Stretches(0, layers) {
		if !s.Steady || s.Stage == 0 {
			continue
		}
		got = append(got, s)
		for row, rel := range values[s.First : s.Last+1] {
			if slices.Min(rel) < -2 {
				t.Fatalf("row %d of the skin holds %v", s.First+row, rel)
			}
		}
	}
	want := []conjecture.Stretch{
		{First: 4, Last: 68, Stage: 1, Steady: true, Thinnest: 3, Thickest: 3},
		{First: 82, Last: 2753, Stage: 2, Steady: true, Thinnest: 8, Thickest: 8},
		{First: 2968, Last: rows - 1, Stage: 3, Steady: true, Thinnest: 21, Thickest: 21},
	}
	if !slices.Equal(got, want) {
		t.Errorf("the stages are %+v, want %+v", got, want)
	}
	for row, n := range map[int]region.Stage{20: 1, 1000: 2, 3000: 3} {
		if before := arm.Before(row); before != 3*rows-n.Thickness() {
			t.Errorf("row %d: %d palaces before the skin, want %d", row, before, 3*rows-n.Thickness())
		}
	}
}

func TestArmTooLong(t *testing.T) {
	for _, rows := range []int{1 << 19, 1 << 40} {
		if _, err := conjecture.NewArm(rows); err == nil {
			t.Errorf("an arm of %d rows is prepared", rows)
		}
	}
}
