package survey

import (
	"slices"
	"strings"
	"testing"
)

// Each task belongs to one shard, and shards are about as large as each other.
func TestShards(t *testing.T) {
	s := rulesets(t, 3, 5)
	for _, of := range []int{1, 2, 7} {
		times := map[string]int{}
		for at := range of {
			n := 0
			for task := range (Shard{At: at, Of: of}).tasks(s) {
				times[task]++
				n++
			}
			if even := 3315 / of; n < even*8/10 || n > even*12/10 {
				t.Errorf("shard %d of %d has %d rulesets", at, of, n)
			}
		}
		for task := range s.Tasks {
			if times[task] != 1 {
				t.Errorf("%s is in %d of %d shards", task, times[task], of)
			}
		}
	}
	for name, want := range map[string]Shard{"moves=3 max=5 shard=2/7": {At: 2, Of: 7}, "moves=3 max=5": {At: 0, Of: 1}} {
		if survey, s := unnamed(name); survey != "moves=3 max=5" || s != want || s.named(survey) != name {
			t.Errorf("%q is shard %v of %q", name, s, survey)
		}
	}
}

func TestShardOf(t *testing.T) {
	slurm := "SLURM_ARRAY_TASK_ID=5 SLURM_ARRAY_TASK_MIN=3 SLURM_ARRAY_TASK_MAX=9 SLURM_ARRAY_TASK_COUNT=7"
	for _, test := range []struct {
		text   string
		shards int
		env    string
		want   Shard
		err    string
	}{
		{"", 0, "", Shard{0, 1, ""}, ""},
		{"0/1", 0, "", Shard{0, 1, "--shard"}, ""},
		{"2/8", 8, slurm, Shard{2, 8, "--shard"}, ""},
		{"", 0, slurm + " JOB_COMPLETION_INDEX=1", Shard{2, 7, "SLURM_ARRAY_TASK_ID"}, ""},
		// What was left of an array, sent again: its count is that of the rest.
		{"", 10, slurm, Shard{5, 10, "SLURM_ARRAY_TASK_ID"}, ""},
		{"", 0, "SLURM_ARRAY_TASK_ID=4 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_MAX=7 SLURM_ARRAY_TASK_COUNT=6", Shard{}, "the Slurm array from 0 to 7 has 6 tasks, so it has gaps"},
		{"", 4, "JOB_COMPLETION_INDEX=3 AWS_BATCH_JOB_ARRAY_INDEX=1", Shard{3, 4, "JOB_COMPLETION_INDEX"}, ""},
		{"", 0, "JOB_COMPLETION_INDEX=3 PALACE_SHARDS=4", Shard{3, 4, "JOB_COMPLETION_INDEX"}, ""},
		{"", 0, "JOB_COMPLETION_INDEX=3", Shard{}, "neither --shards nor PALACE_SHARDS says how many"},
		{"", 0, "AWS_BATCH_JOB_ARRAY_INDEX=1 AWS_BATCH_JOB_ARRAY_SIZE=3", Shard{1, 3, "AWS_BATCH_JOB_ARRAY_INDEX"}, ""},
		{"", 4, "JOB_COMPLETION_INDEX=4", Shard{}, "JOB_COMPLETION_INDEX: a shard must be i/n, with i from 0 to n-1"},
		{"", 4, "", Shard{}, "nothing says which of them is wanted"},
		{"9/8", 0, "", Shard{}, "--shard: a shard must be i/n, with i from 0 to n-1 and n from 1 to 1000000, not 9/8"},
		{"8/8", 0, "", Shard{}, "not 8/8"},
		{"-1/8", 0, "", Shard{}, "not -1/8"},
		{"3", 0, "", Shard{}, "not 3/"},
		{"1/2/3", 0, "", Shard{}, "not 1/2/3"},
		{"1/0", 0, "", Shard{}, "not 1/0"},
		{"1/4", 8, "", Shard{}, "--shard says that there are 4 shards, and --shards that there are 8"},
	} {
		env := map[string]string{}
		for _, pair := range strings.Fields(test.env) {
			name, value, _ := strings.Cut(pair, "=")
			env[name] = value
		}
		got, err := ShardOf(test.text, test.shards, func(name string) string { return env[name] })
		if (err == nil) != (test.err == "") || err != nil && !strings.Contains(err.Error(), test.err) {
			t.Errorf("%q, %d, %s: %v, want %q", test.text, test.shards, test.env, err, test.err)
		} else if err == nil && got != test.want {
			t.Errorf("%q, %d, %s: %v", test.text, test.shards, test.env, got)
		}
	}
}

func TestArray(t *testing.T) {
	for want, list := range map[string][]int{"": nil, "4": {4}, "0,3-7": {0, 3, 4, 5, 6, 7}, "0-1,3": {0, 1, 3}} {
		if got := Array(slices.Clone(list)); got != want {
			t.Errorf("%v is %q, not %q", list, got, want)
		}
	}
}
