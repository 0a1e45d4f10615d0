package page

// File is a file that somebody has chosen or dropped onto the page. What it says is for Go to
// read: a browser would decode it in its own way.
type File struct {
	Name  string `json:"file"`
	Bytes []byte `json:"bytes"` // its beginning; nil if it could not be read
	Size  int    `json:"size"`  // of all of it
}
