// Command palace answers about impartial games on an endless chessboard: which
// positions are won, what their values are, which moves win; and it serves the
// site on which the games are played. See the usage for its verbs, one file each.
package main

import (
	"bufio"
	"errors"
	"io"
	"os"
	"os/signal"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"unicode"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

func main() {
	signal.Ignore(syscall.Signal(13)) // SIGPIPE: an output that was closed is an error, as any other
	if closedOutput() {
		io.WriteString(os.Stderr, "palace: "+noOutput+"\n")
		os.Exit(failed)
	}
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// Exit statuses.
const (
	done   = 0
	failed = 1  // the work could not be done
	wrong  = 2  // wrong words or bad input
	paused = 75 // stopped with all work kept: try again
)

// noOutput is what is said where nobody can read anything.
const noOutput = "standard output is closed"

// closed is what is said where nobody reads to the end.
const closed = "the output was closed before the end"

// verb is one thing that the program can do.
type verb struct {
	name  string
	args  string // how it is called, after the name
	about string
	more  string // for those who ask about this verb
	flags []flag
	alone bool // it takes flags, and no other words
	run   func(c *call) error
}

// verbs lists all of them, in the order of the usage.
var verbs = []verb{
	outcomesVerb,
	valuesVerb,
	queryVerb,
	methodsVerb,
	sequenceVerb,
	figureVerb,
	segmentsVerb,
	periodsVerb,
	chartVerb,
	surveyVerb,
	lineVerb,
	aboveVerb,
	threadsVerb,
	armpitsVerb,
	skinVerb,
	columnsVerb,
	dictionaryVerb,
	ideaVerb,
	tableVerb,
	queensVerb,
	verifyVerb,
	puzzleVerb,
	lessonVerb,
	benchVerb,
	serveVerb,
	versionVerb,
}

// call is one call of a verb.
type call struct {
	verb   *verb
	args   []string          // what is no flag
	flags  map[string]string // by name without dashes; only those that were given
	stdout io.Writer
	stderr io.Writer
	solved map[string]engine.Methods // of games that were asked about
	out    *bufio.Writer             // to stdout; what is left in it is sent on in the end
}

// misuse is an error about the words of the call, not about the work.
type misuse struct{ error }

// unfinished is an error about work that was stopped, and can be taken up again.
type unfinished struct{ error }

// run carries out one call and returns the exit status.
func run(args []string, stdout, stderr io.Writer) int {
	if len(args) == 0 {
		io.WriteString(stderr, usage())
		return wrong
	}
	err := carryOut(args, stdout, stderr)
	if err == nil {
		return done
	}
	message := err.Error()
	if errors.Is(err, syscall.EPIPE) {
		message = closed
	}
	io.WriteString(stderr, "palace: "+line(message)+"\n")
	switch err.(type) {
	case misuse:
		return wrong
	case unfinished:
		return paused
	}
	return failed
}

// carryOut does what the words of a call say.
func carryOut(words []string, stdout, stderr io.Writer) error {
	switch words[0] {
	case "help", "--help", "-h":
		return help(words[1:], stdout)
	case "--version":
		words = append([]string{versionVerb.name}, words[1:]...)
	}
	v, err := findVerb(words[0])
	if err != nil {
		return err
	}
	c := &call{verb: v, stdout: stdout, stderr: stderr, out: bufio.NewWriter(stdout)}
	if c.args, c.flags, err = sortArgs(words[1:], v.flags); err != nil {
		return err
	}
	if c.has("help") {
		return help([]string{v.name}, stdout)
	}
	if v.alone {
		if _, err := c.only(); err != nil {
			return err
		}
	}
	err = v.run(c)
	if unsent := c.out.Flush(); err == nil {
		err = unsent
	}
	return err
}

// help tells about the program, or about a verb.
func help(words []string, stdout io.Writer) error {
	text := usage
	if len(words) > 0 && words[0] == "--man" {
		text = man
	} else if len(words) > 0 {
		v, err := findVerb(words[0])
		if err != nil {
			return err
		}
		text = v.usage
	}
	if len(words) > 1 {
		return misusef("%q is one word too many", words[1])
	}
	_, err := io.WriteString(stdout, text())
	return err
}

// What nobody reads to its end: a number, and any other word.
var (
	longNumber = regexp.MustCompile(`[0-9]{61,}`)
	longWord   = regexp.MustCompile(`\S{200,}`)
)

// line makes one line of a message, whatever it holds, and cuts what is too long. What a terminal
// would not print but obey, or what is no text, is replaced.
func line(message string) string {
	message = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) && !unicode.IsSpace(r) {
			return unicode.ReplacementChar
		}
		return r
	}, strings.Join(strings.Fields(message), " "))
	message = longNumber.ReplaceAllStringFunc(message, func(digits string) string {
		return digits[:20] + "…" + digits[len(digits)-20:] + " (" + strconv.Itoa(len(digits)) + " digits)"
	})
	return longWord.ReplaceAllStringFunc(message, func(word string) string {
		letters := []rune(word)
		return string(letters[:60]) + "…" + string(letters[len(letters)-20:])
	})
}

func findVerb(name string) (*verb, error) {
	names := make([]string, len(verbs))
	for i := range verbs {
		if verbs[i].name == name {
			return &verbs[i], nil
		}
		names[i] = verbs[i].name
	}
	if near := notation.Near(name, names); near != nil {
		return nil, misusef("there is no verb %q%s", name, notation.Perhaps(near))
	}
	return nil, misusef("there is no verb %q: the verbs are %s", name, strings.Join(names, ", "))
}
