package words

import "strings"

// The names of plurals in CLDR.
const (
	zero  = "zero"
	one   = "one"
	two   = "two"
	few   = "few"
	many  = "many"
	other = "other"
)

// Plural returns the plural of a language that a whole number takes: "zero", "one", "two", "few",
// "many" or "other", as Unicode's CLDR defines them for cardinal numbers. A language that is not
// listed here is taken for one like English.
func Plural(tag string, n int) string {
	tag, _, _ = strings.Cut(tag, "-")
	if n < 0 {
		n = -n
	}
	last, end := n%10, n%100
	teens := end >= 11 && end <= 19
	switch tag {
	case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue":
		return other
	case "hi", "bn", "fa", "am", "gu", "kn", "zu", "as", "hy", "ff", "kab":
		if n <= 1 {
			return one
		}
	case "fr", "pt":
		switch {
		case n <= 1:
			return one
		case millions(n):
			return many
		}
	case "es", "it", "ca":
		switch {
		case n == 1:
			return one
		case millions(n):
			return many
		}
	case "ar":
		switch {
		case n == 0:
			return zero
		case n == 1:
			return one
		case n == 2:
			return two
		case end >= 3 && end <= 10:
			return few
		case end >= 11:
			return many
		}
	case "he":
		switch {
		case n == 1:
			return one
		case n == 2:
			return two
		}
	case "ru", "uk", "be":
		switch {
		case last == 1 && end != 11:
			return one
		case fewer(last, end):
			return few
		default:
			return many
		}
	case "hr", "sr", "bs":
		switch {
		case last == 1 && end != 11:
			return one
		case fewer(last, end):
			return few
		}
	case "pl":
		switch {
		case n == 1:
			return one
		case fewer(last, end):
			return few
		default:
			return many
		}
	case "cs", "sk":
		switch {
		case n == 1:
			return one
		case n >= 2 && n <= 4:
			return few
		}
	case "sl":
		switch {
		case end == 1:
			return one
		case end == 2:
			return two
		case end == 3 || end == 4:
			return few
		}
	case "lt":
		switch {
		case last == 1 && !teens:
			return one
		case last >= 2 && !teens:
			return few
		}
	case "lv":
		switch {
		case last == 0 || teens:
			return zero
		case last == 1:
			return one
		}
	case "ro":
		switch {
		case n == 1:
			return one
		case n == 0 || end >= 1 && end <= 19:
			return few
		}
	case "ga":
		switch {
		case n == 1:
			return one
		case n == 2:
			return two
		case n >= 3 && n <= 6:
			return few
		case n >= 7 && n <= 10:
			return many
		}
	case "is", "mk":
		if last == 1 && end != 11 {
			return one
		}
	case "cy":
		switch {
		case n == 0:
			return zero
		case n == 1:
			return one
		case n == 2:
			return two
		case n == 3:
			return few
		case n == 6:
			return many
		}
	}
	if n == 1 {
		return one
	}
	return other
}

// fewer reports whether a Slavic language speaks of a number as of a few things.
func fewer(last, end int) bool { return last >= 2 && last <= 4 && (end < 12 || end > 14) }

// millions reports whether a number is a whole number of millions, of which Romance languages speak as
// of things.
func millions(n int) bool { return n != 0 && n%1_000_000 == 0 }
