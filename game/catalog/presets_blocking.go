package catalog

// blockingPresets are the games of [CLN15] and of its figures.
var blockingPresets = []Preset{
	{"Game 5", "[CLN15]", "Figure 1", "blocking:5@3,3&size=11x11"},
	{"Game 100", "[CLN15]", "Figure 3, left", "blocking:100&size=300x300"},
	{"Game 1000", "[CLN15]", "Figure 3, right", "blocking:1000&size=3000x3000"},
	{"The nose of game 100 over that of game 1000", "[CLN15]", "Figure 3, middle", "blocking:100&size=100x100&compare=1000:300,300,900"},
	{"The shoulder of game 100 over that of game 1000", "[CLN15]", "Figure 3, below", "blocking:100&size=300x150&compare=1000:900,0,900"},
	{"Game 497 over game 500", "[CLN15]", "Figure 4, left", "blocking:497&size=1500x1500&compare=500:1,1,3"},
	{"Game 499 over game 500", "[CLN15]", "Figure 4, right", "blocking:499&size=1500x1500&compare=500:1,0,1"},
	{"Game 500", "[CLN15]", "Figure 4", "blocking:500&size=1500x1500"},
	{"Game 9999, where the rift hits the seam", "[CLN15]", "Figure 5", "blocking:9999&view=6400,12200,1400x1400"},
	{"Game 40003, the prism and its beam", "[CLN15]", "Figure 6", "blocking:40003&size=72000x72000&view=64000,64000,4000x4000"},
	{"Threads that merge, with 3, 5 and 8 palaces", "[CLN15]", "Section 3.2", "blocking:1000&size=5000x3000&view=3500,2200,900x600&idea=threads"},
	{"The fabric of k = 0 mod 3", "[CLN15]", "Figure 7, left", "blocking:999&size=1500x1500&map=fabric"},
	{"The fabric of k = 1 mod 3", "[CLN15]", "Figure 7, centre", "blocking:1000&size=1500x1500&map=fabric"},
	{"The fabric of k = 2 mod 3", "[CLN15]", "Figure 7, right", "blocking:1001&size=1500x1500&map=fabric"},
	{"Six squares make the next: the automaton", "[CLN15]", "Theorem 1", "blocking:100&view=20,20,24x16&idea=automaton"},
	{"The skin of the arm, eight squares thick", "[CLN15]", "Figure 8", "blocking:12000&size=13000x1000&view=12640,240,60x36&idea=skin"},
}
