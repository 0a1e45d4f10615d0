package game

// Number returns the number that people give to the i-th turn, from 0, of those that were
// played and those that were taken back: two turns have one number, White's and Black's, and
// an opening block is turn 0.
func (v *View) Number(i int) int {
	if v.TurnAt(0).Player == Second {
		i--
		if i < 0 {
			return 0
		}
	}
	return i/2 + 1
}

// TurnAt returns a turn by its index, whether it is played or was taken back.
func (v *View) TurnAt(i int) *Turn {
	if played := len(v.History); i >= played {
		return &v.Ahead[i-played]
	}
	return &v.History[i]
}
