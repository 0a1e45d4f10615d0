package wythoff

import (
	"slices"
	"sync"
)

// sieve finds the numbers t ≥ from that are no multiples of smaller ones ≥ from. For from = 2
// these are the primes; for from = 4 they begin 4, 5, 6, 7, 9, 10, 11, 13. All other numbers
// ≥ from are multiples of theirs. Several goroutines may ask.
type sieve struct {
	from  int
	mutex sync.Mutex
	known int     // those up to here are in the list
	list  []int32 // sorted
}

// upTo returns those up to last.
func (s *sieve) upTo(last int) []int32 {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if last > s.known {
		s.known = last
		s.list = sift(s.from, last)
	}
	n, _ := slices.BinarySearch(s.list, int32(last)+1)
	return s.list[:n:n]
}

// sift strikes off the multiples, as the sieve of Eratosthenes does. What is u·t with
// from ≤ u < t has been struck off as a multiple of u, or of what u is a multiple of.
func sift(from, last int) []int32 {
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
