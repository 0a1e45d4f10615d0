package page

import (
	"encoding/json"
	"math/big"
	"reflect"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
)

// Numbers is a position as scripts write and read it: a list of whole numbers, of
// which those that JavaScript cannot hold exactly are decimal strings.
type Numbers engine.Position

// Exact is the largest number up to which JavaScript holds them all.
const Exact = 1<<53 - 1

// MarshalJSON writes [3,3] or ["31415926535897932384",3], and null for no position.
func (n Numbers) MarshalJSON() ([]byte, error) {
	if engine.Position(n).Dim() == 0 {
		return []byte("null"), nil
	}
	return n.append(nil), nil
}

// append writes the list behind what is there.
func (n Numbers) append(text []byte) []byte {
	if x, y, ok := engine.Position(n).Pair(); ok && max(x, -x, y, -y) <= Exact { // as nearly always
		text = strconv.AppendInt(append(text, '['), int64(x), 10)
		text = strconv.AppendInt(append(text, ','), int64(y), 10)
		return append(text, ']')
	}
	text = append(text, '[')
	for i, v := range engine.Position(n).Components(nil) {
		if i > 0 {
			text = append(text, ',')
		}
		if c := v.Clamp(); max(c, -c) <= Exact && c >= -Exact {
			text = strconv.AppendInt(text, int64(c), 10)
		} else {
			text = strconv.AppendQuote(text, v.String())
		}
	}
	return append(text, ']')
}

// UnmarshalJSON reads what MarshalJSON writes, short numbers in quotes too. To its
// errors about types the decoder adds the name of the argument.
func (n *Numbers) UnmarshalJSON(text []byte) error {
	var parts []json.RawMessage
	if err := json.Unmarshal(text, &parts); err != nil {
		return &json.UnmarshalTypeError{Value: noList.String(), Type: reflect.TypeFor[engine.Position]()}
	}
	if len(parts) > engine.MaxDim {
		return errTooManyComponents(engine.MaxDim, len(parts))
	}
	c := make([]engine.Int, len(parts))
	for i, part := range parts {
		digits := strings.Trim(string(part), `"`)
		if len(strings.TrimPrefix(digits, "-")) > game.MaxDigits {
			return errTooManyDigits(game.MaxDigits)
		}
		v, ok := new(big.Int).SetString(digits, 10)
		if !ok {
			return &json.UnmarshalTypeError{Value: string(part[:min(len(part), 40)]), Type: reflect.TypeFor[int]()}
		}
		c[i] = engine.Big(v)
	}
	*n = Numbers(engine.Of(c...))
	return nil
}

// Typed reads a position of so many components as somebody types it: "12,7", "(12, 7)" as it is shown, or "12 7".
func Typed(text string, dim int) (Numbers, error) {
	return typed(text, dim, strings.Repeat(",7", dim)[1:])
}

// typed reads so many numbers. example shows how they are written.
func typed(text string, dim int, example string) (Numbers, error) {
	c := make([]engine.Int, dim)
	needs := needsNumbers(dim, example)
	err := notation.Whole(text, func(s *notation.Scanner) error {
		_, err := notation.List{Want: dim, Short: needs, Long: needs, Read: func(i int) error {
			mark := s.Mark()
			digits, err := s.Digits(aNumber.String())
			if err != nil {
				return err
			}
			if len(strings.TrimPrefix(digits, "-")) > game.MaxDigits {
				return s.FailFor(mark, errTooManyDigits(game.MaxDigits))
			}
			v, _ := new(big.Int).SetString(digits, 10)
			c[i] = engine.Big(v)
			return nil
		}}.From(s)
		return err
	})
	if err != nil {
		return Numbers{}, err
	}
	return Numbers(engine.Of(c...)), nil
}
