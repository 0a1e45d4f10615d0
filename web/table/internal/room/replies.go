package room

import (
	"maps"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/game/lesson"
)

// replies are the first answers to the tasks of lessons, right or wrong, to be handed in. The
// browser keeps them behind the steps that were done, which leave out what is no number:
// "corner-the-rook 1,2;corner-the-rook 2+8 and 13,5-n,6-#2".
type replies map[string]map[int]answers.Reply

// escape and its way back leave out of a reply what parts them from one another.
var (
	escape   = strings.NewReplacer("%", "%25", ",", "%2C", ";", "%3B")
	unescape = strings.NewReplacer("%25", "%", "%2C", ",", "%3B", ";")
)

// note notes an answer, unless it is not the first one at its step.
func (l replies) note(name string, r answers.Reply) {
	if _, there := l[name][r.Step]; there || r.Text == "" {
		return
	}
	if l[name] == nil {
		l[name] = map[int]answers.Reply{}
	}
	l[name][r.Step] = r
}

// add adds what a browser has kept.
func (l replies) add(text string) {
	for part := range strings.SplitSeq(text, ";") {
		name, list, _ := strings.Cut(part, " ")
		if len(name) > 80 || len(l) >= mostLearned {
			continue
		}
		for one := range strings.SplitSeq(list, ",") {
			at := strings.IndexAny(one, "+-")
			step, err := strconv.Atoi(one[:max(at, 0)])
			if err == nil && step >= 1 && step <= lesson.MaxSteps {
				l.note(name, answers.Reply{Step: step, Right: one[at] == '+', Text: answers.CleanReply(unescape.Replace(one[at+1:]))})
			}
		}
	}
}

// String writes what a browser is to keep.
func (l replies) String() string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(l)) {
		before := ";" + name + " "
		for _, r := range l.of(name) {
			sign := "-"
			if r.Right {
				sign = "+"
			}
			b.WriteString(before + strconv.Itoa(r.Step) + sign + escape.Replace(r.Text))
			before = ","
		}
	}
	return b.String()
}

// of lists the replies of a lesson, step by step.
func (l replies) of(name string) (list []answers.Reply) {
	for _, step := range slices.Sorted(maps.Keys(l[name])) {
		list = append(list, l[name][step])
	}
	return list
}

// chosen stands before the number of an option.
const chosen = "#"

// said returns what has just been answered, in words.
func (c *course) said(right bool) string {
	switch t := c.task(); t.Kind {
	case lesson.Choose:
		return chosen + strconv.Itoa(slices.Index(t.Options, c.reply)+1)
	case lesson.Tap:
		tapped := slices.Clone(c.tapped)
		sort.Slice(tapped, func(i, j int) bool { return tapped[i].Compare(tapped[j]) < 0 })
		var words []string
		for _, p := range tapped {
			words = append(words, "("+p.String()+")")
		}
		return strings.Join(words, " ")
	case lesson.Win:
		if right {
			return replyWon.String()
		}
		return replyLost.String()
	}
	return c.reply
}

// Answered returns what was done and answered at the tasks of the lesson that is open, or at the puzzles of the
// set: asked is false outside of one.
func (r *Room) Answered() (a answers.Answers, asked bool) {
	if in := r.puzzle.inSet(); in.Of > 0 {
		list := r.tries[setKey(r.place.Said)]
		return answers.Answers{Of: answers.Puzzles(setName(r.place.Said)), Tries: list[:in.Of]}, true
	}
	if r.place.Kind != Lesson {
		return a, false
	}
	a.Of = answers.Lesson(r.place.Lesson)
	c := &r.lesson
	for i := range c.of.Steps {
		if c.of.Steps[i].Task != nil && c.solved(i+1) {
			a.Solved = append(a.Solved, i+1)
		}
	}
	for _, reply := range r.replies.of(c.key()) {
		if reply.Step > len(c.of.Steps) || c.of.Steps[reply.Step-1].Task == nil {
			continue // of another lesson by this name
		}
		if options := c.of.Steps[reply.Step-1].Task.Options; len(options) > 0 {
			choice, err := strconv.Atoi(strings.TrimPrefix(reply.Text, chosen))
			switch {
			case err != nil || choice < 1 || choice > len(options):
				continue
			case choice <= answers.MostChoice:
				reply.Choice, reply.Text = choice, ""
			default:
				reply.Text = answers.CleanReply(options[choice-1])
			}
		}
		a.Replies = append(a.Replies, reply)
	}
	return a, true
}
