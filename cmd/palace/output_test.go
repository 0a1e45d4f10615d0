package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// broken is an output that nobody reads any more.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, os.ErrClosed }

// Whatever is asked for, an output that takes nothing is an error, in one line.
func TestBrokenOutput(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "index.html"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	calls := [][]string{
		{"help"}, {"--help"}, {"-h"},
		{"outcomes", "blocking:5", "--size", "500x500"},
		{"outcomes", "blocking:5", "--size", "500x500", "--format", "csv"},
		{"outcomes", "blocking:5", "--size", "500x500", "--format", "png"},
		{"values", "blocking:5", "--size", "500x500", "--format", "json"},
		{"query", "blocking:5", "3,3"},
		{"methods", "rook"}, {"methods", "rook", "6,4", "--json"},
		{"sequence", "--list"}, {"sequence", "rook", "--list"}, {"sequence", "rook", "x", "--count", "3"},
		{"sequence", "A140100", "--count", "10"},
		{"figure", "--list"},
		{"figure", "blocking-3-nose-100", "--out", "-"},
		{"segments", "subtraction:(1,2)(2,1)(3,3)"},
		{"segments", "subtraction:(1,2)(2,1)(3,3)", "--certificate"},
		{"segments", "--check", "testdata/certificate.json"},
		{"chart", "subtraction:(1,2)(2,1)(3,3)"},
		{"chart", "subtraction:(1,2)(2,1)(3,3)", "--format", "walnut"},
		{"line", "subtraction:(1,2)(2,1)(3,3)", "--slope", "1/2", "--from", "0,5"},
		{"threads", "--from", "2", "--to", "3"},
		{"armpits", "--from", "100", "--to", "100"},
		{"skin", "--from", "1", "--to", "3"},
		{"columns", "--from", "0", "--to", "3"},
		{"idea", "golden", "wythoff"},
		{"dictionary", "wythoff"},
		{"above", "wythoff", "--slope", "phi", "--by", "1/2"},
		{"periods", "subtraction:(1,2)(2,1)(3,3)", "--rows", "3"},
		{"table"}, {"table", "exile-1"},
		{"queens", "--to", "20"}, {"verify", "--only", "figure-10"},
		{"puzzle", "rook", "--level", "1"},
		{"serve", "--dir", dir, "--addr", "127.0.0.1:0"},
		{"lesson", "check", "../../web/lessons/corner-the-rook.txt"},
		{"version"}, {"version", "--json"},
		{"survey", "--report", "testdata/survey.jsonl"}, {"completion", "bash"},
	}
	tried := map[string]bool{"bench": true} // it takes long: its results alone are tried below
	for _, call := range calls {
		tried[call[0]] = true
	}
	for i := range verbs {
		calls = append(calls, []string{verbs[i].name, "--help"})
		if !tried[verbs[i].name] {
			t.Errorf("%s is not tried", verbs[i].name)
		}
	}
	if err := printResults(broken{}, "", nil); err == nil {
		t.Error("bench on a closed output: no error")
	}
	for _, call := range calls {
		var complaint bytes.Buffer
		status := run(call, broken{}, &complaint)
		if got := complaint.String(); status != failed || !strings.Contains(got, os.ErrClosed.Error()) || strings.Count(got, "\n") != 1 {
			t.Errorf("palace %v on a closed output: status %d, %q", call, status, got)
		}
	}
}

// TestClosedPipe: so is a pipe that nobody reads to the end, and it is said so.
func TestClosedPipe(t *testing.T) {
	for _, call := range [][]string{{"version"}, {"sequence", "A140100", "--count", "100000"}, {"queens", "--to", "100000", "--json"}, {"outcomes", "rook", "--size", "500x500"}} {
		read, write, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		read.Close()
		var complaint bytes.Buffer
		if status := run(call, write, &complaint); status != failed || complaint.String() != "palace: "+closed+"\n" {
			t.Errorf("palace %v: status %d, %q", call, status, complaint.String())
		}
		write.Close()
	}
}

// A full disk is such an output.
func TestFullDisk(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("this machine has no full disk to try:", err)
	}
	defer full.Close()
	for _, call := range [][]string{{"--help"}, {"query", "--help"}, {"figure", "--list"}, {"outcomes", "rook", "--size", "9x9", "--format", "png"}, {"sequence", "rook", "x", "--count", "100000"}} {
		var complaint bytes.Buffer
		if status := run(call, full, &complaint); status != failed || !strings.HasPrefix(complaint.String(), "palace: ") {
			t.Errorf("palace %v on a full disk: status %d, %q", call, status, complaint.String())
		}
	}
}
