package survey

import (
	"crypto/sha256"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// shards writes the finished shards of a survey, and returns their files.
func shards(t *testing.T, folder string, s Survey, of int) (files []string) {
	t.Helper()
	for at := range of {
		files = append(files, filepath.Join(folder, fmt.Sprintf("%s-%d-%d", strings.ReplaceAll(s.Name, " ", "-"), at, of)))
		write(t, files[at], whole(t, s, Shard{At: at, Of: of}))
	}
	return files
}

func TestMerge(t *testing.T) {
	folder := t.TempDir()
	s := rulesets(t, 2, 2)
	files := shards(t, folder, s, 3)
	slices.Reverse(files) // in any order
	out := filepath.Join(folder, "all")
	for range 2 { // what already exists is left alone
		if err := Merge(s, files, out); err != nil || read(t, out) != whole(t, s, Shard{At: 0, Of: 1}) {
			t.Fatalf("%v\n%s", err, read(t, out))
		}
	}
	one := filepath.Join(folder, "one")
	if err := Merge(s, []string{out}, one); err != nil || read(t, one) != read(t, out) {
		t.Errorf("of one file: %v", err)
	}
}

func TestMergeRefuses(t *testing.T) {
	folder := t.TempDir()
	s := rulesets(t, 2, 2)
	files := shards(t, folder, s, 3)
	other := shards(t, folder, rulesets(t, 2, 1), 3)
	fourth := shards(t, folder, s, 4)
	text := read(t, files[1])
	lines := strings.SplitAfter(text, "\n")
	with := func(text string) []string {
		name := filepath.Join(folder, fmt.Sprintf("%x", len(text)*1000+int(text[len(text)/3])))
		write(t, name, text)
		return []string{files[0], name, files[2]}
	}
	out := filepath.Join(folder, "out")
	for _, test := range []struct {
		files []string
		want  string
	}{
		{nil, "there are no files"},
		{files[:2], "of 3 shards these are missing: 2"},
		{files[1:2], "of 3 shards these are missing: 0,2"},
		{[]string{files[0], files[1], files[1], files[2]}, "is shard 1 of 3, and so is"},
		{[]string{files[0], other[1], files[2]}, `it should be of "moves=2 max=2 shard=1/3", but says that it is of "moves=2 max=1 shard=1/3"`},
		{[]string{files[0], fourth[1], files[2]}, `it should be of "moves=2 max=2 shard=1/3", but says that it is of "moves=2 max=2 shard=1/4"`},
		{[]string{files[0], files[1], files[2] + "x"}, "no such file"},
		{with(text[:len(text)-20]), "has no last line to say that it is finished"},
		{with(lines[0][:30] + "\n" + strings.Join(lines[1:], "")), "line 1: it is broken"},
		{with(strings.Join(lines[1:], "")), "line 1: it is broken or belongs to another survey"},
		{with(lines[0] + text), "is broken or belongs to another survey"},
		{with(strings.Replace(text, `"length":22`, `"length":23`, 1)), "does not match the"},
		{with(lines[0] + lines[0][:4] + "\x00" + lines[0][4:]), "has no last line"},
	} {
		if err := Merge(s, test.files, out); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v: %v, want %q", test.files, err, test.want)
		}
		absent(t, out)
		absent(t, out+".merging")
	}
	// What its own last line agrees with, and is no shard: a line of another shard in it.
	wrong := whole(t, Survey{s.Name, s.Key, func(yield func(string) bool) {
		yield("subtraction:(0,1)(9,9)")
	}}, Shard{At: 0, Of: 1})
	if err := Merge(s, with(wrong)[1:2], out); err == nil || !strings.Contains(err.Error(), "line 1: it is broken or belongs to another survey") {
		t.Errorf("a line of another survey: %v", err)
	}
	more := Survey{s.Name, s.Key, func(yield func(string) bool) {
		for task := range s.Tasks {
			yield(task)
		}
		yield("subtraction:(0,1)(9,9)")
	}}
	if err := Merge(s, with(whole(t, more, Shard{At: 0, Of: 1}))[1:2], out); err == nil || !strings.Contains(err.Error(), "line 17: it is one line too many") {
		t.Errorf("a line too many: %v", err)
	}
}

func TestMissing(t *testing.T) {
	folder := t.TempDir()
	files := shards(t, folder, rulesets(t, 2, 2), 5)
	write(t, files[1], read(t, files[1])[:100])
	write(t, files[2]+".part", read(t, files[2]))
	files[4] += "x"
	if got, err := Missing(files); err != nil || !slices.Equal(got, []int{1, 4}) {
		t.Errorf("%v, %v", got, err)
	}
	files[2], files[3] = files[3], files[2]
	if _, err := Missing(files); err == nil || !strings.Contains(err.Error(), `it should be of "moves=2 max=2 shard=2/5", but says that it is of "moves=2 max=2 shard=3/5"`) {
		t.Errorf("in another order: %v", err)
	}
}

func TestReport(t *testing.T) {
	folder := t.TempDir()
	name := filepath.Join(folder, "f")
	text := `{"game":"a","chart":12345,"settled":true,"segments":[{},{}],"faults":[],"strips":[{"from":-2,"to":9}],"reach":1024}
{"game":"b","chart":null,"settled":false,"segments":[{}],"faults":[],"strips":[],"reach":99999}
{"start":"c","game":"d","chart":7,"settled":true,"segments":[{},{},{}],"faults":[{}],"strips":[{"from":1,"to":0}],"reach":2048}
`
	sum := writeDone(t, name, text)
	var out strings.Builder
	if err := Report(&out, []string{name}, false); err != nil {
		t.Fatal(err)
	}
	want := "| survey | rulesets | charts found | settled | with faults | 1 segment | 2 segments | 3 segments |\n" +
		"| --- | --- | --- | --- | --- | --- | --- | --- |\n| s | 3 | 2 | 2 | 1 | 0 | 1 | 1 |\n\n`s` (SHA-256 `" + sum + "`):\n\n" +
		"- most segments: 3: `d`\n- greatest reach: 2,048: `d`\n- most kinds in a chart: 12,345: `a`\n- widest strip: 12: `a`\n- most faults: 1: `d`\n" +
		"- 1 not settled: `b`\n- 1 without a chart: `b`\n"
	if out.String() != want {
		t.Errorf("prints\n%s\nwant\n%s", out.String(), want)
	}
	if got := listed(slices.Repeat([]string{"g"}, 50)); !strings.HasSuffix(got, "`g` and 10 more") || strings.Count(got, "`g`") != 40 {
		t.Error(got)
	}
	out.Reset()
	data := `{"survey":"s","rulesets":3,"charts":2,"settled":2,"faulty":1,"segments":{"2":1,"3":1},"sha256":"` + sum + `","open":["b"],"without_chart":["b"]}` + "\n"
	if err := Report(&out, []string{name}, true); err != nil || out.String() != data {
		t.Errorf("%v, as JSON %s, want %s", err, out.String(), data)
	}
	write(t, name, strings.Replace(read(t, name), "1024", "1025", 1))
	if err := Report(io.Discard, []string{name}, false); err == nil || !strings.Contains(err.Error(), "does not match the 3 lines before it") {
		t.Errorf("with a number changed: %v", err)
	}
	writeDone(t, name, "{\"notes\":1}\n")
	if err := Report(io.Discard, []string{name}, false); err == nil || !strings.Contains(err.Error(), "f, line 1: it is broken") {
		t.Errorf("of another file: %v", err)
	}
}

// writeDone writes lines and the last line that they need.
func writeDone(t *testing.T, name, text string) (sum string) {
	t.Helper()
	sum = fmt.Sprintf("%x", sha256.Sum256([]byte(text)))
	write(t, name, fmt.Sprintf("%s{\"done\":\"s\",\"tasks\":%d,\"sha256\":\"%s\"}\n", text, strings.Count(text, "\n"), sum))
	return sum
}
