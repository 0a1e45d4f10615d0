package wythoff

import (
	"slices"
	"sync"
)

// first is the numbers ≥ from that are no multiples of smaller ones ≥ from: from 2 on
// the primes. All the others are multiples of theirs. Several goroutines may ask.
type first struct {
	from  int
	mutex sync.Mutex
	known int     // those up to here are in the list
	list  []int32 // sorted
}

// upTo returns those up to last.
func (f *first) upTo(last int) []int32 {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if last > f.known {
		f.known = last
		f.list = firstUpTo(f.from, last)
	}
	n, _ := slices.BinarySearch(f.list, int32(last)+1)
	return f.list[:n:n]
}

// firstUpTo strikes off the multiples, as the sieve of Eratosthenes does. What is u·t with
// from ≤ u < t has been struck off as a multiple of u, or of what u is a multiple of.
func firstUpTo(from, last int) []int32 {
	struck := make([]bool, last+1)
	var list []int32
	for t := from; t <= last; t++ {
		if struck[t] {
			continue
		}
		list = append(list, int32(t))
		for u := 2; u < min(from, t) && u*t <= last; u++ {
			struck[u*t] = true
		}
		for n := t * max(t, from); n <= last; n += t {
			struck[n] = true
		}
	}
	return list
}
