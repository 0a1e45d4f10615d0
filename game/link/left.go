package link

import "errors"

// leave leaves out the part of that name, which is written so, if that may be.
func (l *reader) leave(name, part string, why error) bool {
	if !l.may.forgives(name) {
		return false
	}
	l.left = append(l.left, Left{part, why})
	return true
}

// wrong is an error that is mended when the part of that name is left out.
type wrong struct {
	name string
	error
}

func (w wrong) Unwrap() error { return w.error }

// mend leaves out the part that an error of playing the link is about, if that may be.
func (l *reader) mend(err error) bool {
	var w wrong
	if !errors.As(err, &w) || !l.leave(w.name, w.name+"="+l.places[w.name].text(), w.error) {
		return false
	}
	l.forget(w.name)
	return true
}

// forget drops what was read under a name.
func (l *reader) forget(name string) {
	delete(l.places, name)
	if p := named(name); p != nil {
		p.forget(l)
	}
}
