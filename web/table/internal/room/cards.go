package room

import "github.com/palacegames/palace/web/internal/page"

// Shelf lists what can be learned.
type Shelf struct {
	Lessons []Shelved `json:"lessons"`
}

// Shelved is a lesson on the list.
type Shelved struct {
	Name    string        `json:"name"`
	Title   string        `json:"title"`
	About   string        `json:"about"` // how long it is
	Subject string        `json:"subject"`
	Level   string        `json:"level"`   // how far one should be
	Picture *page.Picture `json:"picture"` // of its first board, if that is small
	Steps   int           `json:"steps"`
	Done    string        `json:"done"`  // "3 of 7 done", "" before the first
	Share   float64       `json:"share"` // of the steps that were done
	Link    string        `json:"link"`  // to the first step that is not done
	Now     string        `json:"now"`   // of the first lesson that is not done, that it comes next, "" of the others
}

// LessonCard is a lesson's page for teachers.
type LessonCard struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Aim   string `json:"aim"`
	About string `json:"about"` // "7 steps, about 15 minutes"
	Link  string `json:"link"`  // to the first step that is not done

	Notes string `json:"notes"` // for whom the rows are
	Rows  []Note `json:"rows"`
}

// Note is a part of a lesson's page for teachers.
type Note struct {
	Head  string   `json:"head"`
	Lines []string `json:"lines"`
}
