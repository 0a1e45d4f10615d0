package mwythoff

import "github.com/palacegames/palace/engine/idea"

// Title names the game.
func (g Game) Title() string { return title(g.m) }

// Rules says how it is played.
func (g Game) Rules() string { return rules(g.m, false) }

// MisereRules says how it is played so that whoever makes the last move loses.
func (g Game) MisereRules() string { return rules(g.m, true) }

// examples are other boards on which pairs are to be seen.
func examples() []idea.Example {
	return []idea.Example{
		{Label: exampleGolden, Link: "wythoff&idea=golden"},
		{Label: exampleSilver, Link: "mwythoff:2&idea=golden"},
		{Label: exampleBronze, Link: "mwythoff:3&idea=golden"},
	}
}
