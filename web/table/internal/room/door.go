package room

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/lessons"
)

// doorBoard is all of the board that is seen at the door. The rook only comes nearer to the
// corner, so that nobody can leave it.
var doorBoard = engine.Window{W: 8, H: 8}

// doorScene leaves a small board with nothing around it.
func doorScene(s *scene.Scene) {
	s.Look.Bare, s.Look.Frame, s.Map.Plane = true, doorBoard, doorBoard
	s.Targets.Breathe = true
}

// atGame returns which of the door's games is on the board, counted from 0. A game that a browser has kept may be none
// of them, and stands for the first.
func (r *Room) atGame() int {
	begun := r.view.Game.String() + "@" + r.view.Start().String() + "&"
	return max(0, slices.IndexFunc(catalog.Doors[:], func(door string) bool { return strings.HasPrefix(door, begun) }))
}

// beyondDoor is where to go who has won the last game there: to the first lesson or, where that was done, to the puzzle
// of the day.
func (r *Room) beyondDoor() string {
	first := lessons.Names()[0]
	if l, err := lessons.Open(first); err == nil && r.learned.count(first, len(l.Steps)) == len(l.Steps) {
		return string(Puzzle)
	}
	return Place{Kind: Lesson, Lesson: first}.String()
}

// nextAtDoor goes on to the next game of the door, where this one was won.
func (r *Room) nextAtDoor() error {
	next := r.atGame() + 1
	if r.door().Turn != "won" || next == len(catalog.Doors) {
		return errNoFurther
	}
	if err := r.enter(r.place, catalog.Doors[next]); err != nil {
		return err
	}
	r.played.door = max(r.played.door, next)
	r.host.Show()
	return nil
}

// door returns what stands beside the board, nil elsewhere.
func (r *Room) door() *page.Door {
	if r.place.Kind != Door {
		return nil
	}
	v := r.view
	p := &page.Door{Turn: "you", Today: r.puzzle.todayWords(), Game: r.atGame()}
	if p.Game == len(catalog.Doors)-1 {
		p.Next = r.beyondDoor()
	}
	switch over := v.Phase == game.OverPhase; {
	case over && v.Players[v.Winner] == game.Human:
		p.Turn = "won"
	case over:
		p.Turn = "lost"
	case !v.Human():
		p.Turn = "computer"
	}
	return p
}

// pictureOf is a lesson's on the list, that of its first board: nil if it is not small.
func pictureOf(l *lesson.Lesson) *page.Picture { return page.BoardOf(l.Steps[0].Board) }

// shelf lists the lessons that come with Palace, how far each was done, and which comes next.
func (c *course) shelf() (Shelf, error) {
	all, err := lessons.All()
	if err != nil {
		return Shelf{}, err
	}
	s := Shelf{Lessons: []Shelved{}}
	now := nextForYou.String()
	for _, l := range all {
		p := c.room.learned.of(l)
		s.Lessons = append(s.Lessons, Shelved{Name: l.Name, Title: l.Title, About: inLanguage(l.Name, aboutLesson(len(l.Steps), l.Teacher.Minutes)), Steps: len(l.Steps), Subject: lessons.Of(l.Name).Subject.String(), Level: lessons.Of(l.Name).Level.String(), Picture: pictureOf(l), Done: p.words, Share: p.share, Link: p.link})
		if p.done < len(l.Steps) {
			s.Lessons[len(s.Lessons)-1].Now, now = now, ""
		}
	}
	return s, nil
}
