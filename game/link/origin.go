package link

import (
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
		inner, ok = strings.CutSuffix(inner, "]")
		return ok && isAddress(inner)
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

// isAddress reports whether a text is an address of eight groups of hexadecimal digits, as browsers
// write it: no group begins with a needless zero, and "::" stands for the groups of zeros that
// are left out. (net/netip knows it all, and would be in the page's and in the workers' programs
// for this alone.)
func isAddress(text string) bool {
	before, after, short := strings.Cut(text, "::")
	groups := 0
	for i, part := range []string{before, after} {
		if part == "" {
			continue
		}
		list := strings.Split(part, ":")
		for _, group := range list {
			if len(group) < 1 || len(group) > 4 || strings.Trim(group, "0123456789abcdef") != "" || group != "0" && group[0] == '0' {
				return false
			}
		}
		// A zero beside "::" would have been left out as well.
		if short && list[(1-i)*(len(list)-1)] == "0" {
			return false
		}
		groups += len(list)
	}
	return groups == 8 && !short || groups <= 6 && short
}
