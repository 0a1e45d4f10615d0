package quiz

import "github.com/palacegames/palace/game/catalog"

// question is what a class is asked.
type question string

// The questions: any square, who wins from where the piece stands, and where the next palace is.
const (
	free  question = ""
	who   question = "who"
	where question = "where"
)

// ask asks the class a question, or no longer if it is asked already.
func (q *Quiz) ask(name string) error {
	of := question(name)
	switch {
	case of != free && of != who && of != where:
		return errQuestion
	case of == q.question:
		of = free
	}
	q.question, q.playing = of, false
	q.voice.Say(q.words())
	q.host.Show()
	return nil
}

// words say what there is to do.
func (q *Quiz) words() string {
	switch {
	case !q.hidden():
		return answersShown.String()
	case q.playing:
		return playOn.String()
	case q.question == who:
		name := catalog.Piece(q.view.Game)
		return whoWins(q.view.Place(q.view.Here), name)
	case q.question == where:
		return whereNext.String()
	}
	return markSquares.String()
}

// result says how many marks there are or, once the answers are out, how many are right.
func (q *Quiz) result() string {
	if q.hidden() {
		return squaresMarked(len(q.marks))
	}
	right, known := 0, 0
	for i := range q.marks {
		if m := &q.marks[i]; q.out(m) {
			known++
			right += number(m.right())
		}
	}
	if n := q.waiting(); n > 0 {
		return soFar(right, n)
	}
	return outcome(len(q.marks), right, known, len(q.marks)-known)
}
