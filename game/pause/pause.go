// Package pause says before which steps a lesson waits for its teacher, and for which word. A plan
// is a seed and the steps, written "7:2,5": whoever has it knows the words, so that a class keeps
// pace without a network. That is a pace, and no secret.
//
// New(7, 2, 5).Word(2) is "apple"; Opens says which pause a pupil's word opens, and forgives capitals, spaces and accents.
package pause

import (
	"strconv"
	"strings"
	"unicode"
)

// What a plan holds: a seed from 0 to MostSeed, steps from 1 to MostStep, the most that a lesson has.
const (
	MostSeed = 9999
	MostStep = 100
)

// Plan says before which steps a lesson waits. The zero Plan waits nowhere.
type Plan struct {
	Seed  int
	steps [2]uint64 // a bit for each step
}

// New returns a plan; steps beyond those of any lesson are left out. Without a step it is the zero Plan.
func New(seed int, steps ...int) (p Plan) {
	for _, step := range steps {
		if step >= 1 && step <= MostStep {
			p.steps[step/64] |= 1 << (step % 64)
		}
	}
	if p.Any() {
		p.Seed = seed
	}
	return p
}

// Any reports whether the lesson waits at all.
func (p Plan) Any() bool { return p.steps != [2]uint64{} }

// Waits reports whether the lesson waits before a step.
func (p Plan) Waits(step int) bool {
	return step >= 1 && step <= MostStep && p.steps[step/64]&(1<<(step%64)) != 0
}

// Steps lists the steps before which the lesson waits.
func (p Plan) Steps() (list []int) {
	for step := 1; step <= MostStep; step++ {
		if p.Waits(step) {
			list = append(list, step)
		}
	}
	return list
}

// Within parts the pauses of a lesson of so many steps from those before which it cannot wait: there
// is nothing before the first step, and none beyond the last.
func (p Plan) Within(steps int) (in, beyond Plan) {
	var fit, not []int
	for _, step := range p.Steps() {
		if step > 1 && step <= steps {
			fit = append(fit, step)
		} else {
			not = append(not, step)
		}
	}
	return New(p.Seed, fit...), New(p.Seed, not...)
}

// String writes the plan as links have it, "" for the zero Plan.
func (p Plan) String() string {
	if !p.Any() {
		return ""
	}
	var steps []string
	for _, step := range p.Steps() {
		steps = append(steps, strconv.Itoa(step))
	}
	return strconv.Itoa(p.Seed) + ":" + strings.Join(steps, ",")
}

// Word returns the word for which the lesson waits before a step. No two steps of a plan have the
// same, for they go through the list in strides of an odd number, and it has 256 words.
func (p Plan) Word(step int) string {
	h := uint32(p.Seed+1) * 2654435761
	h ^= h >> 15
	h *= 0x85ebca6b
	h ^= h >> 13
	list := strings.Fields(words)
	return list[int(h&255+uint32(step)*(h>>8&255|1))%len(list)]
}

// Opens returns the step whose pause a word opens, from a step on, 0 for none. Whoever comes late sees
// the word of a later pause: it opens those before as well.
func (p Plan) Opens(word string, from int) int {
	word = plain(word)
	for _, step := range p.Steps() {
		if step >= from && p.Word(step) == word {
			return step
		}
	}
	return 0
}

// plain is a word in small letters without accents, and without whatever is no letter.
func plain(word string) string {
	return strings.Map(func(r rune) rune {
		r = unicode.ToLower(r)
		for _, like := range []string{"aàáâãäåāăą", "cçćč", "dďđ", "eèéêëēėęě", "gğģ", "iìíîïīįı", "kķ", "lĺļľł", "nñńņň", "oòóôõöøōő", "rŕř", "sśşšș", "tťţț", "uùúûüūůűų", "yýÿ", "zźżž"} {
			if strings.ContainsRune(like, r) {
				return rune(like[0])
			}
		}
		if !unicode.IsLetter(r) {
			return -1 // an accent that stands by itself, too
		}
		return r
	}, word)
}
