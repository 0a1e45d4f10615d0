package colour

import "testing"

func TestIsDark(t *testing.T) {
	for _, c := range []struct {
		hex  uint32
		dark bool
	}{{0x000000, true}, {0xffffff, false}, {0xf2c230, false}, {0xa39a2c, false}, {0x7b6a1e, true}, {0x20407f, true}, {0x3d1f0c, true}} {
		if got := IsDark(uint8(c.hex>>16), uint8(c.hex>>8), uint8(c.hex)); got != c.dark {
			t.Errorf("%06x is dark: %t", c.hex, got)
		}
	}
}
