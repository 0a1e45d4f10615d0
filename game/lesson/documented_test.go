package lesson

import (
	"os"
	"regexp"
	"strconv"
	"testing"
)

// docs/lessons.md has a row for every key, every kind of task and every kind of claim, and
// names the limits as they are.
func TestDocumented(t *testing.T) {
	b, err := os.ReadFile("../../docs/lessons.md")
	if err != nil {
		t.Fatal(err)
	}
	text := string(b)
	named := map[string]bool{"step": true}
	for _, keys := range []map[string]key{headKeys, stepKeys} {
		for name := range keys {
			named[name] = true
		}
	}
	found := map[string]bool{}
	for _, row := range regexp.MustCompile("(?m)^\\| `[a-z]+:`.*$").FindAllString(text, -1) {
		for _, key := range regexp.MustCompile("`([a-z]+):`").FindAllStringSubmatch(row, -1) {
			found[key[1]] = true
		}
	}
	for name := range named {
		if !found[name] {
			t.Errorf("the key %s is not documented", name)
		}
	}
	for name := range found {
		if !named[name] {
			t.Errorf("the key %s is documented, and there is none", name)
		}
	}
	for _, row := range []string{"`win`", "`tap P in", "`tap wins`", "`outcome ", "`choose`", "`type`", "`P 1,2", "`wins ", "`value ", "`all P in", "`count P in", "`known "} {
		if !regexp.MustCompile("(?m)^\\| " + regexp.QuoteMeta(row)).MatchString(text) {
			t.Errorf("%s has no row", row)
		}
	}
	limits := map[string]int{"65,536 bytes": MaxText, "100 steps": MaxSteps, "4,000 bytes": maxLine, "40 claims": maxClaims, "200 squares": maxShapes, "1,024 squares": MaxSquares, "4,096 steps": usual.work, "32,768 in all": usual.inAll, "1,000 turns": usual.turns}
	for words, n := range limits {
		if digits := regexp.MustCompile(`[^\d]`).ReplaceAllString(words, ""); !regexp.MustCompile(words).MatchString(text) || digits != strconv.Itoa(n) {
			t.Errorf("%s, where it is %d", words, n)
		}
	}
}
