package survey

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"hash"
	"io"
	"os"
)

// lastLine returns the last line of a file, if that says that it is finished.
func lastLine(name string) (*doneLine, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	info, err := regular(file)
	if err != nil {
		return nil, err
	}
	end := make([]byte, min(info.Size(), 1<<12))
	if _, err := file.ReadAt(end, info.Size()-int64(len(end))); err != nil {
		return nil, err
	}
	text, whole := bytes.CutSuffix(end, []byte("\n"))
	text = text[bytes.LastIndexByte(text, '\n')+1:]
	if !whole || !bytes.HasPrefix(text, []byte(doneHead)) {
		return nil, nil
	}
	done := &doneLine{}
	if json.Unmarshal(text, done) != nil {
		return nil, nil
	}
	return done, nil
}

// regular describes a file, and errs if it is anything else, such as a folder or a device.
func regular(file *os.File) (os.FileInfo, error) {
	info, err := file.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = errNoFile(file.Name())
	}
	return info, err
}

// Missing lists the shards whose files are not there, or not finished.
func Missing(files []string) (list []int, err error) {
	for i, name := range files {
		done, err := lastLine(name)
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			return nil, err
		}
		if done == nil {
			list = append(list, i)
			continue
		}
		survey, _ := unnamed(done.Done)
		if wanted := (Shard{At: i, Of: len(files)}).named(survey); done.Done != wanted {
			return nil, errNotShard(name, done.Done, wanted)
		}
	}
	return list, nil
}

// reader reads a finished file line by line, and holds its last line against those before.
type reader struct {
	name  string
	file  *os.File
	in    *bufio.Reader
	done  *doneLine
	lines int
	sum   hash.Hash
}

func newReader(name string) (*reader, error) {
	done, err := lastLine(name)
	if err != nil {
		return nil, err
	}
	if done == nil {
		return nil, errUnfinished(name)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	return &reader{name, file, bufio.NewReaderSize(file, 1<<12), done, 0, sha256.New()}, nil
}

// next returns the next line, nil behind the last but one.
func (r *reader) next() ([]byte, error) {
	line, err := r.in.ReadBytes('\n')
	if err != nil && err != io.EOF {
		return nil, at(r.name, 0, err)
	}
	if bytes.HasPrefix(line, []byte(doneHead)) {
		said := doneLine{r.done.Done, r.lines, hex.EncodeToString(r.sum.Sum(nil))}
		if said != *r.done || !bytes.Equal(line, said.text()) {
			return nil, errSum(r.name, r.lines, *r.done)
		}
		return nil, nil
	}
	r.lines++
	if err == io.EOF || !json.Valid(line) {
		return nil, errBroken(r.name, r.lines)
	}
	r.sum.Write(line)
	return line, nil
}

// NameOf returns the name of the survey that a finished file is, or is a shard of.
func NameOf(file string) (string, error) {
	done, err := lastLine(file)
	if err != nil {
		return "", err
	}
	if done == nil {
		return "", errUnfinished(file)
	}
	survey, _ := unnamed(done.Done)
	return survey, nil
}

// Merge writes the whole survey, in the order of its tasks, from the files of all its shards. It errs
// if one is missing, doubled, broken or of another survey, and then leaves no file.
func Merge(s Survey, files []string, out string) error {
	if finished, err := finished(out, s.Name); finished || err != nil {
		return err
	}
	shards, err := openShards(s, files)
	for _, r := range shards {
		if r != nil {
			defer r.file.Close()
		}
	}
	if err != nil {
		return err
	}
	p, err := openPart(out, mergingEnd)
	if err != nil {
		return err
	}
	err = p.file.Truncate(0)
	if err == nil {
		err = p.merge(s, shards)
	}
	if err != nil {
		p.file.Close()
		os.Remove(p.file.Name())
	}
	return err
}

// openShards opens the files of all shards.
func openShards(s Survey, files []string) (shards []*reader, err error) {
	for _, name := range files {
		r, err := newReader(name)
		if err != nil {
			return shards, err
		}
		_, shard := unnamed(r.done.Done)
		if shards == nil {
			shards = make([]*reader, shard.Of)
		}
		at := min(shard.At, len(shards)-1)
		if wanted := (Shard{At: at, Of: len(shards)}).named(s.Name); r.done.Done != wanted {
			err = errNotShard(name, r.done.Done, wanted)
		} else if shards[at] != nil {
			err = errDoubled(name, shards[at].name, shard)
		}
		if err != nil {
			r.file.Close()
			return shards, err
		}
		shards[at] = r
	}
	if shards == nil {
		return nil, errNothing
	}
	var missing []int
	for i, r := range shards {
		if r == nil {
			missing = append(missing, i)
		}
	}
	if missing != nil {
		err = errMissing(Array(missing), len(shards))
	}
	return shards, err
}

// merge takes each task's line from its shard.
func (p *part) merge(s Survey, shards []*reader) error {
	out := bufio.NewWriterSize(p.file, 1<<16)
	for task := range s.Tasks {
		from := shards[shardOf(task, len(shards))]
		line, err := from.next()
		if err != nil {
			return err
		}
		if head := s.head(task); !bytes.HasPrefix(line, []byte(head)) {
			return errOther(from.name, from.lines, head)
		}
		if _, err := out.Write(line); err != nil {
			return err
		}
		p.count(line)
	}
	for _, r := range shards {
		if line, err := r.next(); err != nil {
			return err
		} else if line != nil {
			return errOther(r.name, r.lines, "")
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return p.finish(s.Name)
}
