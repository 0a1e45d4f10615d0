package catalog_test

import (
	"errors"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/wythoff"
	"github.com/palacegames/palace/game/catalog"
)

// A family that takes another's place reads its rulesets, and no others.
func TestExchange(t *testing.T) {
	back := wythoff.Family
	defer catalog.Exchange(back)
	wanted := errors.New("the other one")
	catalog.Exchange(engine.Family{Name: "wythoff", Parse: func(*notation.Scanner) (engine.Game, error) { return nil, wanted }})
	if _, err := catalog.Parse("wythoff+(2,3)"); !errors.Is(err, wanted) {
		t.Errorf("the family was not exchanged: %v", err)
	}
	if g, err := catalog.Parse("maharaja"); err != nil || g.String() != "maharaja" {
		t.Errorf("another family was exchanged: %v", err)
	}
	catalog.Exchange(back)
	if g, err := catalog.Parse("wythoff+(2,3)"); err != nil || g.String() != "wythoff+(2,3)" {
		t.Errorf("the family was not put back: %v", err)
	}
}
