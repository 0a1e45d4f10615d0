package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/game/english"
)

// Call carries out one call of the page: its name and its arguments as a JSON
// object. The answer is {"value":…} or {"error":"one sentence"}.
func (t *Table) Call(name string, args []byte) []byte {
	value, err := t.call(name, args)
	if text, ok := value.(asJSON); ok && err == nil {
		return slices.Concat([]byte(`{"value":`), text, []byte("}"))
	}
	answer := map[string]any{"value": value}
	if err != nil {
		answer = map[string]any{"error": english.Sentence(err.Error())}
	}
	b, err := json.Marshal(answer)
	if err != nil {
		return []byte(`{"error":"The answer could not be written."}`)
	}
	return b
}

func (t *Table) call(name string, args []byte) (any, error) {
	f, ok := calls[name]
	if !ok {
		return nil, fmt.Errorf("there is no call named %q", name)
	}
	if name == "block" {
		if err := t.checkCount(args); err != nil {
			return nil, err
		}
	}
	var a arguments
	if err := json.Unmarshal(args, &a); err != nil {
		return nil, badArguments(name, args, err)
	}
	return f(t, &a)
}

// badArguments says which argument is not what it should be.
func badArguments(name string, args []byte, err error) error {
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		what := wrong.Type.String()
		switch {
		case strings.HasSuffix(what, "int"):
			what = "a whole number"
		case strings.HasSuffix(what, "Position"):
			what = "a square such as [3,3]"
		}
		return fmt.Errorf("%s: %s must be %s, not %s", name, strings.ToLower(wrong.Field), what, wrong.Value)
	}
	if !json.Valid(args) {
		return fmt.Errorf("%s: the arguments are no JSON object", name)
	}
	return fmt.Errorf("%s: %w", name, err)
}

// asJSON is an answer that is written already.
type asJSON []byte

// done answers a call that acts with the state it led to.
func (t *Table) done(err error) (any, error) {
	if err != nil {
		return nil, err
	}
	return asJSON(t.StateJSON()), nil
}
