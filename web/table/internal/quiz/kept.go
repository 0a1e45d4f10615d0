package quiz

import (
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/web/internal/page"
)

// counted stands behind a mark that is in the tally already.
const counted = "!"

// kept writes the marks for the browser to keep until the page is loaded again, "" for none:
// "rook P1,1 N2,1!", the game first.
func (q *Quiz) kept() string {
	if len(q.marks) == 0 {
		return ""
	}
	words := []string{q.game}
	for i := range q.marks {
		m := &q.marks[i]
		word := m.says.String() + m.at.String()
		if m.counted {
			word += counted
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// recall takes what a browser has kept, for the game that is opened next.
func (q *Quiz) recall(text string) error {
	game, rest, _ := strings.Cut(text, " ")
	words := strings.Fields(rest)
	if game == "" || len(words) == 0 || len(words) > mostMarks {
		return errKept
	}
	var marks []mark
	for _, word := range words {
		m := mark{}
		square, done := strings.CutSuffix(word[1:], counted)
		at, err := page.Typed(square, strings.Count(square, ",")+1)
		says, ok := letters[word[:1]]
		if err != nil || !ok {
			return errKept
		}
		m.at, m.says, m.counted = engine.Position(at), says, done
		marks = append(marks, m)
	}
	q.recalled, q.recalledOf = marks, game
	return nil
}

// again puts the marks that were recalled onto the board, if they are of its game.
func (q *Quiz) again() {
	if q.recalledOf == q.game {
		for _, m := range q.recalled {
			if q.put(m.at, letter{says: m.says}) == nil { // else the board has no such square
				q.marks.find(m.at).counted = m.counted
			}
		}
	}
	q.recalled, q.recalledOf = nil, ""
}

// Marks lists the marks, to be handed in.
func (q *Quiz) Marks() []answers.Mark {
	var list []answers.Mark
	if q.view.Settings.Quiz {
		for i := range q.marks {
			list = append(list, answers.Mark{At: q.marks[i].at, Says: q.marks[i].says})
		}
	}
	return list
}
