package table

import (
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// options lists the moves that a tap on the canvas makes now, if somebody looks at the list; it is empty while a computer moves
// and nil where no person does.
func (t *Table) options() *page.Options {
	_, alone := t.view.You()
	switch {
	case t.mode == scene.Choose && t.lists:
		return page.OptionsOf(&t.view.View)
	case t.mode == scene.Choose, alone && t.view.Thinking():
		return &page.Options{Ways: []page.OptionWay{}}
	}
	return nil
}
