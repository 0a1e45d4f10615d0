package link_test

import (
	"testing"

	"github.com/palacegames/palace/game/link"
)

// TestSum: a sum is read with spaces or without, and written so that it is read again, with its turns.
func TestSum(t *testing.T) {
	for text, want := range map[string]string{
		"#wythoff@5,3 + rook@2,7":                        "wythoff@5,3+rook@2,7",
		"wythoff+(2,1)(1,2)@5,3+rook@2,7":                "maharaja@5,3+rook@2,7",
		"rook@1,2%2Brook@3,4&map=off":                    "rook@1,2+rook@3,4&map=off",
		"rook@1,2+subtraction:(1)(3)@4@0,2,1":            "rook@1,2+subtraction:(1)(3)@4@0,2,1",
		"rook@1,2+rook@3,4@1,0,3,4&past=1,2,3,4/1,2,0,4": "",
		"rook@1,2+rook@3,4@1,0,3,4&past=1,2,3,4":         "rook@1,2+rook@3,4@1,0,3,4&past=1,2,3,4",
		"rook@1,2+rook@3,4&next=1,2,0,4/0,2,0,4":         "rook@1,2+rook@3,4&next=1,2,0,4/0,2,0,4",
	} {
		s, err := link.Open(text)
		if (err == nil) != (want != "") {
			t.Errorf("%s: %v", text, err)
		}
		if err == nil && link.Of(s) != want {
			t.Errorf("%s is written as %s", text, link.Of(s))
		}
	}
}
