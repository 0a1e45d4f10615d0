package ideas

import "github.com/palacegames/palace/engine"

// An idea that has just been opened brings what is seen best of it into view, as the skin of
// blocking:12000 far beyond its piece; a link that says what is to be seen is followed.

// opened takes note that another idea is open, which nobody has looked at yet.
func (in *Ideas) opened() {
	s := in.view.Settings
	in.brings = s.View == "" && s.W == 0
}

// GameOpened begins again with the link that was followed, be its idea open already or not.
func (in *Ideas) GameOpened() {
	if in.allowed() {
		in.opened()
		in.bring()
	}
}

// bring brings into view what is seen best, if that was not done yet, as soon as there is an answer
// to what is in view: the first question is asked while the board is still being laid.
func (in *Ideas) bring() {
	if !in.brings || !in.shown() || in.answer.owed || in.answer.asked.Window != in.window() {
		return
	}
	in.brings = false
	if best := in.answer.layer.Best; in.away() || 2*best.Intersect(in.host.Canvas().InView()).Area() < best.Area() {
		in.host.Canvas().Bring(best)
		if in.window() != in.answer.asked.Window {
			in.answer.layer.Words = nil // they were about squares that are seen no more, and others come
		}
	}
}

// follow goes on to what is seen best after a step, if that was elsewhere before it, and is out of
// view by now: the words of a dictionary move along the board as they are read.
func (in *Ideas) follow(before engine.Window) {
	if !in.steps || in.answer.owed || !in.shown() {
		return
	}
	in.steps = false
	if best := in.answer.layer.Best; best != before && !before.Empty() && in.away() {
		in.host.Canvas().Bring(best)
	}
}

// recall brings it into view again.
func (in *Ideas) recall() error {
	if !in.shown() || in.answer.layer.Best.Empty() {
		return errNoneOpen
	}
	in.host.Canvas().Bring(in.answer.layer.Best)
	return nil
}

// away reports whether hardly anything of what is seen best is in view, or it is too small.
func (in *Ideas) away() bool {
	best := in.answer.layer.Best
	if !in.shown() || best.Empty() {
		return false
	}
	seen := in.host.Canvas().InView()
	const hardly, small = 6, 6
	return hardly*best.Intersect(seen).Area() < best.Area() || best.W*small < seen.W && best.H*small < seen.H
}
