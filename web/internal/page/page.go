package page

import (
	"strconv"

	"github.com/palacegames/palace/engine/words"
)

// Page is everything the page shows beside the canvas, in groups for those who look at it
// here. In JSON there are no groups.
type Page struct {
	State State `json:"-"` // it is written apart, for it is asked for more often
	Address
	Stay
	Making *Making `json:"making"`
	Status
	Turns
	Pointer
	Board
	Waiting
	Ruleset
	Survey
	Saving Saving `json:"saving"`
	Lesson
	Predicting
	Illustrated
}

// Address is how the game is linked to.
type Address struct {
	Link string `json:"link"`
	Kept string `json:"kept"` // the whole game, if the link cannot hold it
}

// Status is the game in words.
type Status struct {
	Title string `json:"title"`
	Rules string `json:"rules"`
	// Methods are the ways that the game is solved, each with its idea.
	Methods  []string `json:"methods"`
	Headline string   `json:"headline"`
	Goal     string   `json:"goal"` // how it is won
	Detail   string   `json:"detail"`
	Words    string   `json:"words"` // of all sentences the one that is shown
	Tab      string   `json:"tab"`   // the title of the browser's window
	Why      string   `json:"why"`
	Blocked  string   `json:"blocked"` // the squares blocked now, in words
	Now      string   `json:"now"`     // how all stands, for whoever comes back to ask
	Say      Say      `json:"say"`     // for the live region
	// Won says that a person has won, GaveUp that the computer did not wait for the end.
	Won    bool `json:"won"`
	GaveUp bool `json:"gaveUp"`
}

// Say is the latest sentence of its kind; ID grows with each.
type Say struct {
	ID   int    `json:"id"`
	Text string `json:"text"`
	// Stays says that it does not go by itself when there was time to read it.
	Stays bool `json:"stays,omitempty"`
}

// Turns are those that were played, and what may be done about the next.
type Turns struct {
	Moves   []Line   `json:"moves"`
	Sides   []Side   `json:"sides"`
	Can     Can      `json:"-"` // the page goes by its Buttons
	Buttons []Button `json:"buttons"`
	Block   *Block   `json:"block"`
	// Options are the moves that a person has, nil where none is to move.
	Options *Options `json:"options"`
	// Blocks says that squares are blocked in this game, now or at another turn.
	Blocks bool `json:"blocks"`
	// Score is how often the person and the computer have won in this sitting, "" before the first game is over.
	Score string `json:"score"`
	// Rung says on which start of its ladder the game is, "" where it is on none.
	Rung string `json:"rung"`
	// Seats says that who plays may be chosen beside New game, for a game begins or is over.
	Seats bool `json:"seats"`
}

// Can says what can be done now. The buttons follow from it.
type Can struct {
	Undo         bool
	Redo         bool
	Hint         bool
	BlockPalaces bool
	Done         bool
	// Resume says that the game waits while somebody looks back.
	Resume bool
	// Explain says that there is a square to be explained.
	Explain bool
	// Harder says that there is a harder start to be had.
	Harder bool
}

// Pointer is what is known of the square under the pointer, and what it must not cover.
type Pointer struct {
	Chip    string `json:"chip"`
	Pointed string `json:"pointed"` // Chip for a listener, who sees neither rings nor pawns
	Spots   []Spot `json:"spots"`
}

// Spot is a square that has to be seen, in CSS pixels of the canvas: its middle and its
// edge. What the page lays over the canvas keeps clear of it.
type Spot struct {
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
	Edge float64 `json:"edge"`
}

// Board is the map and how the board lies.
type Board struct {
	Progress    Progress    `json:"progress"`
	Map         Map         `json:"map"`
	Palette     Palette     `json:"palette"`
	Orientation Orientation `json:"orientation"`
	// Explores says that something is open that stands on the workbench: a map, values, an idea.
	Explores bool `json:"explores"`
}

// Waiting is why something did not happen, or has not happened yet.
type Waiting struct {
	Notice   Say      `json:"notice"`
	Thinking bool     `json:"thinking"` // a computer player is to act
	Thought  *Thought `json:"thought"`
}

// Thought is a question that takes long, while somebody waits for the answer.
type Thought struct {
	Words string `json:"words"`
	// Share is how much of the work is done, from 0 to 1.
	Share float64 `json:"share"`
}

// Ruleset are what the page shows of the game that others do not have.
type Ruleset struct {
	KindOfGame string `json:"kindOfGame"`
	// Misere says whether whoever cannot move wins, nil where there is nothing to choose.
	Misere *bool `json:"misere"`
	// Second says whether a second game can be added.
	Second  bool     `json:"second"`
	K       *Stepper `json:"k"`       // in blocking games
	Start   string   `json:"start"`   // where the game has begun
	Written string   `json:"written"` // the game from there, in notation
	Piles   *Piles   `json:"piles"`
	Distant *Distant `json:"distant"`
	Editor  *Editor  `json:"editor"`
	Picture *Picture `json:"picture"`
}

// Stepper is a number that can be changed by one: now, one less if it can be, and one more.
type Stepper struct {
	Now  string `json:"now"`
	Less string `json:"less"`
	More string `json:"more"`
}

// StepperOf steps from n, not below the least.
func StepperOf(n, least int) *Stepper {
	s := &Stepper{Now: strconv.Itoa(n), More: strconv.Itoa(n + 1)}
	if n > least {
		s.Less = strconv.Itoa(n - 1)
	}
	return s
}

// Survey is what there is to find out on the map.
type Survey struct {
	Guide     *Guide     `json:"guide"`
	Match     *Match     `json:"match"`
	Automaton *Automaton `json:"automaton"`
}

// Saving is what can be saved, and what is being saved.
type Saving struct {
	Formats  []Format `json:"formats"`
	Kinds    []Choice `json:"kinds"`
	Busy     bool     `json:"busy"`
	Fraction float64  `json:"fraction"`
	Words    string   `json:"words"`
}

// Format is a way to write a file.
type Format struct {
	Name  string     `json:"name"`
	Label words.Text `json:"label"`
	// Values and Squares say that the kind of values, and which squares, are to be chosen.
	Values  bool `json:"values"`
	Squares bool `json:"squares"`
}

// Lesson is what is shown to those who learn.
type Lesson struct {
	Hint   *Hint   `json:"hint"` // nil before somebody asks for one
	Values Values  `json:"values"`
	Study  *Study  `json:"study"`
	Review *Review `json:"review"`
}

// Predicting is what is hidden, and what people think of it.
type Predicting struct {
	Gives Helps `json:"gives"`
	Quiz  *Quiz `json:"quiz"` // nil outside of a quiz
	// Gathering is the teacher's room, nil elsewhere.
	Gathering *Gathering `json:"gathering"`
	// Hands says that there is something to hand in to a teacher.
	Hands bool `json:"hands"`
}
