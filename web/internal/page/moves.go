package page

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
)

// Line is a line of the move list: what First and Second did.
type Line struct {
	N      int  `json:"n"`
	First  Cell `json:"first"`
	Second Cell `json:"second"`
}

// Side is one of the two who play.
type Side struct {
	Name   string `json:"name"` // "You" and "Computer" or, where two people play, "White" and "Black"
	Player string `json:"player"`
	Level  string `json:"level"` // how strong a computer is, "" for a person
	Turn   bool   `json:"turn"`
}

// SidesOf returns the first and the second player.
func SidesOf(v *game.View) []Side {
	sides := make([]Side, 2)
	for i, side := range [2]game.Side{game.First, game.Second} {
		s := &sides[i]
		s.Name, s.Player, s.Turn = explain.Side(v, side), v.Players[side], v.Phase != game.OverPhase && v.Turn == side
		if s.Player != game.Human {
			s.Level = game.Title(s.Player)
		}
	}
	return sides
}

// Cell is a turn in the move list.
type Cell struct {
	Text  string `json:"text"`            // where it went
	Pawns string `json:"pawns,omitempty"` // "■4"
	// Heard goes on for a listener, who is spared the signs: ", 4 blocked".
	Heard string `json:"heard,omitempty"`
	// Title says more of the turn, "" for nothing: what was wrong with it, or the square in
	// full where numbers are shortened in the text.
	Title string `json:"title,omitempty"`
	// Turns is how many turns lead to the moment after this one, 0 for no turn and for
	// one that is still being made.
	Turns   int  `json:"turns"`
	Current bool `json:"current"`
	// Ahead says that the turn was taken back and can be played again.
	Ahead bool `json:"ahead"`
	// Mistake says that the turn is known to have given a won game away.
	Mistake bool `json:"mistake,omitempty"`
}

// Moves lists the turns in lines of two, those that were taken back too, with the
// mistakes that are known. The opening block of a blocking game is the second player's
// half of a line of its own.
func Moves(v *game.View, mistakes []explain.Mistake) []Line {
	lines := []Line{}
	done := len(v.History)
	for i := range done + len(v.Ahead) {
		turn := v.TurnAt(i)
		n := v.Number(i)
		if turn.Player == game.First || len(lines) == 0 {
			lines = append(lines, Line{N: n})
		}
		cell := Cell{Title: inFull(turn.To), Current: i == done-1, Ahead: i >= done}
		cell.Text, cell.Pawns = explain.Turn(v, turn)
		if turn.Done {
			cell.Turns = i + 1
		}
		if k := slices.IndexFunc(mistakes, func(m explain.Mistake) bool { return m.Turn == i }); k >= 0 {
			cell.Mistake, cell.Title = true, explain.DescribeMistake(v, &mistakes[k])
		}
		cell.Heard = heard(&cell, len(turn.Blocked))
		if line := &lines[len(lines)-1]; turn.Player == game.First {
			line.First = cell
		} else {
			line.Second = cell
		}
	}
	return lines
}

// inFull writes a position of which some numbers are shortened elsewhere, "" for
// others.
func inFull(p engine.Position) string {
	if !words.Long(p) {
		return ""
	}
	return p.String()
}
