package picture

import "testing"

func TestCacheDropsTheOldest(t *testing.T) {
	var dropped []string
	c := NewCache(2, func(s string) { dropped = append(dropped, s) })
	a, b, d := Key{0, 1, 0}, Key{0, 2, 0}, Key{0, 3, 0}
	c.Put(a, "a")
	c.Put(b, "b")
	c.Get(a)
	c.Peek(b)
	c.Put(d, "d")
	if _, ok := c.Peek(b); ok || c.Len() != 2 || len(dropped) != 1 || dropped[0] != "b" {
		t.Fatalf("dropped %v", dropped)
	}
	c.Put(a, "A")
	if v, _ := c.Get(a); v != "A" || dropped[1] != "a" {
		t.Fatalf("kept %q, dropped %v", v, dropped)
	}
	c.Clear()
	if c.Len() != 0 || len(dropped) != 4 {
		t.Fatalf("dropped %v", dropped)
	}
}
