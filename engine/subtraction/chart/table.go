package chart

// table finds numbers from 0 on by keys of 64 bits. Searches do little else, and this is
// several times faster in WebAssembly than a map is.
type table struct {
	keys  []uint64
	found []int32 // one more than the number, 0 where there is no key
	used  int
}

// find returns where the key is, or where it has its place if it is new.
func (t *table) find(key uint64) (at int, known bool) {
	if 2*t.used >= len(t.keys) {
		t.grow()
	}
	keys, found := t.keys, t.found[:len(t.keys)]
	for at = int(scatter(key)) & (len(keys) - 1); found[at] != 0; at = (at + 1) & (len(keys) - 1) {
		if keys[at] == key {
			return at, true
		}
	}
	return at, false
}

// number returns what is at a place that find has returned for a key that is known.
func (t *table) number(at int) int32 { return t.found[at] - 1 }

// set gives a key its number. Nothing may have been set since find returned its place.
func (t *table) set(at int, key uint64, n int32) {
	t.keys[at], t.found[at] = key, n+1
	t.used++
}

// enter returns the number of a key, and gives it the next one if it is new.
func (t *table) enter(key uint64) int32 {
	at, known := t.find(key)
	if !known {
		t.set(at, key, int32(t.used))
	}
	return t.number(at)
}

// grow makes room.
func (t *table) grow() {
	old := *t
	size := max(64, 2*len(old.keys))
	*t = table{keys: make([]uint64, size), found: make([]int32, size)}
	for i, n := range old.found {
		if n != 0 {
			at, _ := t.find(old.keys[i])
			t.set(at, old.keys[i], n-1)
		}
	}
}

// scatter makes keys that differ a little differ in their last bits.
func scatter(key uint64) uint64 {
	key *= 0x9e37_79b9_7f4a_7c15
	return key ^ key>>32
}
