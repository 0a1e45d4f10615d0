package columns

// rows are those of the P-positions, by columns. They are kept as 1 more, so that fresh
// memory is columns that have not been searched.
type rows []int32

// unknown is the row in a column that has not been searched.
const unknown = -1

// at returns the row in column x.
func (r rows) at(x int) int { return int(r[x]) - 1 }

// set makes y the row in column x.
func (r rows) set(x, y int) { r[x] = int32(y + 1) }
