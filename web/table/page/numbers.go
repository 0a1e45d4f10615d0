package page

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"reflect"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/english"
)

// Numbers is a position as scripts write and read it: a list of whole numbers, of
// which those that JavaScript cannot hold exactly are decimal strings.
type Numbers engine.FarPosition

// Exact is the largest number up to which JavaScript holds them all.
const Exact = 1<<53 - 1

// MarshalJSON writes [3,3] or ["31415926535897932384",3], and null for nil.
func (n Numbers) MarshalJSON() ([]byte, error) {
	if n == nil {
		return []byte("null"), nil
	}
	var b bytes.Buffer
	b.WriteByte('[')
	for i, v := range n {
		if i > 0 {
			b.WriteByte(',')
		}
		text := v.String()
		if v.CmpAbs(big.NewInt(Exact)) > 0 {
			text = strconv.Quote(text)
		}
		b.WriteString(text)
	}
	b.WriteByte(']')
	return b.Bytes(), nil
}

// UnmarshalJSON reads what MarshalJSON writes, short numbers in quotes too. To its
// errors about types the decoder adds the name of the argument.
func (n *Numbers) UnmarshalJSON(text []byte) error {
	var parts []json.RawMessage
	if err := json.Unmarshal(text, &parts); err != nil {
		return &json.UnmarshalTypeError{Value: "another kind of value", Type: reflect.TypeFor[engine.Position]()}
	}
	if len(parts) > engine.MaxDim {
		return fmt.Errorf("a position has at most %d components, not %s", engine.MaxDim, english.Digits(len(parts)))
	}
	*n = nil
	for _, part := range parts {
		digits := strings.Trim(string(part), `"`)
		if len(strings.TrimPrefix(digits, "-")) > game.MaxDigits {
			return fmt.Errorf("a coordinate has at most %d digits", game.MaxDigits)
		}
		v, ok := new(big.Int).SetString(digits, 10)
		if !ok {
			return &json.UnmarshalTypeError{Value: string(part[:min(len(part), 40)]), Type: reflect.TypeFor[int]()}
		}
		*n = append(*n, v)
	}
	return nil
}
