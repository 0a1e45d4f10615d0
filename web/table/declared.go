package table

import (
	"reflect"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/table/save"
)

// CallType says what a call of the page takes and what it answers, for the declarations by
// which the page's scripts are checked. What may be left out has a pointer's type or
// "omitempty".
type CallType struct {
	Name         string
	Args, Answer reflect.Type
}

// Declared lists the types of all calls.
func Declared() []CallType {
	all := []CallType{
		answering[none, page.Page]("page"),
		answering[none, Awaited]("awaited"),
		answering[none, page.Menu]("catalog"),
		answering[explored, bool]("explore"),
		answering[square, struct {
			X float64 `json:"x"`
			Y float64 `json:"y"`
		}]("locate"),
		answering[struct {
			Base   string `json:"base"`
			Here   bool   `json:"here,omitempty"`
			Hidden *bool  `json:"hidden"`
			View   *bool  `json:"view"`
		}, page.Shared]("share"),
		answering[wish, save.Plan]("savePlan"),
		acting[wish]("save"),
		acting[struct {
			Link    string `json:"link"`
			Arrives bool   `json:"arrives,omitempty"`
			Kept    bool   `json:"kept,omitempty"`
		}]("open"),
		acting[struct {
			To page.Numbers `json:"to"`
		}]("move"),
		acting[struct {
			Squares []page.Numbers `json:"squares"`
		}]("block"),
		acting[struct {
			Turns int `json:"turns"`
		}]("goTo"),
		acting[page.Players]("players"),
		acting[square]("tap"),
		acting[square]("toggle"),
		acting[struct {
			Square page.Numbers `json:"square,omitempty"`
		}]("explain"),
		acting[struct {
			Move engine.Position `json:"move"`
		}]("toggleMove"),
		acting[struct {
			Ray int `json:"ray"`
		}]("blockLine"),
		acting[struct {
			Kind  string `json:"kind"`
			Shown *bool  `json:"shown"`
		}]("map"),
		acting[struct {
			Dark  bool `json:"dark"`
			Still bool `json:"still"`
		}]("theme"),
		acting[struct {
			By any `json:"by"`
		}]("zoom"),
		acting[struct {
			Other  int             `json:"other"`
			Shift  engine.Position `json:"shift,omitempty"`
			Offset int             `json:"offset,omitempty"`
		}]("compare"),
		acting[struct {
			Front *int `json:"front"`
		}]("time"),
		acting[struct {
			Width  float64 `json:"width"`
			Height float64 `json:"height"`
		}]("cover"),
	}
	for _, name := range []string{
		"state", "done", "undo", "redo", "flip", "newGame", "clearBlocks", "hint", "goOn", "endStudy", "resume",
		"showMistake", "blockPalaces", "backwards", "reconsider", "forwards", "saveStop",
	} {
		all = append(all, acting[none](name))
	}
	for _, name := range []string{"values", "peek", "large", "names", "play"} {
		all = append(all, acting[struct {
			On bool `json:"on"`
		}](name))
	}
	for _, name := range []string{"palette", "orientation", "highlight", "visit"} {
		all = append(all, acting[struct {
			Name string `json:"name"`
		}](name))
	}
	for _, name := range []string{"step", "choose"} {
		all = append(all, acting[struct {
			Value int `json:"value"`
		}](name))
	}
	return all
}

// Arguments that several calls take.
type (
	none   struct{}
	square struct {
		Square page.Numbers `json:"square"`
	}
	explored struct {
		Link string          `json:"link,omitempty"`
		Move engine.Position `json:"move,omitempty"`
	}
	wish struct {
		Format string `json:"format"`
		Kind   string `json:"kind"`
		Which  string `json:"which"`
		Text   string `json:"text"`
	}
)

func answering[Args, Answer any](name string) CallType {
	return CallType{name, reflect.TypeFor[Args](), reflect.TypeFor[Answer]()}
}

// acting is a call that acts and answers with the state it led to.
func acting[Args any](name string) CallType { return answering[Args, page.State](name) }
