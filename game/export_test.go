package game

// What tests hold the geometry of a view against.
const (
	Grid  = grid
	Reach = reach
)
