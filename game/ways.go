package game

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
)

// This file says in words where a piece may go.

// compass names the direction of a step on a board drawn with these axes, ""
// if it is none of the eight.
func compass(o catalog.Orient, step engine.Position) string {
	dx, dy := step[0], step[1]
	if max(dx, -dx, dy, -dy) != 1 {
		return ""
	}
	first, second, _ := strings.Cut(string(o), "-")
	east, south := 0, 0
	for _, axis := range []struct {
		towards string
		by      int
	}{{first, dx}, {second, dy}} {
		switch axis.towards {
		case "right":
			east += axis.by
		case "down":
			south += axis.by
		case "up":
			south -= axis.by
		}
	}
	ns := [...]string{"north", "", "south"}[south+1]
	ew := [...]string{"west", "", "east"}[east+1]
	if ns != "" && ew != "" {
		return ns + "-" + ew
	}
	return ns + ew
}

// Direction names the way that a ray leads on the board as it is shown: "west",
// or "by (1,2)" where no compass knows it.
func Direction(v *View, r engine.Ray) string {
	if board(v.Game) {
		if name := compass(v.Axes(), r.Step); name != "" {
			return name
		}
	}
	return "by " + subtracted(r.Step)
}

// ways lists how the piece may leave the position: "west, north or by (1,2)", or
// "by (t,2t)" where it may go on, and what may be taken from piles: "(0,3,1) or
// (1,0,2)". A long list is cut short.
func ways(rays []engine.Ray, axes catalog.Orient, onBoard bool) string {
	const most = 10
	var lines, jumps []string
	for _, r := range rays {
		if r.Count == 0 {
			continue
		}
		if onBoard {
			if name := compass(axes, r.Step); name != "" {
				lines = append(lines, name)
				continue
			}
		}
		if r.Count > 1 {
			jumps = append(jumps, multiples(r.Step))
		} else {
			jumps = append(jumps, subtracted(r.Step))
		}
	}
	if len(jumps) > most {
		jumps = append(jumps[:most], "others")
	}
	if len(jumps) > 0 && onBoard {
		jumps[0] = "by " + jumps[0]
	}
	return english.List(append(lines, jumps...), "or")
}

// subtracted writes a step as a move is written: what it subtracts.
func subtracted(step engine.Position) string {
	move := make(engine.Position, len(step))
	for i, v := range step {
		move[i] = -v
	}
	return english.Square(move)
}

// multiples writes the moves t·step as the notation does: "(t,2t)".
func multiples(step engine.Position) string {
	parts := make([]string, len(step))
	for i, v := range step {
		switch v {
		case 0:
			parts[i] = "0"
		case -1:
			parts[i] = "t"
		default:
			parts[i] = strconv.Itoa(-v) + "t"
		}
	}
	return "(" + strings.Join(parts, ",") + ")"
}

// unreachable says why the piece cannot go to q.
func (s *Session) unreachable(q engine.FarPosition) string {
	v := View{Game: s.game, Settings: s.settings}
	from := ways(s.now.rays, v.Axes(), board(s.game))
	if !board(s.game) {
		return "No move leads from " + english.Spot(s.now.here) + " to " + english.Spot(q) + ": what may be taken is " + from
	}
	name, pronoun := piece(s.game)
	return "The " + name + " on " + english.Spot(s.now.here) + " cannot reach " + english.Spot(q) + ": " + pronoun + " moves " + from
}
