package answers

import (
	"strings"
	"unicode/utf8"

	"github.com/palacegames/palace/game/lesson"
)

// Reply is the first answer at a step of a lesson.
type Reply struct {
	Step   int    // from 1
	Right  bool   // whether it was
	Choice int    // the option that was chosen, from 1; 0 where there are none
	Text   string // what was written, or done: what CleanReply has left of it; "" for a choice
}

// Bounds of what is answered.
const (
	// MostChoice is the last option that can be handed in as such.
	MostChoice = 1<<choiceBits - 1
	// MaxReplies is how long the text of a lesson's answers becomes: as a code it has 53×53
	// modules at most, which one telephone reads from another one's screen.
	MaxReplies = 250

	longestReply, shortestReply = 24, 8 // letters to which a reply is cut

	choiceBits = 5
	lettersOf  = 5 // the bits of a reply's length
	letterBits = 6
	runeBits   = 21
)

// letters are those that have six bits; another one has the last of these numbers, and its own.
const letters = "0123456789abcdefghijklmnopqrstuvwxyz ,.()-+=*/'?!%:<>_#"

// other stands before a letter of which there is none in letters.
const other = 1<<letterBits - 1

// cut stands at the end of a reply that was longer.
const cut = "…"

// CleanReply returns what is handed in of a reply: small letters, one space between words, no full
// stop at the end, for these do not matter, and no more than there is room for.
func CleanReply(text string) string { return cutTo(strings.ToLower(clean(text)), longestReply) }

// cutTo cuts a reply to so many letters.
func cutTo(text string, most int) string {
	text = strings.TrimRight(text, ". ")
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	return strings.TrimSpace(string([]rune(text)[:most-1])) + cut
}

// checkReplies says what is wrong with the replies, which are in order.
func (a *Answers) checkReplies() error {
	for i, r := range a.Replies {
		if r.Step < 1 || r.Step > lesson.MaxSteps || i > 0 && r.Step == a.Replies[i-1].Step ||
			r.Choice < 0 || r.Choice > MostChoice || (r.Choice == 0) == (r.Text == "") || CleanReply(r.Text) != r.Text {
			return errReplies
		}
	}
	return nil
}

// replied writes the answers of a lesson. Where they are too long, replies are cut, all to as many
// letters, and left out at last, the last ones first.
func (a *Answers) replied() (text string, err error) {
	for most := longestReply; ; most-- {
		if most < shortestReply {
			a.Replies = a.Replies[:len(a.Replies)-1] // one is always short enough
		}
		for i := range a.Replies {
			if r := &a.Replies[i]; r.Text != "" {
				r.Text = cutTo(r.Text, max(most, shortestReply))
			}
		}
		text, err = signed(versionB, a.packReplies())
		if err == nil && len(text) <= MaxReplies {
			return text, nil
		}
	}
}

// packReplies writes, step by step, whether it was solved, and what was answered.
func (a *Answers) packReplies() *packer {
	p := &packer{}
	p.yes(true)
	a.who(p)
	solved, last := map[int]bool{}, 0
	for _, step := range a.Solved {
		solved[step], last = true, step
	}
	replies := a.Replies
	last = max(last, replies[len(replies)-1].Step)
	p.put(last, countBits)
	for step := 1; step <= last; step++ {
		p.yes(solved[step])
		here := len(replies) > 0 && replies[0].Step == step
		p.yes(here)
		if !here {
			continue
		}
		r := replies[0]
		replies = replies[1:]
		p.yes(r.Right)
		p.yes(r.Choice > 0)
		if r.Choice > 0 {
			p.put(r.Choice, choiceBits)
			continue
		}
		p.put(utf8.RuneCountInString(r.Text), lettersOf)
		for _, letter := range r.Text {
			if at := strings.IndexRune(letters, letter); at >= 0 {
				p.put(at, letterBits)
			} else {
				p.put(other, letterBits)
				p.put(int(letter), runeBits)
			}
		}
	}
	return p
}

// replies reads what packReplies has written.
func (u *unpacker) replies(a *Answers) bool {
	last := u.take(countBits)
	if last > lesson.MaxSteps {
		return false
	}
	for step := 1; step <= last && !u.short; step++ {
		if u.yes() {
			a.Solved = append(a.Solved, step)
		}
		if !u.yes() {
			continue
		}
		r := Reply{Step: step, Right: u.yes()}
		if u.yes() {
			r.Choice = u.take(choiceBits)
		} else {
			var text []rune
			for range u.take(lettersOf) {
				at := u.take(letterBits)
				switch {
				case at < len(letters):
					text = append(text, rune(letters[at]))
				case at == other:
					text = append(text, rune(u.take(runeBits)))
				default:
					return false
				}
			}
			r.Text = string(text)
		}
		a.Replies = append(a.Replies, r)
	}
	return true
}
