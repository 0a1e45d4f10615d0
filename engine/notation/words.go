package notation

import "strconv"

// words are the numbers that are written in words.
var words = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// InWords writes how many there are of something: in words from "no" to "twelve", in
// digits beyond.
func InWords(n int) string {
	if n >= 0 && n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}
