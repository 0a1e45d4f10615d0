package link

import (
	"net/netip"
	"strconv"
	"strings"
)

// readOrigin reads an origin, https://school.example or http://localhost:8000, and returns
// it as browsers write it: in small letters, without the port that goes without saying.
// Anything more, such as a path, is refused: whoever wrote that may mean something that
// does not hold, for a message goes to all pages of an origin.
func readOrigin(text string) (origin, why string) {
	text = strings.ToLower(text)
	scheme, rest, ok := strings.Cut(text, "://")
	usual := map[string]string{"https": "443", "http": "80"}[scheme]
	if !ok || usual == "" {
		return "", noOrigin
	}
	rest = strings.TrimSuffix(rest, "/")
	host, port := rest, ""
	if i := strings.LastIndexByte(rest, ':'); i > strings.LastIndexByte(rest, ']') {
		host, port = rest[:i], rest[i+1:]
		n, err := strconv.ParseUint(port, 10, 16)
		if err != nil || n == 0 {
			return "", noPort
		}
		port = strconv.FormatUint(n, 10)
	}
	if !isHost(host) {
		return "", noHost
	}
	if port != "" && port != usual {
		host += ":" + port
	}
	return scheme + "://" + host, ""
}

// isHost reports whether a text names a machine: labels of letters, digits and hyphens with
// dots between them, or an address in brackets.
func isHost(text string) bool {
	const most = 253 // of a name in the net
	if inner, ok := strings.CutPrefix(text, "["); ok {
		at, err := netip.ParseAddr(strings.TrimSuffix(inner, "]"))
		return err == nil && strings.HasSuffix(text, "]") && at.Is6() && at.Zone() == "" && at.String() == strings.TrimSuffix(inner, "]")
	}
	if text == "" || len(text) > most {
		return false
	}
	for label := range strings.SplitSeq(text, ".") {
		if label == "" || len(label) > 63 || strings.Trim(label, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
			return false
		}
	}
	return true
}
