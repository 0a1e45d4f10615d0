package region

import (
	"github.com/palacegames/palace/engine/atlas"
)

// dictionary says what the names of [CLN15] Section 3 mean.
var dictionary = [...]atlas.Landmark{
	{Name: Hood, Kind: Region, Source: structure, About: hoodAbout},
	{Name: Epaulette, Kind: Region, Source: structure, About: epauletteAbout},
	{Name: Fabric, Kind: Region, Source: structure, About: fabricAbout},
	{Name: OuterSpace, Kind: Region, Source: terminology, About: outerSpaceAbout},
	{Name: Arm, Kind: Region, Source: terminology, About: armAbout},
	{Name: Warp, Kind: Region, Source: terminology, About: warpAbout},
	{Name: InnerSector, Kind: Region, Source: terminology, About: innerSectorAbout},
	{Name: Casing, Kind: Border, Source: structure, About: casingAbout},
	{Name: Seam, Kind: Border, Source: terminology, About: seamAbout},
	{Name: Rift, Kind: Border, Source: structure, About: riftAbout},
	{Name: Fray, Kind: Border, Source: terminology, About: frayAbout},
	{Name: Skin, Kind: Border, Source: skins, About: skinAbout},
	{Name: Nose, Kind: Junction, Source: terminology, About: noseAbout},
	{Name: Shoulder, Kind: Junction, Source: terminology, About: shoulderAbout},
	{Name: Armpit, Kind: Junction, Source: terminology, About: armpitAbout},
	{Name: Prism, Kind: Junction, Source: terminology, About: prismAbout},
}
