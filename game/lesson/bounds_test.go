package lesson_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
)

// Whatever a lesson asks for, to check it ends after so many steps, and what was too much is
// named with its line.
func TestCheckingEnds(t *testing.T) {
	const head = "name: a\ntitle: b\nstep: c\n"
	for _, c := range []struct {
		board, lines string
		work, inAll  int
		want         []string
	}{
		{"subtraction:(1)(2)@" + strings.Repeat("9", 30) + "&first=human&second=perfect", "task: win\nhint: d\nright: e\n", 1 << 12, lesson.WorkInAll, []string{"line 6: the task cannot be checked: the game is not over after 1,000 turns"}},
		{"subtraction:(1)(2)@" + strings.Repeat("9", 30) + "&first=human&second=random", "task: win\nhint: d\nright: e\n", 1 << 12, lesson.WorkInAll, []string{"line 6: the task cannot be checked: the game"}},
		{"blocking:5@9,9", "claim: P 3000,3000\nclaim: N 9,9\nclaim: P 9,9\n", 3, 1000, []string{"line 6: this cannot be checked: it takes more than 3 steps of work", "line 8: (9,9) is not"}},
		{"blocking:5@9,9", "claim: count P in 3000,3000..3002,3002 = 1\n", 20, 1000, []string{"line 6: this cannot be checked"}},
		{"blocking:5@9,9", "claim: P 3000,3000\nclaim: P 9,9\nstep: x\nsay: (9,9)\nclaim: P 9,9\n", 1000, 3, []string{"line 6: checking stops here, after 3 steps of work"}},
	} {
		l, err := lesson.Read(head + fmt.Sprintf("board: %s\nsay: f\n%s", c.board, c.lines))
		if err != nil {
			t.Fatal(err)
		}
		steps, checking := 1, lesson.NewChecking(l, link.Open)
		for checking.Bound(c.work, c.inAll); checking.Step() && steps <= c.inAll+100; steps++ {
		}
		wrong := checking.Wrong()
		if len(wrong) != len(c.want) || steps > c.inAll+100 {
			t.Errorf("%s: %d steps, %v", c.board, steps, wrong)
			continue
		}
		for i, want := range c.want {
			if !strings.HasPrefix(wrong[i].Error(), want) {
				t.Errorf("%s: %v, want %s", c.board, wrong[i], want)
			}
		}
	}
}

// Each square of a claim is a step of its own: no step answers for all of them.
func TestClaimIsCheckedInSteps(t *testing.T) {
	claim := "claim: P" + strings.Repeat(" 1,2", 500)
	l, err := lesson.Read("name: a\ntitle: b\nstep: c\nboard: wythoff@3,4\nsay: d\n" + claim + "\n")
	if err != nil {
		t.Fatal(err)
	}
	steps, checking := 1, lesson.NewChecking(l, link.Open)
	for ; checking.Step(); steps++ {
	}
	if steps < 1000 || len(checking.Wrong()) > 0 {
		t.Errorf("%d steps, %v", steps, checking.Wrong())
	}
}
