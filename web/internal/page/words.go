package page

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
)

// kindLabels are the names of the kinds of map on their buttons.
var kindLabels = map[engine.Kind]words.Text{
	engine.Outcomes: mapPalaces, engine.PalaceNumbers: mapPalaceNumbers, engine.NimValues: mapNimValues, engine.Remoteness: mapRemoteness, engine.MisereRemoteness: mapRemoteness,
}

// orientationLabels say where the origin lies and where x points.
var orientationLabels = map[catalog.Orient]words.Text{
	catalog.RightDown: originUpperLeftRight, catalog.RightUp: originLowerLeftRight,
	catalog.DownRight: originUpperLeftDown, catalog.UpRight: originLowerLeftUp,
}

// paletteLabels say what the colours are for.
var paletteLabels = map[string]words.Text{"paper": palettePaper, "safe": paletteSafe}

// sentences joins what is there.
func sentences(parts ...string) string {
	var said []string
	for _, part := range parts {
		if part != "" {
			said = append(said, words.Sentence(part))
		}
	}
	return strings.Join(said, " ")
}

// heard writes for a listener the signs of a turn in the list of moves: ", 4 blocked. You gave
// the win away: (4,2) was the palace to go to."
func heard(turn *Cell, blocked int) (said string) {
	if turn.Pawns != "" {
		said = ", " + heardBlocked(blocked)
	}
	if turn.Mistake {
		said += ". " + turn.Title
	}
	return said
}

// presetLabel names a preset in its group: "Figure 3, left: Game 100".
func presetLabel(p *catalog.Preset) string {
	if p.Figure == "" {
		return p.Title.String()
	}
	return presetAt(p.Figure.String(), p.Title.String())
}

// Hangs is written below a map of the gallery: its game, and where its figure is.
func Hangs(game string, p *catalog.Preset) string {
	if p.Figure == "" {
		return game
	}
	return presetAt(p.Source+" "+p.Figure.String(), game)
}

// bracketed writes a move: "(1,2)", "(3)".
func bracketed(move engine.Position) string { return "(" + move.String() + ")" }

// moveAbout says of a square of the small board whether it is a move.
func moveAbout(move engine.Position, s EditorSquare) string {
	is := "none"
	switch {
	case s.Helps:
		is = "queen"
	case s.Pressed:
		is = "move"
	}
	return moveIs(bracketed(move), is)
}

// exampleMove is a move of so many components, as it is written: "1,2".
func exampleMove(dim int) string {
	numbers := make([]string, dim)
	for i := range numbers {
		numbers[i] = strconv.Itoa(i + 1)
	}
	return strings.Join(numbers, ",")
}
