package game

import "github.com/palacegames/palace/engine"

// readSize reads WxH.
func (l *linkReader) readSize() (err error) {
	const most = 1 << 40
	if l.settings.W, err = l.scan.Int("the width", 1, most); err != nil {
		return err
	}
	if err = l.scan.Expect("x"); err != nil {
		return err
	}
	l.settings.H, err = l.scan.Int("the height", 1, most)
	return err
}

// readCompare reads K:DX,DY,OFFSET.
func (l *linkReader) readCompare() (err error) {
	c, other, most := &l.settings.Compare, 1<<53, 1<<53 // which every number of a page can hold
	if g, ok := l.game.(engine.Variants); ok {
		other, most = g.Comparable()
	}
	if c.Other, err = l.scan.Int("the other game's k", 1, other); err != nil {
		return err
	}
	for _, part := range []struct {
		before, what string
		to           *int
	}{{":", "the shift in x", &c.Shift.X}, {",", "the shift in y", &c.Shift.Y}, {",", "the offset", &c.Offset}} {
		if err = l.scan.Expect(part.before); err != nil {
			return err
		}
		if *part.to, err = l.scan.Int(part.what, -most, most); err != nil {
			return err
		}
	}
	return nil
}

// readText reads up to the next name.
func (l *linkReader) readText(text *string) error {
	*text = l.scan.Until('&')
	return nil
}
