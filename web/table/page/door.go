package page

// Door is what stands beside the board of the front door.
type Door struct {
	// Words say what is to be done now or, when it is over, how it went.
	Words string `json:"words"`
	Over  bool   `json:"over"`
	// Why is the lesson that says why it went so.
	Why string `json:"why"`
}

// Hall is the map that hangs in the gallery now.
type Hall struct {
	Title   string `json:"title"`
	Caption string `json:"caption"`
	Count   string `json:"count"` // "2 of 5"
	Game    string `json:"game"`  // the link to play it
}

// Shelf lists what can be learned.
type Shelf struct {
	Lessons []Shelved `json:"lessons"`
}

// Shelved is a lesson on the list.
type Shelved struct {
	Name  string  `json:"name"`
	Title string  `json:"title"`
	About string  `json:"about"` // how long it is
	Steps int     `json:"steps"`
	Done  string  `json:"done"`  // "3 of 7 done", "" before the first
	Share float64 `json:"share"` // of the steps that were done
	Link  string  `json:"link"`  // to the first step that is not done
}
