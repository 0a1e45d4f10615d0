// Package testkit says how much a test tries; what tests are made with stands below it.
//
// There are three levels, set by the variable PALACE_TESTS, so that one command runs all packages at
// a level: without it a test tries what make test has time for, with "more" all that make test-more
// tries, with "long" whatever there is to try, as make test-long does every week. With -short, as
// WebAssembly is tested, it tries less: the code is the same there, and so is what the cases show of
// it; only the machine is another.
//
// Holds says whether a sentence has its facts, such as names and squares, whatever its words.
//
// For example Part(10, 200) is 10 for make test, 2 with -short, and 200 for the other two.
package testkit

import (
	"os"
	"runtime"
	"strings"
	"testing"
)

// level is what PALACE_TESTS asks for.
var level = os.Getenv("PALACE_TESTS")

// More says whether to try what make test has no time for.
func More() bool { return level == "more" || Long() }

// Long says whether to try what takes long.
func Long() bool { return level == "long" }

// Rounds says how many of n random cases a test tries: all, or a fifth with -short, and of these a
// fifth in WebAssembly, where Go computes ten times as long.
func Rounds(n int) int {
	switch {
	case testing.Short() && runtime.GOOS == "js":
		return (n + 24) / 25
	case testing.Short():
		return (n + 4) / 5
	}
	return n
}

// Part says how many cases a test tries of which many make it slow: a fair part as a rule, all
// from make test-more on.
func Part(few, all int) int {
	if More() {
		return all
	}
	return Rounds(few)
}

// Spread returns n of a list, as far apart as can be, or all of a list that is no longer: with Part
// it is a fair part of the cases, in which none of several kinds in a row is left out.
func Spread[T any](list []T, n int) []T {
	switch {
	case n >= len(list):
		return list
	case n == 1:
		return list[:1]
	}
	some := make([]T, n)
	for i := range some {
		some[i] = list[i*(len(list)-1)/(n-1)]
	}
	return some
}

// Cases says how many cases a test tries of which each takes long: few as a rule, all with make
// test-long.
func Cases(few, all int) int {
	if Long() {
		return all
	}
	return Rounds(few)
}

// Holds reports whether a text has all of these in it, one after the other.
func Holds(text string, facts ...string) bool {
	for _, fact := range facts {
		_, rest, found := strings.Cut(text, fact)
		if !found {
			return false
		}
		text = rest
	}
	return true
}
