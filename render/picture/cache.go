package picture

// Cache keeps the pictures used last, or what was made of them, up to a number.
// It is used by one goroutine at a time.
type Cache[V any] struct {
	limit   int
	clock   uint64
	entries map[Key]*entry[V]
	drop    func(V)
}

type entry[V any] struct {
	value V
	used  uint64
}

// NewCache returns an empty cache for limit entries. drop is called with every
// value that leaves it.
func NewCache[V any](limit int, drop func(V)) *Cache[V] {
	return &Cache[V]{limit: limit, entries: map[Key]*entry[V]{}, drop: drop}
}

// Peek returns what is kept for k without counting it as used.
func (c *Cache[V]) Peek(k Key) (v V, ok bool) {
	if e, found := c.entries[k]; found {
		return e.value, true
	}
	return v, false
}

// Get returns what is kept for k and counts it as used.
func (c *Cache[V]) Get(k Key) (v V, ok bool) {
	e, found := c.entries[k]
	if !found {
		return v, false
	}
	c.clock++
	e.used = c.clock
	return e.value, true
}

// Put keeps v for k, in the place of what was kept for it, and drops the entry
// unused for longest if there are too many.
func (c *Cache[V]) Put(k Key, v V) {
	c.clock++
	if e, found := c.entries[k]; found {
		old := e.value
		e.value, e.used = v, c.clock
		c.drop(old)
		return
	}
	if len(c.entries) >= c.limit {
		c.evict()
	}
	c.entries[k] = &entry[V]{v, c.clock}
}

func (c *Cache[V]) evict() {
	var oldest Key
	var found *entry[V]
	for k, e := range c.entries {
		if found == nil || e.used < found.used {
			oldest, found = k, e
		}
	}
	if found != nil {
		delete(c.entries, oldest)
		c.drop(found.value)
	}
}

// Len returns the number of entries.
func (c *Cache[V]) Len() int { return len(c.entries) }

// Clear drops everything.
func (c *Cache[V]) Clear() {
	for _, e := range c.entries {
		c.drop(e.value)
	}
	clear(c.entries)
}
