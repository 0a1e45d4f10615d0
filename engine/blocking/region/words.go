package region

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
)

// The names of [CLN15] Section 3.1.
const (
	Hood        = "hood"
	Epaulette   = "épaulette"
	Fabric      = "fabric"
	OuterSpace  = "outer space"
	Arm         = "arm"
	Warp        = "warp"
	InnerSector = "inner sector"

	Casing = "casing"
	Seam   = "seam"
	Rift   = "rift"
	Fray   = "fray"
	Skin   = "skin"

	Nose     = "nose"
	Shoulder = "shoulder"
	Armpit   = "armpit"
	Prism    = "prism"
)

// Where the names come from.
const (
	terminology = "[CLN15] Section 3.1"
	structure   = "[CLN15] Section 3.2"
	skins       = "[CLN15] Section 3.4"
)

// dictionary says what the names mean.
var dictionary = [...]atlas.Landmark{
	{Name: Hood, Kind: Region, Source: structure,
		About: "All squares that the queen can reach from here can be blocked, so a move to here wins at once. The palace number is x + y + min(x, y): every option is a palace."},
	{Name: Epaulette, Kind: Region, Source: structure,
		About: "A pattern with a period of eleven squares, made of k-1, k and k+1 only. Five squares of the eleven are palaces."},
	{Name: Fabric, Kind: Region, Source: structure,
		About: "Threads of palaces cross each other, and about every eleventh square is a palace. The whole piece depends only on the remainder of k by 3. Large games have larger grids in it."},
	{Name: OuterSpace, Kind: Region, Source: terminology,
		About: "Every square sees exactly k palaces, all of them in its row (or, below the diagonal, its column). So no square here is a palace."},
	{Name: Arm, Kind: Region, Source: terminology,
		About: "Two squares in five are palaces, in an order that looks random. The arm begins at the shoulder, goes on forever, and is the same in all large games."},
	{Name: Warp, Kind: Region, Source: terminology,
		About: "Threads of palaces that have left the fabric run side by side and merge. About one square in 22 is a palace; the blue stripes between them are the weft."},
	{Name: InnerSector, Kind: Region, Source: terminology,
		About: "Beyond the last threads there are hardly any palaces, and most squares see a little more than k. The brightest squares follow the diagonal from the prism on."},
	{Name: Casing, Kind: Border, Source: structure,
		About: "The straight edge of the hood, with slope -1/2 above the diagonal and -2 below. Before it all palace numbers up to k occur, after it only a few around k."},
	{Name: Seam, Kind: Border, Source: terminology,
		About: "Where the pattern of the épaulette ends and the arm begins. It runs from the shoulder to the armpit."},
	{Name: Rift, Kind: Border, Source: structure,
		About: "A narrow strip between fabric and épaulette that repeats after 81 squares one way and 31 the other. It widens slowly on its way from the nose to the armpit."},
	{Name: Fray, Kind: Border, Source: terminology,
		About: "Here the fabric comes apart: threads along it unravel, the others leave it and become the warp. It runs from the armpit to the prism."},
	{Name: Skin, Kind: Border, Source: skins,
		About: "The arm's outermost layer: palaces only, its edge stepping by two or three squares a row in a Fibonacci pattern. Along a row it is 3, then 8, 21 and 55 squares thick, ever farther out."},
	{Name: Nose, Kind: Junction, Source: terminology,
		About: "The hood's dent on the diagonal at k/3, where hood, épaulettes and fabric meet. Its neighbourhood looks the same in all games whose k leaves the same remainder by 3."},
	{Name: Shoulder, Kind: Junction, Source: terminology,
		About: "The end of the hood on the edge of the board, at k. Hood, épaulette, arm and outer space meet here, and all large games look alike."},
	{Name: Armpit, Kind: Junction, Source: terminology,
		About: "Where the rift runs into the seam, and épaulette, fabric, arm and warp meet. Often the queen sees the most palaces from here."},
	{Name: Prism, Kind: Junction, Source: terminology,
		About: "The end of the fabric: the last palace on the diagonal. A beam of higher palace numbers leaves it along the diagonal."},
}

func errK(k int) error { return fmt.Errorf("the blocking number k must be at least 1, not %d", k) }

func errNoDetail(name string) error {
	return fmt.Errorf("no detail is called %q: there are %q", name, Details())
}

func errOutside(w, extent engine.Window) error {
	return engine.Refuse(engine.ErrOutside, fmt.Errorf("%dx%d squares at %d,%d are not within the %dx%d that were surveyed", w.W, w.H, w.X, w.Y, extent.W, extent.H))
}
