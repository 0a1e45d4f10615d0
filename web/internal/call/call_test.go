package call_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/web/internal/call"
)

// TestAnswer holds what calls answer, and what they are given.
// fits reports whether an answer is the one that is wanted, in which … stands for words.
func fits(answer, want string) bool {
	parts := strings.Split(want, "…")
	first, last := parts[0], parts[len(parts)-1]
	return answer == want || len(parts) > 1 && strings.HasPrefix(answer, first) && strings.HasSuffix(answer, last) && testkit.Holds(answer, parts...)
}

func TestAnswer(t *testing.T) {
	type by struct {
		By    int  `json:"by"`
		Shown bool `json:"shown"`
	}
	var got by
	calls := call.Calls{}
	calls.Add([]call.Call{
		call.On("go", func(a by) error {
			got = a
			if a.By < 0 {
				return errors.New("one goes on, not back")
			}
			return nil
		}),
		call.Ask("double", func(a by) (int, error) { return 2 * a.By, nil }),
		call.Do("stay", func() error { return nil }).Guarded(func(args []byte) error {
			if len(args) > 20 {
				return errors.New("that is too long")
			}
			return nil
		}),
		call.On("wait", func(a by) error { return nil }).If(func() error { return errors.New("nobody waits now") }),
		call.Written[by]("read", func() []byte { return []byte(`{"by":7}`) }),
	})
	state := func() []byte { return []byte(`"here"`) }
	for _, c := range []struct{ name, args, want string }{
		{"go", `{"by":3,"shown":true,"else":"x"}`, `{"value":"here"}`},
		{"go", `{}`, `{"value":"here"}`},
		{"go", `{"by":-1}`, `{"error":"One goes on, not back."}`},
		{"go", `{"by":"x"}`, `{"error":"Go: …by…string."}`},
		{"go", `{"shown":1}`, `{"error":"Go: …shown…bool…number."}`},
		{"go", `[1]`, `{"error":"Go: …."}`},
		{"go", `{"by"`, `{"error":"Go: …."}`},
		{"double", `{"by":21}`, `{"value":42}`},
		{"stay", `null`, `{"value":"here"}`},
		{"stay", `{"a":"12345678901234567890"}`, `{"error":"That is too long."}`},
		{"wait", `{}`, `{"error":"Nobody waits now."}`},
		{"wait", `{"by":"x"}`, `{"error":"Wait: …by…string."}`},
		{"read", `{}`, `{"value":{"by":7}}`},
		{"leave", `{}`, `{"error":"…\"leave\"…."}`},
	} {
		if answer := string(calls.Answer(c.name, []byte(c.args), state)); !fits(answer, c.want) {
			t.Errorf("%s %s: %s, want %s", c.name, c.args, answer, c.want)
		}
		if !json.Valid(calls.Answer(c.name, []byte(c.args), state)) {
			t.Errorf("%s %s: the answer is no JSON", c.name, c.args)
		}
	}
	calls.Answer("go", []byte(`{"by":3,"shown":true}`), state)
	if got != (by{3, true}) {
		t.Errorf("go was given %+v", got)
	}
	if c := calls["go"]; c.Args != reflect.TypeFor[by]() || c.Answer != nil {
		t.Errorf("go is declared with %v and %v", c.Args, c.Answer)
	}
	if c := calls["read"]; c.Args != reflect.TypeFor[call.None]() || c.Answer != reflect.TypeFor[by]() {
		t.Errorf("read is declared with %v and %v", c.Args, c.Answer)
	}
}
