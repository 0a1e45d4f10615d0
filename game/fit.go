package game

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/game/catalog"
)

// CheckPlayer refuses a name that is no kind of player.
func CheckPlayer(name string) error {
	if _, slips := Slipping(name); slips || slices.ContainsFunc(Kinds, func(k Kind) bool { return k.Name == name }) {
		return nil
	}
	return noSuchPlayer(name)
}

// Misfit is why a setting does not suit what is shown, with its name in a link.
type Misfit struct {
	Setting string
	error
}

// check says what is wrong with the settings for what v shows, or nil.
func (s *Settings) check(v *View) error {
	for _, setting := range []struct {
		name  string
		check func(*View) error
	}{
		{"compare", s.checkCompare},
		{"map", s.checkMap},
		{"size", s.checkSize},
		{"view", s.checkView},
		{"orient", s.checkOrient},
		{"idea", s.checkIdea},
	} {
		if err := setting.check(v); err != nil {
			return Misfit{setting.name, err}
		}
	}
	return nil
}

func (s *Settings) checkCompare(v *View) error {
	if s.Compare == (Compare{}) {
		return nil
	}
	g, ok := v.Game.(engine.Variants)
	if !ok {
		return notCompared()
	}
	_, err := g.Variant(s.Compare.String())
	return err
}

func (s *Settings) checkMap(v *View) error {
	names := MapNames(v.Game)
	if s.Map == "" || slices.Contains(names, s.Map) {
		return nil
	}
	return noSuchMap(names, s.Map)
}

// MapNames lists what the map of a game can show.
func MapNames(g engine.Game) []string {
	names := []string{MapOff, MapPeek}
	for _, k := range g.Shape().Kinds {
		names = append(names, k.String())
	}
	return append(names, patterns(g)...)
}

func (s *Settings) checkSize(v *View) error {
	if s.W == 0 && s.H == 0 {
		return nil
	}
	if s.W < 1 || s.H < 1 {
		return tooSmall(s.W, s.H)
	}
	if len(v.Kinds()) == 0 {
		return noBoard
	}
	board, err := s.board(v)
	if err != nil {
		return err
	}
	return board.Check(v.SizeWindow(board.Plane(), s.W, s.H))
}

func (s *Settings) checkView(*View) error {
	if len(s.View) > maxView {
		return longView(len(s.View))
	}
	for i := range len(s.View) {
		if !plain(s.View[i]) {
			return viewCharacters
		}
	}
	return nil
}

// plain reports whether c may stand in a link without being encoded.
func plain(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z' || strings.IndexByte(".,:;+-_/", c) >= 0
}

func (s *Settings) checkOrient(*View) error {
	if s.Orient == "" || slices.Contains(catalog.Orients(), s.Orient) {
		return nil
	}
	return noSuchOrient(s.Orient)
}

func (s *Settings) checkIdea(v *View) error {
	if s.Idea == "" {
		return nil
	}
	open, err := idea.Read(s.Idea)
	if err != nil {
		return err
	}
	_, err = catalog.Idea(v.Game, open.Name)
	return err
}
