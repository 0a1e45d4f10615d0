package ideas

import (
	"math/big"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/mex"
	"github.com/palacegames/palace/engine/words"
)

// Table is Table n of [DSS20], from 1 to 6, with so many rows.
func Table(n, rows int) idea.Table {
	switch n {
	case 1:
		return songTable(xympTitle.String(), new(big.Int), rows, idea.Gaze{}, numbered[:1], queenColumns)
	case 2:
		return songTable(xympTitle.String(), new(big.Int), rows, idea.Gaze{}, numbered, queenColumns, stepColumns, placeColumns)
	case 3:
		return growthTable("Y", rows)
	case 4:
		return growthTable("P", rows)
	case 5:
		return squareNumbers(rows)
	}
	return nimValues(rows)
}

// squareNumbers is a triangle of the quadrant's corner: what number each square has.
func squareNumbers(rows int) idea.Table {
	var queens quadrant.Queens
	queens.Extend(rows)
	return triangle(numbersTitle.String(), rows, func(r, c int) (string, bool) {
		s := r + c
		return strconv.Itoa(s*(s+1)/2 + c), queens.Row(c) == r
	})
}

// nimValues is a triangle of nim-values.
func nimValues(rows int) idea.Table {
	filler := mex.NewFiller()
	values := map[engine.Cell]int32{}
	for s := range rows {
		for c := range s + 1 {
			values[engine.Cell{X: s - c, Y: c}] = filler.Fill(s-c, c)
		}
	}
	return triangle(valuesTitle.String(), rows, func(r, c int) (string, bool) {
		v := values[engine.Cell{X: r, Y: c}]
		return strconv.Itoa(int(v)), v == 0
	})
}

// triangle lists what stands on the first antidiagonals, row by row.
func triangle(title string, rows int, at func(r, c int) (text string, queen bool)) idea.Table {
	t := idea.Table{Title: title, Head: []words.Text{""}}
	for c := range rows {
		t.Head = append(t.Head, words.As(strconv.Itoa(c)))
	}
	for r := range rows {
		row := idea.Row{Cells: []string{strconv.Itoa(r)}, Hues: []idea.Hue{idea.Soft}}
		for c := range rows {
			text, hue := "", idea.Ink
			if r+c < rows {
				queen := false
				if text, queen = at(r, c); queen {
					text, hue = bracketed(text), idea.Gold
				}
			}
			row.Cells, row.Hues = append(row.Cells, text), append(row.Hues, hue)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}
