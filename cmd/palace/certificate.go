package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"

	"github.com/palacegames/palace/cmd/palace/internal/certificate"
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/segment"
	"github.com/palacegames/palace/game/catalog"
)

// printCertificate prints a settled survey with what it takes to check it.
func (c *call) printCertificate(g segment.Game, survey segment.Survey) error {
	if c.has("from") || c.has("to") {
		return misusef("--certificate covers the whole board, without --from and --to")
	}
	if !survey.Settled {
		return fmt.Errorf("%s is not settled as far as x+y = %d, so there is nothing to certify", g, survey.Reach)
	}
	made, err := certify(g, survey)
	if err == nil {
		err = json.NewEncoder(c.out).Encode(made)
	}
	return err
}

// certify makes the certificate of a settled survey.
func certify(g segment.Game, survey segment.Survey) (*certificate.Certificate, error) {
	made := &certificate.Certificate{}
	said, err := json.Marshal(segmentsAnswer(survey, survey.Faults()))
	if err == nil {
		err = json.Unmarshal(said, made)
	}
	if err != nil {
		return nil, err
	}
	made.Game = g.String()
	for _, s := range survey.Segments {
		for _, part := range s.Parts {
			made.Cells = append(made.Cells, certificate.Rows(part.Width, part.Height, func(x, y int) bool { return part.Palace(engine.At(x, y)) }))
		}
	}
	return made, made.Complete(vectorsOf(g))
}

// vectorsOf lists the moves.
func vectorsOf(g segment.Game) (moves []certificate.Vector) {
	for _, m := range g.List() {
		moves = append(moves, certificate.Vector{m.Cell().X, m.Cell().Y})
	}
	return moves
}

// reading opens a file to read, or standard input by the name -.
func reading(name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(os.Stdin), nil
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, misuse{err}
	}
	return file, nil
}

// checkCertificate reads a certificate and proves it again.
func (c *call) checkCertificate() error {
	name := c.flags["check"]
	switch {
	case len(c.flags) > 2 || len(c.flags) == 2 && !c.has("json"):
		return misusef("--check takes no other flag but --json")
	case len(c.args) > 1:
		return misusef("%q is one word too many", c.args[1])
	}
	in, err := reading(name)
	if err != nil {
		return err
	}
	defer in.Close()
	said, err := certificate.Read(in)
	if err != nil {
		return misusef("%s: %w", name, err)
	}
	if len(c.args) == 1 {
		if g, err := c.game(); err != nil {
			return err
		} else if g.String() != said.Game {
			return fmt.Errorf("%s: game: it is a certificate of %.200s, not of %s", name, said.Game, g)
		}
	}
	stop := c.wait()
	defer stop()
	board, moves, err := boardOf(said)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	far, err := board.Check(moves)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if c.has("json") {
		return json.NewEncoder(c.out).Encode(struct {
			Game     string `json:"game"`
			Segments int    `json:"segments"`
			Faults   int    `json:"faults"`
			Strips   int    `json:"strips"`
			Squares  int    `json:"squares"` // that were looked at, those with x+y < Far
			Far      int    `json:"far"`
		}{said.Game, len(said.Segments), len(said.Faults), len(said.Strips), far * (far + 1) / 2, far})
	}
	_, err = fmt.Fprintf(c.out, "%s: %s, %s, %s: proved for all squares, by the %d with x+y < %d\n", said.Game, counted(len(said.Segments), "segment", "segments"),
		counted(len(said.Faults), "fault", "faults"), counted(len(said.Strips), "strip", "strips"), far*(far+1)/2, far)
	return err
}

// boardOf returns the outcomes that a certificate says, and the moves of its game.
func boardOf(said *certificate.Certificate) (*certificate.Board, []certificate.Vector, error) {
	g, err := catalog.Parse(said.Game)
	if err != nil {
		return nil, nil, fmt.Errorf("game: %w", err)
	}
	moves, err := segmented(g)
	if err != nil {
		return nil, nil, fmt.Errorf("game: %w", err)
	}
	if g.String() != said.Game {
		return nil, nil, fmt.Errorf("game: %.80q is written %s", said.Game, g)
	}
	board, err := said.Board()
	return board, vectorsOf(moves), err
}
