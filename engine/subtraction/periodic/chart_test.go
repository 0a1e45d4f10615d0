package periodic

import (
	"math/big"
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestChartWithoutPeriod: far out it errs, where no period is known, and nowhere else.
func TestChartWithoutPeriod(t *testing.T) {
	far := engine.Big(new(big.Int).Lsh(big.NewInt(1), 200))
	c := &Chart{planes: [][]uint64{{0b0001_1001_1001}}, mark: 8}
	if _, err := c.Around(far); err == nil {
		t.Error("it is seen around 2^200")
	}
	if v, err := c.Value(far); err == nil {
		t.Errorf("the value of 2^200 is %d", v)
	}
	if v, err := c.Value(engine.Num(4)); err != nil || v != 0 {
		t.Errorf("the value of 4 is %d, %v", v, err)
	}
	c.period = 4
	if v, err := c.Value(far); err != nil || v != 0 {
		t.Errorf("with a period of 4 the value of 2^200 is %d, %v", v, err)
	}
}
