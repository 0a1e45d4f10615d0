package catalog

import (
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/subtraction"
)

// examples are where families begin whose first preset says little about them.
var examples = map[string]string{
	subtraction.Family.Name: "subtraction:(1,2)(2,1)(3,3)",
	exile.Family.Name:       "exile:quadrant",
}

// Example returns a link that shows what the games of a family are like.
func (e *Entry) Example() string {
	if link, ok := examples[e.Name]; ok || len(e.Presets) == 0 {
		return link
	}
	return e.Presets[0].Link
}
