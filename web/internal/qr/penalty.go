package qr

// penalty says how much a code looks like what a scanner takes for something else, by
// the four rules of [ISO18004] 7.8.3.1: runs and squares of one colour, stretches like
// a finder pattern, and too much of one colour.
func penalty(c Code) int {
	sum, dark, n := 0, 0, c.Size
	for i := range n {
		sum += line(c.dark[i*n:], n, 1) + line(c.dark[i:], n, n)
	}
	for i, here := range c.dark {
		if here {
			dark++
		}
		if i%n+1 < n && i+n < len(c.dark) && c.dark[i+1] == here && c.dark[i+n] == here && c.dark[i+n+1] == here {
			sum += 3
		}
	}
	// Ten for every five per cent that the share of dark modules is away from a half.
	all := len(c.dark)
	return sum + 10*(max(2*dark-all, all-2*dark)*10/all)
}

// The last eleven modules of a line as bits: a finder pattern with the light modules
// before it, or after it.
const (
	finderAfter  = 0b00001011101
	finderBefore = 0b10111010000
	eleven       = 1<<11 - 1
)

// line is the penalty of one row or column of n modules, each step after the one
// before it.
func line(dark []bool, n, step int) int {
	sum, run, last, before := 0, 0, 0, false
	for i := range n {
		now := dark[i*step]
		if i > 0 && now == before {
			run++
		} else {
			run = 1
		}
		before = now
		switch {
		case run == 5:
			sum += 3
		case run > 5:
			sum++
		}
		last = last << 1 & eleven
		if now {
			last |= 1
		}
		if i >= 10 && (last == finderAfter || last == finderBefore) {
			sum += 40
		}
	}
	return sum
}
