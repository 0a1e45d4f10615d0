package table_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit/oracle"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/lessons"
	tableroom "github.com/palacegames/palace/web/table/internal/room"
)

// TestLessonsEnd: the last step of every lesson leads to a game of its family's ladder that a person wins who begins against the
// computer, and to the first step of the lesson after it, with that one's title and picture; no other step does.
func TestLessonsEnd(t *testing.T) {
	all, err := lessons.All()
	if err != nil {
		t.Fatal(err)
	}
	taught := map[string]string{"corner-the-rook": "rook", "corner-the-queen": "wythoff", "block-me-if-you-can": "blocking", "a-knight-in-the-queens-boots": "maharaja", "nim-and-the-trick-in-it": "nim", "mosaics": "subtraction", "queens-in-exile": "exile"}
	for i, l := range all {
		r := newRoom(t)
		at := func(step int) *page.Course {
			r.must("open", args{"link": fmt.Sprintf("lesson=%s&step=%d", l.Name, step)})
			return r.table.Page().Course
		}
		last := len(l.Steps)
		if c := at(last - 1); c.Play != nil || c.Next == nil || c.Next.Title != "" || c.Next.Picture != nil {
			t.Errorf("%s leads on before its end: %+v, %+v", l.Name, c.Next, c.Play)
		}
		c := at(last)
		switch next := c.Next; {
		case i == len(all)-1:
			if next != nil {
				t.Errorf("after the last lesson comes %+v", next)
			}
		case next.Title != all[i+1].Title || next.Gold:
			t.Errorf("after %s comes %+v", l.Name, next)
		default:
			if want := page.BoardOf(all[i+1].Steps[0].Board); asText(t, want) != asText(t, next.Picture) {
				t.Errorf("after %s comes %q with another picture", l.Name, next.Title)
			}
			r.must("open", args{"link": next.Link})
			if got := r.table.State().Lesson; got.Name != all[i+1].Name || got.Step != 1 {
				t.Errorf("the link after %s leads to %+v", l.Name, got)
			}
		}
		if c.Play.Gold != (l.Steps[last-1].Task == nil) {
			t.Errorf("%s, before its task is done: the game is what matters now: %v", l.Name, c.Play.Gold)
		}
		r.must("learned", args{"text": fmt.Sprintf("%s %d", l.Name, last)})
		if c := at(last); !c.Play.Gold || c.Next != nil && c.Next.Gold {
			t.Errorf("%s, done: %+v beside %+v", l.Name, c.Play, c.Next)
		}
		r.must("open", args{"link": c.Play.Link, "arrives": true})
		v := r.table.View()
		e, n := catalog.RungOf(v.Game, v.Start())
		if n != 1 || v.Players != [2]string{game.Human, game.Perfect} || oracle.New(v.Game).Outcome(v.Here) != engine.N || r.table.Page().Course != nil {
			t.Errorf("%s leads to %s, start %d of a ladder, with %v", l.Name, c.Play.Link, n, v.Players)
		}
		if want := taught[l.Name]; want != "" && e.Name != want || !strings.Contains(c.Play.Words, e.Heading.String()) {
			t.Errorf("%s leads to %q, a game of %s", l.Name, c.Play.Words, e.Name)
		}
		// Where that start is won, to the next one.
		r.must("played", args{"text": "ladder " + e.Name + " 2200000000"})
		if _, want := e.Rung(3); at(last).Play.Link != want {
			t.Errorf("with two starts won %s leads to %s", l.Name, at(last).Play.Link)
		}
	}
}

// What a class's lesson keeps back, the game at its end keeps back too, and the lesson after it. A class that waits before the end is not led on.
func TestLessonsEndInClass(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "lesson=corner-the-rook&step=7&without=hint&ui=lesson"})
	c := r.table.Page().Course
	if !strings.HasSuffix(c.Next.Link, "&without=hint") || c.Play.Link != "rook@2,1&map=off&without=hint" {
		t.Errorf("the class goes on to %s and %s", c.Next.Link, c.Play.Link)
	}
	r.must("open", args{"link": "lesson=corner-the-rook&step=7&pause=7:7"})
	if c := r.table.Page().Course; c.Play != nil || c.Next != nil {
		t.Errorf("a class that waits is led to %+v", c.Play)
	}
}

// TestLessonPictures: no lesson of the path looks like another one.
func TestLessonPictures(t *testing.T) {
	var shelf tableroom.Shelf
	if err := newRoom(t).call("shelf", nil, &shelf); err != nil {
		t.Fatal(err)
	}
	seen := map[string]string{}
	for _, l := range shelf.Lessons {
		p := asText(t, l.Picture)
		if other := seen[p]; other != "" {
			t.Errorf("%s has the picture of %s", l.Name, other)
		}
		seen[p] = l.Name
	}
	if len(seen) != len(lessons.Names()) {
		t.Errorf("%d pictures", len(seen))
	}
}

// asText writes a picture, "null" where there is none and the page draws a map.
func asText(t *testing.T, p *page.Picture) string {
	t.Helper()
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
