// Command program does what a program's tables are read for: it collects garbage in the middle of
// things, recovers from mistakes, and looks where it is. It says what comes of it.
package main

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
)

type list struct {
	next *list
	here [8]*int
}

// grow makes a list with collections on the way, so that everything it holds is only held here.
func grow(n int) *list {
	if n == 0 {
		runtime.GC()
		return nil
	}
	l := &list{next: grow(n - 1)}
	for i := range l.here {
		l.here[i] = new(n * i)
	}
	return l
}

func (l *list) sum() (sum int) {
	for ; l != nil; l = l.next {
		for _, n := range l.here {
			sum += *n
		}
	}
	return sum
}

// caught is copied to where it is deferred, and recovers there all the same.
func caught(what *error) {
	if r := recover(); r != nil {
		*what = fmt.Errorf("caught %v", r)
	}
}

func at(numbers []int, i int) (n int, err error) {
	defer caught(&err)
	defer func() { n++ }()
	return numbers[i], nil
}

// within is copied into main.
func within() (names []string) {
	callers := make([]uintptr, 20)
	frames := runtime.CallersFrames(callers[:runtime.Callers(1, callers)])
	for {
		frame, more := frames.Next()
		names = append(names, frame.Function)
		if !more {
			return names
		}
	}
}

func main() {
	fmt.Println(grow(200).sum())
	fmt.Println(at([]int{4, 5}, 1))
	fmt.Println(at([]int{4, 5}, 7))
	var none *list
	func() {
		var err error
		defer func() { fmt.Println(err) }()
		defer caught(&err)
		fmt.Println(none.next)
	}()
	results := make(chan int)
	for i := range 20 {
		go func() { results <- grow(10 * i).sum() }()
	}
	total := 0
	for range 20 {
		total += <-results
	}
	fmt.Println(total, strings.Repeat("x", 100), errors.Is(fmt.Errorf("%w", errors.ErrUnsupported), errors.ErrUnsupported))
	fmt.Println(within())
	_, file, line, ok := runtime.Caller(0)
	fmt.Println(ok, file, line)
}
