package save

import (
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/web/internal/page"
)

// formatLabels are the formats in the order of the page, as its list names them. Bits are the
// outcomes, and no other values.
var formatLabels = []page.Format{
	{Name: asSeen, Label: asSeenLabel},
	{Name: sheet.PNG, Label: pngLabel, Values: true, Squares: true},
	{Name: sheet.SVG, Label: svgLabel, Values: true, Squares: true},
	{Name: sheet.CSV, Label: csvLabel, Values: true, Squares: true},
	{Name: sheet.JSON, Label: jsonLabel, Values: true, Squares: true},
	{Name: sheet.Bits, Label: bitsLabel, Squares: true},
}
