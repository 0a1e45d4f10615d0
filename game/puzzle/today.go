package puzzle

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Day is a date of the calendar, the same for everyone who has it on the wall.
type Day struct {
	Year  int
	Month time.Month
	Day   int
}

// DayOf returns the date of a moment, where that is.
func DayOf(t time.Time) Day {
	d := Day{}
	d.Year, d.Month, d.Day = t.Date()
	return d
}

// The years of which a day has a puzzle: those that are written with four digits.
const firstYear, lastYear = 1, 9999

// ReadDay reads "2026-11-23".
func ReadDay(text string) (Day, error) {
	var numbers [3]int // time.Parse would bring along all that reads times
	for i, word := range strings.SplitN(strings.TrimSpace(text), "-", len(numbers)) {
		numbers[i], _ = strconv.Atoi(word)
	}
	d := DayOf(time.Date(numbers[0], time.Month(numbers[1]), numbers[2], 0, 0, 0, 0, time.UTC))
	if d.Year < firstYear || d.String() != strings.TrimSpace(text) {
		return Day{}, errDay(text)
	}
	return d, nil
}

// String writes "2026-11-23".
func (d Day) String() string { return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day) }

// weekdays are the levels of the days from Sunday on: a week begins easily and grows harder.
var weekdays = [...]int{3, 1, 2, 3, 4, 5, 2}

// Name names the puzzle that the day had before there were three, which is one of these: the seed is the date, and the game follows.
// A clock beyond the years that have puzzles shows those of their ends.
func (d Day) Name() Name {
	d.Year = min(max(d.Year, firstYear), lastYear)
	level := weekdays[time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC).Weekday()]
	return Name{Level: level, Seed: d.Year*10000 + int(d.Month)*100 + d.Day}
}
