package answers

import "strings"

// The signs are those of Crockford's base 32: no letter looks like a digit.
const (
	signs    = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	signBits = 5
)

// A text begins with head and the version of what follows, and ends with signs that check it.
const (
	head     = "PALACE"
	versionA = 'A'           // marks, or steps that were solved
	versionB = 'B'           // a lesson's answers, or a set of puzzles
	behind   = len(head) + 1 // where the length stands
	body     = behind + 2    // and what is handed in
	checking = 4
)

// prime is the largest below 2^20, so that what is checked fits into four signs.
const prime = 1<<20 - 3

// checked adds up the bytes of a text, each times another power of 257, modulo a prime: no
// change of one byte, and no exchange of two, leaves the sum as it was.
func checked(text string) uint32 {
	sum := uint64(1)
	for i := range len(text) {
		sum = (sum*257 + uint64(text[i])) % prime
	}
	return uint32(sum)
}

// write writes a number in so many signs.
func write(n uint32, count int) string {
	b := make([]byte, count)
	for i := count - 1; i >= 0; i-- {
		b[i] = signs[n%(1<<signBits)]
		n >>= signBits
	}
	return string(b)
}

// signed writes bits in signs, between the head and the check.
func signed(version byte, p *packer) (string, error) {
	length := body + (len(p.bits)+signBits-1)/signBits + checking
	if length > MaxText {
		return "", errFar
	}
	var b strings.Builder
	b.WriteString(head + string(version) + write(uint32(length), 2))
	for i := 0; i < len(p.bits); i += signBits {
		five := 0
		for j := range signBits {
			five <<= 1
			if i+j < len(p.bits) && p.bits[i+j] {
				five++
			}
		}
		b.WriteByte(signs[five])
	}
	return b.String() + write(checked(b.String()), checking), nil
}

// doubles are signs that may be read instead of others.
var doubles = strings.NewReplacer("O", "0", "I", "1", "L", "1")

// Plain writes a text as Write does, where somebody has typed small letters, spaces or doubles.
func Plain(text string) string {
	if len(text) > 4*MaxText { // whatever is left out of it, it is too long
		text = text[:4*MaxText]
	}
	text = strings.Join(strings.Fields(strings.ToUpper(text)), "")
	if len(text) < behind {
		return text
	}
	return text[:behind] + doubles.Replace(text[behind:])
}

// unsigned returns the version and the signs of what is handed in, if a text is whole.
func unsigned(text string) (version byte, signs string, err error) {
	text = Plain(text)
	if err := whole(text); err != nil {
		return 0, "", err
	}
	return text[len(head)], text[body : len(text)-checking], nil
}

// whole says what is wrong with a text in its plain form.
func whole(text string) error {
	switch {
	case text == "":
		return errEmpty
	case len(text) < behind && strings.HasPrefix(head, text):
		return errCutOf(len(text), 0)
	case !strings.HasPrefix(text, head):
		return errForeign
	case text[len(head)] != versionA && text[len(head)] != versionB:
		return errVersion(text[len(head):behind])
	case len(text) < body:
		return errCutOf(len(text), 0)
	}
	for i := behind; i < len(text); i++ {
		if strings.IndexByte(signs, text[i]) < 0 {
			return errSign(text, i)
		}
	}
	length := 0
	for i := behind; i < body; i++ {
		length = length<<signBits | strings.IndexByte(signs, text[i])
	}
	end := len(text) - checking
	switch {
	case len(text) < length:
		return errCutOf(len(text), length)
	case end < body || text[end:] != write(checked(text[:end]), checking):
		if length < len(text) && length >= body+checking && text[length-checking:length] == write(checked(text[:length-checking]), checking) {
			return errLonger(len(text) - length)
		}
		return errMistyped
	case len(text) > length:
		return errMistyped
	}
	return nil
}
