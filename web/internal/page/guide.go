package page

// Guide is what the page shows of the guide.
type Guide struct {
	// Names says whether names are written on the map while it is seen from afar.
	Names bool `json:"names"`
	// Here is the region that the pointer was on last, or what was chosen from the list
	// since. Before either it says how to come by one, and is of no Kind.
	Here Region `json:"here"`
	// List holds everything that has a name on this map.
	List    []Region `json:"list"`
	Detail  string   `json:"detail"`
	Details []Choice `json:"details"`
}

// Region is a region, a border or a junction in words.
type Region struct {
	Name   string `json:"name"`
	Kind   string `json:"kind"`
	About  string `json:"about"`
	Source string `json:"source"`
}

// Match is what the page shows of it: what is compared, and by region how many
// squares differ, as soon as they are counted and while the map is to be seen.
type Match struct {
	Other int `json:"other"` // 0 while nothing is compared
	// Fields are what the form holds: k of the other game, the shift in x and y, and what
	// is added. While nothing is compared they put something forward.
	Fields [4]int       `json:"fields"`
	Title  string       `json:"title"`
	Rows   []Difference `json:"rows"`
}

// Difference counts squares of a region, those on both sides of the diagonal apart.
type Difference struct {
	Region  string `json:"region"`
	Side    string `json:"side"`
	Squares string `json:"squares"`
	Differ  string `json:"differ"`
	Same    bool   `json:"same"`
}
