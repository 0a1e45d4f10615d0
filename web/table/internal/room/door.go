package room

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
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

// door returns what stands beside the board, nil elsewhere.
func (r *Room) door() *page.Door {
	if r.place.Kind != Door {
		return nil
	}
	v := r.view
	p := &page.Door{Turn: "you", Today: r.puzzle.todayWords()}
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

// shelf lists the lessons that come with Palace, and how far each was done.
func (c *course) shelf() (Shelf, error) {
	all, err := lessons.All()
	if err != nil {
		return Shelf{}, err
	}
	s := Shelf{Lessons: []Shelved{}}
	for _, l := range all {
		p := c.room.learned.of(l)
		s.Lessons = append(s.Lessons, Shelved{Name: l.Name, Title: l.Title, About: inLanguage(l.Name, aboutLesson(len(l.Steps), l.Teacher.Minutes)), Steps: len(l.Steps), Subject: lessons.Of(l.Name).Subject.String(), Level: lessons.Of(l.Name).Level.String(), Picture: page.BoardOf(l.Steps[0].Board), Done: p.words, Share: p.share, Link: p.link})
	}
	return s, nil
}
