package table

import "github.com/palacegames/palace/game"

// Line is a line of the move list: what First and Second did.
type Line struct {
	N      int  `json:"n"`
	First  Cell `json:"first"`
	Second Cell `json:"second"`
}

// Cell is a turn in the move list.
type Cell struct {
	Text string `json:"text"`
	// Long holds the square in full where numbers are shortened in the text.
	Long string `json:"long,omitempty"`
	// Turns is how many turns lead to the moment after this one, 0 for no turn and for
	// one that is still being made.
	Turns   int  `json:"turns"`
	Current bool `json:"current"`
	// Ahead says that the turn was taken back and can be played again.
	Ahead bool `json:"ahead"`
	// Mistake says what was wrong with the turn, "" if nothing was or nobody knows.
	Mistake string `json:"mistake"`
}

// moves lists the turns in lines of two, those that were taken back too. The opening
// block of a blocking game is the second player's half of a line of its own.
func (t *Table) moves() []Line {
	lines := []Line{}
	done := len(t.view.History)
	for i := range done + len(t.view.Ahead) {
		turn := t.turnAt(i)
		n := t.number(i)
		if turn.Player == game.First || len(lines) == 0 {
			lines = append(lines, Line{N: n})
		}
		cell := Cell{
			Text:    game.DescribeTurn(turn),
			Long:    inFull(turn.To),
			Current: i == done-1,
			Ahead:   i >= done,
		}
		if turn.Done {
			cell.Turns = i + 1
		}
		if m := t.review.at(i); m != nil {
			cell.Mistake = game.DescribeMistake(&t.view, m)
		}
		if line := &lines[len(lines)-1]; turn.Player == game.First {
			line.First = cell
		} else {
			line.Second = cell
		}
	}
	return lines
}

// turnAt returns a turn by its index, whether it is done or was taken back.
func (t *Table) turnAt(i int) *game.Turn {
	if done := len(t.view.History); i >= done {
		return &t.view.Ahead[i-done]
	}
	return &t.view.History[i]
}

// number returns the number that the list of moves gives to a turn: the opening block
// is turn 0.
func (t *Table) number(i int) int {
	if t.turnAt(0).Player == game.Second {
		i--
		if i < 0 {
			return 0
		}
	}
	return i/2 + 1
}
