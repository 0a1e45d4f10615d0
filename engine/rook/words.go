package rook

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/placing"
)

// Title names the game.
func (Game) Title() string { return title.String() }

// Rules says how it is played.
func (Game) Rules() string { return rules(false) }

// MisereRules says how it is played so that whoever makes the last move loses.
func (Game) MisereRules() string { return rules(true) }

// placingRooks is the idea of placing them one by one.
func placingRooks() idea.Idea {
	return placing.About(placing.Rook, placingSource,
		idea.Example{Label: placingValues, Link: "rook&idea=placing:show=values"},
		idea.Example{Label: placingKnights, Link: "rook&idea=placing:step=30;piece=knight"},
	)
}
