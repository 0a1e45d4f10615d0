//go:build !js

package claims

import (
	"testing"
)

// TestClaims runs the check of every claim that has a quick one.
func TestClaims(t *testing.T) {
	for _, c := range All() {
		t.Run(c.ID, func(t *testing.T) {
			t.Parallel()
			v, ok := c.Verify(false)
			if ok && !v.Expected() {
				t.Errorf("%s: %s: %q", v.Result, c.Text, v.Against)
			}
			if ok {
				t.Logf("%s %.2f %s", v.Result, v.Seconds, v.Against)
			}
		})
	}
}
