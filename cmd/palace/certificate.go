package main

import (
	"encoding/json"
	"errors"
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
		return misusef("--certificate is about the whole board, without --from and --to")
	}
	if !survey.Settled {
		return fmt.Errorf("%s is not settled as far as x+y = %d, so there is nothing to certify", g, survey.Reach)
	}
	made, err := certify(g, survey)
	if err != nil {
		return err
	}
	return json.NewEncoder(c.out).Encode(made)
}

// certify makes the certificate of a settled survey.
func certify(g segment.Game, survey segment.Survey) (*certificate.Certificate, error) {
	said := segmentsAnswer(survey, survey.Faults())
	made := &certificate.Certificate{Settled: true, Reach: said.Reach, Game: g.String(), Segments: []certificate.Segment{}, Faults: []certificate.Fault{}}
	for i, s := range said.Segments {
		u, v := certificate.Vector(s.Lattice[0]), certificate.Vector(s.Lattice[1])
		made.Segments = append(made.Segments, certificate.Segment{Density: s.Density, Lattice: [2]certificate.Vector{u, v}, From: fmt.Sprint(s.From), To: fmt.Sprint(s.To)})
		for _, part := range survey.Segments[i].Parts {
			made.Cells = append(made.Cells, certificate.Rows(part.Width, part.Height, func(at engine.Cell) bool { return part.Palace(engine.OfCell(at)) }))
		}
	}
	for _, f := range said.Faults {
		made.Faults = append(made.Faults, certificate.Fault{Slope: fmt.Sprint(f.Slope), Shift: f.Shift})
	}
	for _, s := range said.Strips {
		made.Strips = append(made.Strips, certificate.Strip{Slope: fmt.Sprint(s.Slope), From: s.From, To: s.To, Step: s.Step})
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

// checkCertificate reads a certificate and proves it again.
func (c *call) checkCertificate() error {
	name := c.or("check", "")
	if len(c.flags) > 1 {
		return misusef("--check takes no other flags")
	}
	if len(c.args) > 1 {
		return misusef("%q is one word too many", c.args[1])
	}
	var in io.Reader = os.Stdin
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return misuse{err}
		}
		defer file.Close()
		in = file
	}
	said, err := certificate.Read(in)
	if err != nil {
		return misuse{fmt.Errorf("%s: %w", name, err)}
	}
	board, moves, err := boardOf(said)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if len(c.args) == 1 {
		if g, err := c.game(); err != nil {
			return err
		} else if g.String() != said.Game {
			return fmt.Errorf("%s: game: it is a certificate of %s, not of %s", name, said.Game, g)
		}
	}
	progress := newProgress(c.stderr, 100).of("per cent")
	report, err := board.Check(moves, func(part float64) { progress.reach(int(100 * part)) })
	progress.clear()
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	_, err = fmt.Fprintf(c.out, "%s: %s, %s, %s: proved for all squares, by the %d with x+y < %d\n", said.Game,
		counted(len(said.Segments), "segment", "segments"), counted(len(said.Faults), "fault", "faults"),
		counted(len(said.Strips), "strip", "strips"), report.Squares, report.Far)
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
		return nil, nil, errors.New("game: " + err.Error())
	}
	if g.String() != said.Game {
		return nil, nil, fmt.Errorf("game: %.80q is written %s", said.Game, g)
	}
	board, err := said.Board()
	return board, vectorsOf(moves), err
}
