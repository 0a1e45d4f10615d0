package wordstest_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/wordstest"
)

// TestSay: a message is said as its package says it, what is open may be anything, and what is no message is none.
func TestSay(t *testing.T) {
	negative := engine.ErrNegative("(-1,2)").Error()
	if got := wordstest.Say("engine/Err-negative", "(-1,2)"); got != negative {
		t.Errorf("said is %q, not %q", got, negative)
	}
	for text, want := range map[string]bool{negative: true, words.Sentence(negative): false, "": false} {
		if got := wordstest.Fits(text, wordstest.Say("engine/Err-negative", wordstest.Open)); got != want {
			t.Errorf("%q fits: %t", text, got)
		}
	}
	if !wordstest.Holds(">"+negative+"<", "(-1,2)", "<") || wordstest.Holds(negative, "(-1,2)", "(-1,2)") {
		t.Error("a text holds other parts than it has")
	}
	for _, name := range []string{"engine/no-such-message", "engine/Err-map"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s with one value is said", name)
				}
			}()
			wordstest.Say(name, "x")
		}()
	}
}
