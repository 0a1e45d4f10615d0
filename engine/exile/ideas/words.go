package ideas

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/idea/placing"
)

// What the lines of a board are called.
const row, column = "row", "column"

var (
	placingSpiral = placing.About("queens", "[DSS20] Sections 1 and 2, Figure 2",
		idea.Example{Label: "Knights on the spiral", Link: "exile:spiral&map=off&idea=placing:step=40;piece=knight"},
		idea.Example{Label: "Rooks' nim-values", Link: "exile:spiral&map=off&idea=placing:piece=rook;show=values"},
		idea.Example{Label: "The first queens on the quadrant", Link: "exile:quadrant&map=off&idea=placing"},
	)
	placingQuadrant = placing.About("queens", "[DSS20] Section 8, Table 5",
		idea.Example{Label: "A queen in every column", Link: "exile:quadrant&map=off&idea=placing:board=columns"},
		idea.Example{Label: "8 × 8 squares", Link: "exile:quadrant&map=off&idea=placing:board=square"},
		idea.Example{Label: "The first queens on the spiral", Link: "exile:spiral&map=off&idea=placing"},
	)
)
