package table

import (
	"time"

	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/web/feed"
)

// desk is the table as its map sees it: an atlas.Host.
type desk struct{ table *Table }

func (d desk) Post(m feed.Message)                       { d.table.out.Post(Painter, feed.Encode(m), true) }
func (d desk) Picture(revision uint32, p render.Picture) { d.table.canvas.Picture(revision, p) }
func (d desk) After(t time.Duration, f func())           { d.table.out.After(t, f) }
func (d desk) Changed()                                  { d.table.out.Changed() }
func (d desk) Show()                                     { d.table.show() }
func (d desk) Warn(err error)                            { d.table.warn(err) }
