package catalog

// blockingPresets are the games of [CLN15] and of its figures.
var blockingPresets = []Preset{
	{"Game 5", "[CLN15]", "Figure 1", "blocking:5@3,3&size=11x11"},
	{"Game 100", "[CLN15]", "Figure 3, left", "blocking:100&size=300x300"},
	{"Game 1000", "[CLN15]", "Figure 3, right", "blocking:1000&size=3000x3000"},
	{"Game 497, to compare with game 500", "[CLN15]", "Figure 4, left", "blocking:497&size=1500x1500"},
	{"Game 499, to compare with game 500", "[CLN15]", "Figure 4, right", "blocking:499&size=1500x1500"},
	{"Game 500", "[CLN15]", "Figure 4", "blocking:500&size=1500x1500"},
	{"Game 9999, where the rift hits the seam", "[CLN15]", "Figure 5", "blocking:9999&size=14000x14000"},
	{"Game 40003, the prism and its beam", "[CLN15]", "Figure 6", "blocking:40003"},
	{"The fabric of k = 0 mod 3", "[CLN15]", "Figure 7, left", "blocking:999&size=1500x1500"},
	{"The fabric of k = 1 mod 3", "[CLN15]", "Figure 7, centre", "blocking:1000&size=1500x1500"},
	{"The fabric of k = 2 mod 3", "[CLN15]", "Figure 7, right", "blocking:1001&size=1500x1500"},
}
