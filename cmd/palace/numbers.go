package main

import "github.com/palacegames/palace/engine/notation"

// number is one to be read: what it is called, its bounds, and where it goes.
type number struct {
	what   string
	lo, hi int
	to     *int
}

// numbers reads a text that is nothing but these numbers, parted by another text.
func numbers(text, part string, list ...number) error {
	return notation.Whole(text, func(s *notation.Scanner) (err error) {
		for i, n := range list {
			if i > 0 {
				if err = s.Expect(part); err != nil {
					return err
				}
			}
			if *n.to, err = s.Int(n.what, n.lo, n.hi); err != nil {
				return err
			}
		}
		return nil
	})
}

// number reads a flag with a whole number from 1 to most. Without the flag it is
// otherwise or, if that is 0, missing.
func (c *call) number(name, what string, otherwise, most int) (n int, err error) {
	if _, given := c.flags[name]; !given && otherwise != 0 {
		return otherwise, nil
	}
	return c.within(name, what, 1, most)
}

// within reads a flag with a whole number from least to most, which must be there.
func (c *call) within(name, what string, least, most int) (n int, err error) {
	text, given := c.flags[name]
	if !given {
		return 0, misusef("--%s %s is missing", name, what)
	}
	if err := numbers(text, "", number{what, least, most, &n}); err != nil {
		return 0, misusef("--%s: %w", name, err)
	}
	return n, nil
}

// span reads --from and --to, numbers from least to most.
func (c *call) span(what string, least, most int) (from, to int, err error) {
	if from, err = c.within("from", what, least, most); err != nil {
		return 0, 0, err
	}
	if to, err = c.within("to", what, least, most); err != nil {
		return 0, 0, err
	}
	if from > to {
		return 0, 0, misusef("--from %d comes after --to %d", from, to)
	}
	return from, to, nil
}
