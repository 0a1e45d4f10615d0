package link

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/notation"
)

// decode undoes the percent encoding of a browser.
func decode(link string) (string, error) {
	if !strings.Contains(link, "%") {
		return link, nil
	}
	var b strings.Builder
	for i := 0; i < len(link); i++ {
		if link[i] != '%' {
			b.WriteByte(link[i])
			continue
		}
		code := link[i:min(i+3, len(link))]
		c, err := strconv.ParseUint(code[1:], 16, 8)
		if err != nil || len(code) < 3 {
			return "", &notation.Error{Reason: percentSign, Part: code, At: i + 1}
		}
		b.WriteByte(byte(c))
		i += 2
	}
	return b.String(), nil
}
