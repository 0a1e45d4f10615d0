package table_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// misplace plays the first game, in which the person moves to the palace (13,4), blocks
// the line to the west and so leaves a palace open, and then loses.
func misplace(t *testing.T, players string) *room {
	t.Helper()
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@13,11" + players})
	r.run()
	r.must("move", args{"to": []int{13, 4}})
	for _, line := range r.table.Page().Block.Lines {
		if line.Label == spoken("game/ways/there", "left") {
			r.must("blockLine", args{"ray": line.Ray})
		}
	}
	r.must("done", args{})
	r.run()
	for r.table.State().Phase != "over" {
		if r.table.State().Phase == "block" {
			r.must("done", args{})
		} else {
			tapFirstLegal(t, r)
		}
		r.run()
	}
	return r
}

// leftOpen reports whether a text says that a palace was left open, or several.
func leftOpen(text string) bool {
	return holds(text, spoken("game/explain/missed", "open", []string{open})) || holds(text, spoken("game/explain/missed", "opens", []string{open}))
}

// openly returns what the review of a game says to whoever has asked for the mistake, and goes back to the end: before, it
// names the turn alone.
func (r *room) openly() string {
	r.t.Helper()
	p := r.table.Page()
	if want := spoken("game/explain/decided-untold", "you", 1); numberless(p.Review.Words) != numberless(want) {
		r.t.Errorf("it is told unasked: %s", p.Review.Words)
	}
	r.must("showMistake", args{})
	r.run()
	said := r.table.Page().Review.Words
	r.must("goTo", args{"turns": len(p.State.History)})
	r.run()
	return said
}

// TestShowMisplacedPawns: a block that left a palace open is shown as it was placed, after
// the move, and in words. It can be placed better there, and then wins.
func TestShowMisplacedPawns(t *testing.T) {
	r := misplace(t, "")
	p := r.table.Page()
	turn := p.State.History[1]
	v := r.table.View()
	if p.Review == nil || !leftOpen(r.openly()) || len(turn.Blocked) != 4 {
		t.Fatalf("the block of %+v is no mistake: %+v", turn, p.Review)
	}
	var open []engine.Position
	for _, q := range oracle.New(v.Game).Palaces(engine.Position(turn.To)) {
		if !contains(turn.Blocked, q) {
			open = append(open, q)
		}
	}
	all := len(p.State.History)
	r.must("showMistake", args{})
	heard := r.table.Page().Say.Text
	r.run()
	p = r.table.Page()
	if p.State.Phase != "block" || engine.Position(p.State.Position) != engine.At(13, 4) || p.State.Turn != "first" || len(p.State.History) != 2 {
		t.Fatalf("at the mistake: %+v", p.State)
	}
	if want := sentences(spoken("game/explain/moved-to", "you", "queen", "(13,4)"), spoken("game/explain/your-block")) + " " + p.Why; heard != want {
		t.Errorf("a listener hears %q, want %q", heard, want)
	}
	if p.Block == nil || !slices.Equal(p.Block.Chosen, turn.Blocked) || len(r.scene.Pawns) != len(turn.Blocked) {
		t.Errorf("of the pawns %v are shown %+v", turn.Blocked, r.scene.Pawns)
	}
	for _, q := range open {
		if !strings.Contains(p.Why, "("+q.String()+")") {
			t.Errorf("nothing about the open palace %v: %q", q, p.Why)
		}
	}
	if len(open) == 0 || !leftOpen(p.Why) || p.Study == nil || !p.Study.Here || !p.Study.Lost {
		t.Errorf("the palaces %v were left open: %q, %+v", open, p.Why, p.Study)
	}
	if now := len(p.State.History) + len(r.table.View().Ahead); now != all || !p.Can.Redo {
		t.Errorf("%d turns are known of %d", now, all)
	}
	other := newRoom(t)
	other.must("open", args{"link": p.Link})
	if p := other.table.Page(); p.State.Phase != "block" || len(p.State.History)+len(other.table.View().Ahead) != all {
		t.Errorf("the link of the moment leads to %+v", p.State)
	}
	r.must("redo", args{})
	r.run()
	if p := r.table.Page(); p.Why != "" || !slices.Equal(p.State.Blocked, turn.Blocked) {
		t.Errorf("the block played again: %+v, %q", p.State, p.Why)
	}
	r.must("goTo", args{"turns": all})
	r.must("showMistake", args{})
	r.must("blockPalaces", args{})
	r.run()
	r.must("done", args{})
	r.run()
	playOn(r)
	if s := r.table.State(); *s.Winner != "first" {
		t.Errorf("with the pawns in the right places %s wins", *s.Winner)
	}
}

// TestShowOthersPawns: the block that a computer misplaced is shown, too, and it waits.
func TestShowOthersPawns(t *testing.T) {
	r := newRoom(t)
	for seed := 0; ; seed++ {
		if seed == 200 {
			t.Fatal("a player by chance never lost by a block")
		}
		r.must("open", args{"link": "blocking:2@4,3&first=random&second=perfect"})
		r.run()
		if p := r.table.Page(); p.Review != nil && leftOpen(p.Review.Words) {
			break
		}
	}
	p := r.table.Page()
	turn := p.State.History[*p.Review.Turns]
	r.must("showMistake", args{})
	r.run()
	p = r.table.Page()
	if p.State.Phase != "block" || engine.Position(p.State.Position) != engine.Position(turn.To) || !p.Can.Resume || p.Block != nil || !leftOpen(p.Why) {
		t.Fatalf("at the mistake: %+v, %+v, %q", p.State, p.Can, p.Why)
	}
	if len(r.scene.Pawns) != len(turn.Blocked) || len(turn.Blocked) > 0 && (!r.scene.Pawns[0].Ghost || r.scene.Pawns[0].At != turn.Blocked[0].Cell()) {
		t.Errorf("of the pawns %v are shown %+v", turn.Blocked, r.scene.Pawns)
	}
	r.must("resume", args{})
	r.run()
	if r.table.State().Phase != "over" {
		t.Error("the game does not go on")
	}
}

// TestShowMisplacedOpening: the block with which a game begins can be the mistake.
func TestShowMisplacedOpening(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:3@6,2&first=perfect&second=human"})
	r.must("block", args{"squares": [][]int{{5, 2}}})
	r.run()
	for r.table.State().Phase != "over" {
		if r.table.State().Phase == "block" {
			r.must("done", args{})
		} else {
			tapFirstLegal(t, r)
		}
		r.run()
	}
	p := r.table.Page()
	if p.Review == nil || p.Review.Turns == nil || *p.Review.Turns != 0 || !leftOpen(r.openly()) {
		t.Fatalf("the opening block is no mistake: %+v", p.Review)
	}
	r.must("showMistake", args{})
	r.run()
	p = r.table.Page()
	if p.State.Phase != "block" || len(p.State.History) != 0 || p.Block == nil || len(p.Block.Chosen) != 1 || p.Block.Chosen[0] != engine.At(5, 2) {
		t.Errorf("at the mistake: %+v, %+v", p.State, p.Block)
	}
}
