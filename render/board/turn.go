package board

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// This file is how the camera follows the game: after a turn everything that can be done
// is in view. Where it is already, nothing moves, and nothing moves what a person has put
// somewhere by hand, as long as the piece and the beginnings of its ways can be seen.

// roomy is how many times smaller than it could be the part that matters may be shown:
// beyond, the camera comes nearer after a turn.
const roomy = 2.0

// turn follows a turn.
func (cam *camera) turn() {
	if cam.scene.Piece == scene.None {
		return // there is no game that could be followed
	}
	v := cam.goalView()
	switch {
	case cam.scene.Brief || cam.fit != fitPlay && !cam.lent:
		if cam.begins(v) {
			return
		}
	case cam.frames(v):
		return
	}
	cam.fit, cam.lent = fitPlay, false
	to := cam.fitted(fitPlay)
	if !same(v, to) {
		cam.follows()
		cam.glide(to)
	}
}

// frames reports whether v shows all that matters, and not too small.
func (cam *camera) frames(v view.Viewport) bool {
	w := cam.matter()
	if !holds(v, cam.insets(), w) || cam.hidden(v) {
		return false
	}
	return w.W*w.H == 1 || v.Scale*roomy >= cam.fitted(fitPlay).Scale
}

// begins reports whether v shows the piece, so many squares of each of its ways as are to
// be seen at least, and these free of what covers a corner.
func (cam *camera) begins(v view.Viewport) bool {
	w := engine.Window{X: cam.scene.At.X, Y: cam.scene.At.Y, W: 1, H: 1}
	if !cam.scene.Brief {
		for _, row := range cam.scene.Targets.Rows {
			if row.Count > 0 {
				w = scene.Joined(w, row.At(1))
			}
		}
	}
	return holds(v, cam.insets(), w) && !cam.over(v)
}

// holds reports whether the whole of w lies between the rulers.
func holds(v view.Viewport, in view.Insets, w engine.Window) bool {
	slack := 0.04*v.Scale + 0.5
	x0, y0 := v.Screen(float64(w.X), float64(w.Y))
	x1, y1 := v.Screen(float64(w.X+w.W), float64(w.Y+w.H))
	return min(x0, x1) >= in.Left-slack && max(x0, x1) <= v.Width-in.Right+slack &&
		min(y0, y1) >= in.Top-slack && max(y0, y1) <= v.Height-in.Bottom+slack
}

// matter returns the squares that are to be in view: the piece and all its targets or,
// where they are too many for that, those about the piece.
func (cam *camera) matter() engine.Window {
	reach, c := cam.scene.Reach(), cam.scene.At
	if cam.scene.Boards != nil {
		reach = cam.scene.Map.Plane
	}
	if cam.scene.Origin == nil && cam.fits() {
		return reach
	}
	const n = aroundPiece / 2 // so that small moves leave the board alone
	near := engine.Window{X: c.X - n, Y: c.Y - n, W: 2*n + 1, H: 2*n + 1}
	return reach.Intersect(near).Intersect(cam.scene.Map.Plane)
}

// fits reports whether the way to the end is short enough for the screen.
func (cam *camera) fits() bool {
	w := cam.play()
	v := cam.view.Fitted(w, cam.margins(w), largestOf(cam.scene.Look))
	return v.Visible().Contains(cam.scene.At)
}

// over reports whether what covers a corner covers a piece that can be moved: that of each board.
func (cam *camera) over(v view.Viewport) bool {
	if cam.scene.Piece == scene.None {
		return false
	}
	return v.Hides(cam.scene.At, cam.corner) || slices.ContainsFunc(cam.scene.Boards, func(b scene.Board) bool { return v.Hides(b.At, cam.corner) })
}

// hidden reports whether what covers a corner covers a piece or a target.
func (cam *camera) hidden(v view.Viewport) bool {
	if cam.over(v) {
		return true
	}
	if cam.scene.Mode == scene.Watch || cam.corner.Right <= 0 || cam.corner.Bottom <= 0 {
		return false
	}
	part := v.Corner(cam.corner)
	for _, row := range cam.scene.Targets.Rows {
		if first, last := within(row, part); first <= last {
			return true
		}
	}
	return false
}
