package survey

import (
	"fmt"
	"hash/fnv"
	"iter"
	"strconv"
	"strings"
)

// Shard is one of the parts of a survey.
type Shard struct {
	At, Of int
	From   string // who said so: a flag, or a variable of the environment; "" if nobody did
}

// shardOf is the shard of so many that a task belongs to.
func shardOf(task string, of int) int {
	h := fnv.New64a()
	h.Write([]byte(task))
	return int(h.Sum64() % uint64(of))
}

// tasks are those of the shard.
func (s Shard) tasks(of Survey) iter.Seq[string] {
	return func(yield func(string) bool) {
		for task := range of.Tasks {
			if shardOf(task, s.Of) == s.At && !yield(task) {
				return
			}
		}
	}
}

// named is the name of the survey's shard, which is that of the survey if it has only one.
func (s Shard) named(survey string) string {
	if s.Of == 1 {
		return survey
	}
	return fmt.Sprintf("%s shard=%d/%d", survey, s.At, s.Of)
}

// unnamed undoes named.
func unnamed(name string) (survey string, s Shard) {
	survey, text, found := strings.Cut(name, " shard=")
	if found {
		if _, err := fmt.Sscanf(text, "%d/%d", &s.At, &s.Of); err == nil && s.named(survey) == name && s.At >= 0 && s.At < s.Of && s.Of <= MostShards {
			return survey, s
		}
	}
	return name, Shard{At: 0, Of: 1}
}

// MostShards bounds the shards of a survey.
const MostShards = 1_000_000

// ShardOf reads which shard is wanted: the text i/n or, if that is empty, what Slurm's job arrays,
// Kubernetes' indexed jobs and the array jobs of AWS Batch set in the environment. shards is how many
// there are if that is said, or 0. Without any of these there is one.
func ShardOf(text string, shards int, env func(string) string) (Shard, error) {
	if text != "" {
		at, of, _ := strings.Cut(text, "/")
		s, err := newShard(at, of, "--shard")
		if err == nil && shards > 0 && s.Of != shards {
			err = errTwoCounts(s.Of, shards)
		}
		return s, err
	}
	for _, batch := range []struct{ at, of, first, last string }{
		{"SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_MAX"},
		{"JOB_COMPLETION_INDEX", "PALACE_SHARDS", "", ""},
		{"AWS_BATCH_JOB_ARRAY_INDEX", "AWS_BATCH_JOB_ARRAY_SIZE", "", ""},
	} {
		at, of := env(batch.at), env(batch.of)
		switch {
		case at == "":
			continue
		case shards > 0: // a part of an array, sent again, has another count and begins elsewhere
			of = strconv.Itoa(shards)
		case of == "":
			return Shard{}, errNoCount(batch.at, batch.of)
		case env(batch.first) != "":
			first, bad := strconv.Atoi(env(batch.first))
			last, worse := strconv.Atoi(env(batch.last))
			i, worst := strconv.Atoi(at)
			if bad != nil || worse != nil || worst != nil || strconv.Itoa(last-first+1) != of {
				return Shard{}, errGaps(env(batch.first), env(batch.last), of)
			}
			at = strconv.Itoa(i - first)
		}
		return newShard(at, of, batch.at)
	}
	if shards > 1 {
		return Shard{}, errNoShard(shards)
	}
	return Shard{At: 0, Of: 1}, nil
}

func newShard(at, of, from string) (Shard, error) {
	i, bad := strconv.Atoi(at)
	n, worse := strconv.Atoi(of)
	if bad != nil || worse != nil || n < 1 || n > MostShards || i < 0 || i >= n {
		return Shard{}, errShard(from, at, of)
	}
	return Shard{i, n, from}, nil
}

// Array writes numbers in the form of Slurm's --array, such as 0,3-7.
func Array(numbers []int) string {
	var parts []string
	for i := 0; i < len(numbers); {
		j := i
		for j+1 < len(numbers) && numbers[j+1] == numbers[j]+1 {
			j++
		}
		part := strconv.Itoa(numbers[i])
		if j > i {
			part += "-" + strconv.Itoa(numbers[j])
		}
		parts, i = append(parts, part), j+1
	}
	return strings.Join(parts, ",")
}
