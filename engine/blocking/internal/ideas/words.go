package ideas

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// automatonIdea says what the rule is.
var automatonIdea = idea.Idea{
	Name: "automaton", Title: automatonTitle, About: automatonAbout, More: automatonMore, Source: automatonSource,
	Examples: []idea.Example{
		{Label: automatonGame, Link: "blocking:5&size=11x11&idea=automaton"},
		{Label: automatonNose, Link: "blocking:100&view=40,40,60x60&idea=automaton"},
	},
}

const nameOfSum = "g"

// signed writes a number, without the sign of one that is added.
func signed(n int32) string { return strings.TrimPrefix(idea.Signed(int(n)), "+") }

// Lacks says where to find what is no idea of these games, nil for what it does not know.
func Lacks(name string) error {
	switch name {
	case "region", "regions", "borders", "junctions", "landmarks":
		return errRegions
	}
	return nil
}

// linesIdea says what the closed forms for k = 2 and k = 3 are.
var linesIdea = idea.Idea{
	Name: "lines", Title: linesTitle, About: linesAbout, More: linesMore, Source: linesSource,
	Examples: []idea.Example{
		{Label: linesTwo, Link: "blocking:2@12,17&idea=lines"},
		{Label: linesThree, Link: "blocking:3@12,17&idea=lines"},
		{Label: linesFar, Link: "blocking:2@1000000000000000000000000000000,2000000000000000000000000000001&idea=lines"},
	},
}

// skinIdea says what the skin is.
var skinIdea = idea.Idea{
	Name: "skin", Title: skinTitle, About: skinAbout, More: skinMore, Source: skinSource,
	Examples: []idea.Example{
		{Label: skinFigure, Link: "blocking:12000&size=13000x1000&view=12640,240,60x36&idea=skin"},
		{Label: skinFirst, Link: "blocking:12000&size=13000x1000&view=12010,2,60x36&idea=skin"},
		{Label: skinSecond, Link: "blocking:12000&size=20000x3200&view=19650,2930,90x60&idea=skin"},
		{Label: skinLattice, Link: "blocking:500&view=330,60,60x36&idea=skin"},
	},
}

// latticeWords say what every step is.
var latticeWords = [...]words.Text{stepToDiagonal, stepDiagonally, stepAlong}

func latticeHead() []words.Text { return []words.Text{stepHead, whereHead} }

func times(columns, rows int) string { return fmt.Sprintf("%d × %d", columns, rows) }

// wordOf spells steps, of many only the first.
func wordOf(steps []int) (text string) {
	const most = 13
	for i, n := range steps {
		if i == most {
			return text + "…"
		}
		text += strconv.Itoa(n)
	}
	return text
}

// threadsIdea says what the threads are.
var threadsIdea = idea.Idea{
	Name: "threads", Title: threadsTitle, About: threadsAbout, More: threadsMore, Source: threadsSource,
	Examples: []idea.Example{
		{Label: threadsMerge, Link: "blocking:1000&size=5000x3000&view=3500,2200,900x600&idea=threads"},
		{Label: threadsBeam, Link: "blocking:3000&size=14000x9000&view=12200,7800,1200x800&idea=threads:beam=yes"},
		{Label: threadsGolden, Link: "blocking:1&size=60x60&idea=threads:beam=yes"},
		{Label: threadsFigure, Link: "blocking:40003&size=72000x72000&view=64000,64000,4000x4000&idea=threads"},
	},
}

// beamChoice asks for the beam.
var beamChoice = idea.Choice{Name: "beam", Label: beamLabel, Options: []idea.Option{
	{Value: "no", Label: beamNot}, {Value: beamYes, Label: beamMeasured},
}}

const beamYes = "yes"

// sayIrrational says which quadratic irrationals fit.
func sayIrrational(list []irrational) string {
	const few = 3
	switch {
	case len(list) == 0:
		return noIrrational.String()
	case len(list) > few:
		return manyIrrationals(len(list), list[0].String())
	}
	return oneIrrational(list[0].String(), words.Fraction(list[0].value(), 6))
}

// String writes (a + b√d)/c.
func (q irrational) String() string {
	text := fmt.Sprintf("√%d", q.d)
	if b := abs(q.b); b > 1 {
		text = strconv.Itoa(b) + text
	}
	switch {
	case q.a == 0 && q.b < 0:
		text = "−" + text
	case q.a != 0 && q.b < 0:
		text = fmt.Sprintf("%s − %s", signed(int32(q.a)), text)
	case q.a != 0:
		text = fmt.Sprintf("%s + %s", signed(int32(q.a)), text)
	}
	switch {
	case q.c == 1:
		return text
	case q.a != 0:
		text = "(" + text + ")"
	}
	return text + "/" + strconv.Itoa(q.c)
}
