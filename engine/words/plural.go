package words

import "strings"

// Plural returns the plural of a language that a whole number takes: "zero", "one", "two", "few",
// "many" or "other", as Unicode's CLDR defines them for cardinal numbers. A language that is not
// in the table is taken for one like English.
func Plural(tag string, n int) string {
	tag, _, _ = strings.Cut(tag, "-")
	if n < 0 {
		n = -n
	}
	for _, group := range plurals {
		if strings.Contains(group.tags, " "+tag+" ") {
			return group.of(n)
		}
	}
	return single(n)
}

// plurals are the languages that are not like English.
var plurals = []struct {
	tags string // with a space before and behind each
	of   func(n int) string
}{
	{" ja zh ko vi th id ms lo my km yue ", func(int) string { return "other" }},
	{" hi bn fa am gu kn zu as ", func(n int) string { return pick(n <= 1, "one") }},
	{" hy ff kab ", func(n int) string { return pick(n <= 1, "one") }},
	{" fr pt ", func(n int) string { return pick(n <= 1, "one", millions(n), "many") }},
	{" es it ca ", func(n int) string { return pick(n == 1, "one", millions(n), "many") }},
	{" ar ", func(n int) string {
		return pick(n == 0, "zero", n == 1, "one", n == 2, "two", within(n%100, 3, 10), "few", within(n%100, 11, 99), "many")
	}},
	{" he ", func(n int) string { return pick(n == 1, "one", n == 2, "two") }},
	{" ru uk be ", func(n int) string {
		return pick(ends(n, 1, 1), "one", ends(n, 2, 4), "few", true, "many")
	}},
	{" hr sr bs ", func(n int) string { return pick(ends(n, 1, 1), "one", ends(n, 2, 4), "few") }},
	{" pl ", func(n int) string { return pick(n == 1, "one", ends(n, 2, 4), "few", true, "many") }},
	{" cs sk ", func(n int) string { return pick(n == 1, "one", within(n, 2, 4), "few") }},
	{" sl ", func(n int) string {
		return pick(n%100 == 1, "one", n%100 == 2, "two", within(n%100, 3, 4), "few")
	}},
	{" lt ", func(n int) string {
		teens := within(n%100, 11, 19)
		return pick(n%10 == 1 && !teens, "one", within(n%10, 2, 9) && !teens, "few")
	}},
	{" lv ", func(n int) string {
		return pick(n%10 == 0 || within(n%100, 11, 19), "zero", n%10 == 1 && n%100 != 11, "one")
	}},
	{" ro ", func(n int) string { return pick(n == 1, "one", n == 0 || within(n%100, 1, 19), "few") }},
	{" ga ", func(n int) string {
		return pick(n == 1, "one", n == 2, "two", within(n, 3, 6), "few", within(n, 7, 10), "many")
	}},
	{" is mk ", func(n int) string { return pick(n%10 == 1 && n%100 != 11, "one") }},
	{" cy ", func(n int) string {
		return pick(n == 0, "zero", n == 1, "one", n == 2, "two", n == 3, "few", n == 6, "many")
	}},
}

func single(n int) string { return pick(n == 1, "one") }

// pick returns the name behind the first condition that holds, or "other".
func pick(conditions ...any) string {
	for i := 0; i+1 < len(conditions); i += 2 {
		if conditions[i].(bool) {
			return conditions[i+1].(string)
		}
	}
	return "other"
}

func within(n, from, to int) bool { return n >= from && n <= to }

// ends reports whether the last digit lies in a range, and the number is not one from 11 to 14.
func ends(n, from, to int) bool { return within(n%10, from, to) && !within(n%100, 11, 14) }

// millions reports whether a number is a whole number of millions, of which Romance languages speak as
// of things.
func millions(n int) bool { return n != 0 && n%1_000_000 == 0 }
