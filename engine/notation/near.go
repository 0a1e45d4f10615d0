package notation

import "strings"

// Near lists those of some names that may be meant by one that is none of them: the nearest by
// letters to insert, delete, replace or exchange with the next one, if it is a third of the letters
// at most, and no more than three names.
func Near(name string, names []string) (near []string) {
	const few, longest = 3, 60
	name = strings.ToLower(name)
	if len(name) > longest {
		return nil
	}
	least := max(1, len(name)/3)
	for _, n := range names {
		switch d := edits(name, strings.ToLower(n)); {
		case d < least:
			least, near = d, []string{n}
		case d == least:
			near = append(near, n)
		}
	}
	return near[:min(len(near), few)]
}

// edits is the number of changes that lead from a to b.
func edits(a, b string) int {
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		for j := range rows[i] {
			if i == 0 || j == 0 {
				rows[i][j] = i + j
				continue
			}
			change := rows[i-1][j-1]
			if a[i-1] != b[j-1] {
				change++
			}
			rows[i][j] = min(change, rows[i-1][j]+1, rows[i][j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], rows[i-2][j-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}
