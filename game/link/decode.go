package link

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/notation"
)

// decode undoes the percent encoding of a browser. A percent sign that encodes nothing stays:
// no part of a link has one, so that the part in which it stands is wrong, and no other.
func decode(link string) string {
	if !strings.Contains(link, "%") {
		return link
	}
	var b strings.Builder
	for i := 0; i < len(link); i++ {
		if c, ok := encoded(link[i:]); ok {
			b.WriteByte(c)
			i += 2
		} else {
			b.WriteByte(link[i])
		}
	}
	return b.String()
}

// encoded returns the byte that a text begins with where it is encoded.
func encoded(text string) (c byte, ok bool) {
	if len(text) < 3 || text[0] != '%' {
		return 0, false
	}
	n, err := strconv.ParseUint(text[1:3], 16, 8)
	return byte(n), err == nil
}

// checkPercent refuses a part, up to the next "&", that has a percent sign which encodes nothing.
func checkPercent(ahead notation.Scanner) error {
	part := ahead
	text := part.Until('&')
	sign := strings.IndexByte(text, '%')
	if sign < 0 {
		return nil
	}
	if _, ok := encoded(text[sign:]); ok {
		return nil
	}
	ahead.Until('%')
	mark := ahead.Mark()
	ahead.Skip(strings.ToLower(text[sign:min(sign+3, len(text))]))
	return ahead.Fail(mark, percentSign)
}
