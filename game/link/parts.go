package link

import "github.com/palacegames/palace/game"

// readParts reads the position and the named values.
func (l *reader) readParts() error {
	l.players = game.SetPlayers{First: game.DefaultPlayers()[0], Second: game.DefaultPlayers()[1]}
	l.places = map[string]place{}
	mark := l.scan.Mark()
	if l.scan.Skip("@") {
		p, err := l.readPosition()
		if err != nil {
			return err
		}
		l.position = p
		l.places["@"] = l.from(mark + 1)
	}
	for !l.scan.Done() {
		mark := l.scan.Mark()
		if !l.scan.Skip("&") {
			return l.scan.End()
		}
		name, err := l.readValue(mark + 1)
		if err == nil {
			continue
		}
		l.scan.Until('&')
		if !l.leave(name, l.scan.Since(mark+1), err) {
			return err
		}
	}
	return nil
}

// readValue reads name=value and returns the name. If it errs nothing was read.
func (l *reader) readValue(mark int) (name string, err error) {
	name = l.scan.Word()
	read, ok := map[string]func() error{
		"block":   func() error { return l.readPawns(&l.blocked) },
		"first":   func() error { return l.readName(&l.players.First) },
		"second":  func() error { return l.readName(&l.players.Second) },
		"size":    l.readSize,
		"past":    func() error { return l.readEntries(&l.past) },
		"next":    func() error { return l.readEntries(&l.next) },
		"map":     func() error { return l.readName(&l.settings.Map) },
		"view":    func() error { return l.readText(&l.settings.View) },
		"orient":  func() error { return l.readName((*string)(&l.settings.Orient)) },
		"compare": l.readCompare,
		"values":  func() error { return l.readSwitch(&l.settings.Values, onOrOff) },
		"quiz":    func() error { return l.readSwitch(&l.settings.Quiz, quizOnOrOff) },
		"without": l.readWithout,
		"idea":    l.readIdea,
	}[name]
	if !ok {
		return "any", l.scan.Fail(mark, unknownName())
	}
	if _, twice := l.places[name]; twice {
		return name, l.scan.Fail(mark, givenTwice)
	}
	if err := l.scan.Expect("="); err != nil {
		return name, err
	}
	value := l.scan.Mark()
	if err = read(); err == nil && !l.scan.Done() && l.scan.Rest()[0] != '&' {
		err = l.scan.End()
	}
	if err != nil {
		l.forget(name)
		return name, err
	}
	l.places[name] = l.from(value)
	return name, nil
}

// readEntries reads the turns of past and next.
func (l *reader) readEntries(entries *[]entry) error {
	for !l.scan.Done() && l.scan.Rest()[0] != '&' {
		if len(*entries) > 0 {
			if err := l.scan.Expect("/"); err != nil {
				return err
			}
		}
		e := entry{place: place{mark: l.scan.Mark()}}
		var err error
		if rest := l.scan.Rest(); rest == "" || rest[0] != ':' {
			if e.to, err = l.readPosition(); err != nil {
				return err
			}
		}
		if l.scan.Skip(":") {
			e.block = true
			if err := l.readPawns(&e.blocked); err != nil {
				return err
			}
		}
		e.place.scan = *l.scan
		*entries = append(*entries, e)
	}
	return nil
}
