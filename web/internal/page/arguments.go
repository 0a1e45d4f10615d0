package page

// What several calls take.
type (
	// On switches something on or off.
	On struct {
		On bool `json:"on"`
	}
	// Named names something.
	Named struct {
		Name string `json:"name"`
	}
	// At is a square.
	At struct {
		Square Numbers `json:"square"`
	}
	// Value is a number.
	Value struct {
		Value int `json:"value"`
	}
)
