package english

// Near returns the word of a list that is meant by one that is not in it: the one with the
// fewest letters to be changed, if those are few.
func Near(word string, among []string) (near string, ok bool) {
	best := len(word)/2 + 1
	for _, other := range among {
		if max(len(word), len(other)) > 100 {
			continue // nobody means that
		}
		if d := changes(word, other); d < best {
			near, best, ok = other, d, true
		}
	}
	return near, ok
}

// changes counts the letters to be put in, left out or replaced to make one word of another.
func changes(from, to string) int {
	row := make([]int, len(to)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(from) {
		before := row[0]
		row[0] = i + 1
		for j := range len(to) {
			now := min(before+1, row[j]+1, row[j+1]+1)
			if from[i] == to[j] {
				now = before
			}
			before, row[j+1] = row[j+1], now
		}
	}
	return row[len(to)]
}
