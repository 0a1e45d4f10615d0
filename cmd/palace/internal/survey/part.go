package survey

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"os"
	"path/filepath"
	"time"
)

// part is a file that is not finished.
type part struct {
	name  string // of the finished file
	file  *os.File
	size  int64 // of all that was written whole
	lines int
	sum   hash.Hash // of these
	kept  time.Time // when the disk was last told to keep them
}

// keeping is how often the disk is told to keep what was written.
const keeping = 5 * time.Second

// The ends of the names of parts, of a shard in work and of what is merged.
const (
	measuringEnd = ".part"
	mergingEnd   = ".merging"
)

// openPart opens the part of a file.
func openPart(name, end string) (*part, error) {
	file, err := os.OpenFile(name+end, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o666)
	if err != nil {
		return nil, err
	}
	if _, err := regular(file); err != nil {
		file.Close()
		return nil, err
	}
	return &part{name: name, file: file, sum: sha256.New(), kept: time.Now()}, nil
}

// resume reads what is there already, for which next gives the beginnings of the lines, and cuts off
// a line that was not written whole, or the last one.
func (p *part) resume(next func() (head string, more bool)) error {
	in := bufio.NewReader(p.file)
	for {
		line, err := in.ReadBytes('\n')
		if err != nil && err != io.EOF {
			return err
		}
		if err == io.EOF || bytes.HasPrefix(line, []byte(doneHead)) {
			break
		}
		head, more := next()
		if !more || !bytes.HasPrefix(line, []byte(head)) || !json.Valid(line) {
			return errOther(p.file.Name(), p.lines+1, head)
		}
		p.count(line)
	}
	return p.file.Truncate(p.size)
}

func (p *part) count(line []byte) {
	p.sum.Write(line)
	p.size += int64(len(line))
	p.lines++
}

// add appends a line. It errs if another process writes to the file.
func (p *part) add(line []byte) error {
	if info, err := p.file.Stat(); err != nil {
		return err
	} else if info.Size() != p.size {
		return errShared(p.file.Name())
	}
	if _, err := p.file.Write(line); err != nil {
		p.file.Truncate(p.size) // where that fails too, resume does it
		return err
	}
	p.count(line)
	if now := time.Now(); now.Sub(p.kept) > keeping {
		p.kept = now
		return p.file.Sync()
	}
	return nil
}

// finish adds the last line, and gives the file its name.
func (p *part) finish(name string) error {
	if err := p.add(doneLine{name, p.lines, hex.EncodeToString(p.sum.Sum(nil))}.text()); err != nil {
		return err
	}
	if err := p.file.Sync(); err != nil {
		return err
	}
	if err := p.file.Close(); err != nil {
		return err
	}
	if err := os.Rename(p.file.Name(), p.name); err != nil {
		return err
	}
	if folder, err := os.Open(filepath.Dir(p.name)); err == nil {
		folder.Sync() // the name; some systems cannot
		folder.Close()
	}
	return nil
}

// doneLine is the last line of a finished file.
type doneLine struct {
	Done   string `json:"done"`
	Tasks  int    `json:"tasks"`
	SHA256 string `json:"sha256"` // of the lines before
}

const doneHead = `{"done":`

func (d doneLine) text() []byte {
	return fmt.Appendf(nil, "%s%q,\"tasks\":%d,\"sha256\":%q}\n", doneHead, d.Done, d.Tasks, d.SHA256)
}
