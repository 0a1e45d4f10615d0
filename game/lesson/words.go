package lesson

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/english"
)

// Error is what is wrong with a lesson, and in which line of its text.
type Error struct {
	Line int // from 1
	Err  error
}

func (e *Error) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// Unwrap returns the reason without its line.
func (e *Error) Unwrap() error { return e.Err }

// at adds the line to an error that has none.
func at(n int, err error) error {
	var known *Error
	if err == nil || errors.As(err, &known) {
		return err
	}
	return &Error{n, err}
}

func errTooLong(bytes int) error {
	return fmt.Errorf("a lesson of %s bytes is too long: at most %s are read", english.Digits(bytes), english.Digits(MaxText))
}

func errLongLine(key string) error {
	return fmt.Errorf("the text of %q is too long: at most %s bytes are read", key, english.Digits(maxLine))
}

func errNothingToGoOnWith() error {
	return errors.New("a line that begins with spaces goes on with the line before it, and there is none")
}

func errNoKey(words string) error {
	return fmt.Errorf("a line begins with a key and a colon, as in \"say: …\": %s does not", notation.Quote(words))
}

func errNoText() error { return errors.New("this is no text in UTF-8") }

func errCut() error { return errors.New("this is no whole text in UTF-16: a byte is missing") }

func errControl(r rune) error { return fmt.Errorf("the character %U cannot be shown", r) }

// Where a key stands.
const (
	beforeSteps = "before the first step"
	inStep      = "in a step"
)

func errUnknownKey(name, where string, keys map[string]key) error {
	return fmt.Errorf("%s is no key %s: there it is one of %s", notation.Quote(name), where, english.List(slices.Sorted(maps.Keys(keys)), "or"))
}

func errNoOf(key, of string) error {
	return fmt.Errorf("nothing stands between %q and its colon, and not %s", key, notation.Quote(of))
}

func errEmpty(key string) error { return fmt.Errorf("there is nothing after %q", key) }

func errTwice(key string) error { return fmt.Errorf("%q comes a second time", key) }

func errManySteps() error { return fmt.Errorf("a lesson has at most %d steps", MaxSteps) }

func errNoWords() error { return errors.New("the step says nothing: it needs a line \"say: …\"") }

func errNoBoard() error {
	return errors.New("the first step has no board: it needs a line such as \"board: rook@6,4\"")
}

func errNoName() error {
	return errors.New("the lesson has no name: write a line before the first step, such as \"name: corner-the-rook\"")
}

func errNoTitle() error {
	return errors.New("the lesson has no title: write a line \"title: …\" before the first step")
}

func errNoSteps() error {
	return errors.New("the lesson has no step: a step begins with a line \"step: …\"")
}

func errMinutes(text string) error {
	return fmt.Errorf("the minutes are a whole number from 1 to 999, not %s", notation.Quote(text))
}

func errName(name string) error {
	return fmt.Errorf("a name has small letters, digits and hyphens between them, at most 60: %s is none", notation.Quote(name))
}

func errLoop() error { return errors.New("the board of a step is a game, not a lesson") }

func errManyClaims() error { return fmt.Errorf("a step has at most %d claims", maxClaims) }

func errManyShapes() error { return fmt.Errorf("there are at most %d squares to a shape", maxShapes) }

func errArrow() error {
	return errors.New("an arrow has two squares, where it begins and where it ends, as in \"arrow: 6,4 4,4\"")
}

func errLabel() error {
	return errors.New("a label has a square and then at most 40 bytes of text, as in \"label: 4,4 here\"")
}

func errSquare(text string) error {
	return fmt.Errorf("a square is written as whole numbers with commas between them, such as 6,4, not %s", notation.Quote(text))
}

func errWindow(text string) error {
	return fmt.Errorf("a window is written from its smallest corner to its largest, as in 0,0..7,7, not %s", notation.Quote(text))
}

func errLargeWindow(w, h int) error {
	return fmt.Errorf("a window of %d×%d squares is too large: at most %s", w, h, english.Plural(MaxSquares, "square"))
}

func errNotOf(key string, kind TaskKind) error {
	return fmt.Errorf("%q belongs to no task %q", key, kind)
}

func errBeforeTask(key string) error { return fmt.Errorf("%q comes before the task of the step", key) }

func errNothingAfter(word, rest string) error {
	return fmt.Errorf("nothing follows %q, and not %s", word, notation.Quote(rest))
}

func errTask(kind string) error {
	return fmt.Errorf("a task is one of win, tap, outcome, choose or type, not %s", notation.Quote(kind))
}

func errTap() error {
	return errors.New("what to tap is written \"tap P in 0,0..7,7\", \"tap N in 0,0..7,7\" or \"tap wins\"")
}

func errFewOptions() error { return errors.New("there are two options at least to choose from") }

func errNoAnswer() error { return errors.New("the task has no line \"answer: …\"") }

func errNoOption(answer string) error {
	return fmt.Errorf("the answer %s is none of the options", notation.Quote(answer))
}

func errNoRight() error {
	return errors.New("the task has no line \"right: …\" that gives the reason to a right answer")
}

func errNoHint() error { return errors.New("the task has no line \"hint: …\" for a wrong answer") }

func errClaim() error {
	return errors.New("a claim is written as \"P 1,2 2,1\", \"N 4,4\", \"wins 4,4 to 1,2 2,1\", \"value 3,3 = 5\", \"count P in 0,0..7,7 = 8\", \"all P in 0,0..3,3 = 0,0 1,2 2,1\" or \"known 1,2 2,1\"")
}

func errBoard(link string, err error) error {
	return fmt.Errorf("the board %s does not open: %w", notation.Quote(link), err)
}

func errNotThere(p engine.Position, err error) error {
	return fmt.Errorf("%s is no square of this board: %w", english.Spot(p), err)
}

// answering is an error that tells an answer. Brief is all of it but for that.
type answering struct{ brief, answer string }

func (e *answering) Error() string { return e.brief + ": " + e.answer }

// Brief says what is wrong without what the engines say is right, which those are not to be told
// who are still to find it out.
func Brief(err error) string {
	var e *answering
	if errors.As(err, &e) {
		return e.brief
	}
	return err.Error()
}

func errIs(p engine.Position, o engine.Outcome) error {
	return &answering{english.Spot(p) + " is not what is claimed", fmt.Sprintf("it is %v", o)}
}

func errWins(p engine.Position, wins []engine.Position) error {
	return &answering{"what wins from " + english.Spot(p) + " is not what is claimed", "it is " + spots(wins)}
}

func errValue(p engine.Position, v engine.Int) error {
	return &answering{"the value of " + english.Spot(p) + " is not what is claimed", fmt.Sprintf("it is %v", v)}
}

func errCount(n int) error {
	return &answering{"there are not as many P-positions as claimed", "there are " + english.Count(n)}
}

func errAll(all []engine.Position) error {
	return &answering{"these are not all P-positions of the window", "they are " + spots(all)}
}

func errUnproved(p engine.Position) error {
	return fmt.Errorf("%s is spoken of, and neither the board nor a shape, a task or a claim has to do with it", english.Spot(p))
}

// otherwise says what to do where a step is meant to tell something.
func otherwise(known string) string {
	return "leave it out here or, if pupils know it by then, write \"claim: known " + known + "\" in that step"
}

func errGivesWords(phrase string, line int) error {
	return fmt.Errorf("the words give away %s, which the task in line %d asks for: %s", notation.Quote(phrase), line, otherwise("all"))
}

func errGivesMap(line int) error {
	return fmt.Errorf("the map of this step gives away what the task in line %d asks for: %s", line, otherwise("all"))
}

func errGivesSquares(told []engine.Position, line int) error {
	return fmt.Errorf("the words or the drawings of this step give away %s, which the task in line %d asks for: %s", spots(told), line, otherwise(squares(told)))
}

func errNotAsked(p engine.Position) error {
	return fmt.Errorf("%s is no part of what this step asks", english.Spot(p))
}

func errNothingAsked() error {
	return errors.New("this step asks nothing of which something could be known")
}

func errMuchWork(most int) error {
	return fmt.Errorf("this cannot be checked: it takes more than %s steps of work. Take fewer squares, or some that are nearer to the end of the game", english.Digits(most))
}

func errMuchInAll(most int) error {
	return fmt.Errorf("the checking ends here, after %s steps of work: make two lessons of this one, or take squares that are nearer to the end of the game", english.Digits(most))
}

func errLongGame(most int) error {
	return fmt.Errorf("the task cannot be checked: the game is not over after %s turns. Let it begin nearer to its end", english.Digits(most))
}

func errHopeless() error {
	return errors.New("the task cannot be solved: the person loses this game against a perfect opponent")
}

func errNobody() error { return errors.New("the task is to win, and no person plays") }

func errNothingToTap() error { return errors.New("there is nothing to tap: no square is right") }

func errAlone() error {
	return errors.New("only where one pair of players is a person against the computer can a game be won as a task")
}

// spots lists squares, at most a few of them.
func spots(list []engine.Position) string {
	const most = 12
	if len(list) == 0 {
		return "none"
	}
	var words []string
	for _, p := range list[:min(most, len(list))] {
		words = append(words, english.Spot(p))
	}
	if len(list) > most {
		words = append(words, fmt.Sprintf("%d more", len(list)-most))
	}
	return english.List(words, "and")
}

func errPacked() error {
	return errors.New("the lesson in this link cannot be read: a part of the link is missing or was changed")
}
