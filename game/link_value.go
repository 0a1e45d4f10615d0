package game

import (
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/compare"
)

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
	c := &l.settings.Compare
	if c.Other, err = l.scan.Int("the other game's k", 1, blocking.MaxK); err != nil {
		return err
	}
	for _, part := range []struct {
		before, what string
		to           *int
	}{{":", "the shift in x", &c.Shift.X}, {",", "the shift in y", &c.Shift.Y}, {",", "the offset", &c.Offset}} {
		if err = l.scan.Expect(part.before); err != nil {
			return err
		}
		if *part.to, err = l.scan.Int(part.what, -compare.Most, compare.Most); err != nil {
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
