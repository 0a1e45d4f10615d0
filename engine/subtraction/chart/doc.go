// Package chart maps boards to any distance. It is about boards on which a square follows
// from squares to its left and above it, in a way that is the same everywhere and reaches
// back only so far, and before whose borders there is nothing.
//
// Such a board is cut into leaves, square blocks of a few machine words, and a block of
// level n+1 is four blocks of level n. A block depends only on the squares along its left
// and its upper side, as far back as moves reach: a strip on each side, the upper one with
// the corner. So blocks behind the same strips are the same wherever they lie, and each is
// computed only once, from its quarters; strips are told apart by numbers, and a longer one
// is a pair of numbers. That is Gosper's hashlife with a recurrence instead of time.
//
// To Look at a window takes the blocks before it, as large as possible, and on boards with
// some order these are few.
//
// Often more is true. Place (i, k) of level n is the block whose corner is the square i·2ⁿ
// leaves to the right and k·2ⁿ leaves below the board's corner. Suppose the places of one
// level can be sorted into finitely many kinds, such that the kind of (i, k) decides both
// its block and the kinds of (2i, 2k), (2i+1, 2k), (2i, 2k+1) and (2i+1, 2k+1). Then the
// binary digits of i and k lead to the kind of (i, k), most significant first, and squares
// with a hundred decimal digits are a few hundred steps away.
//
// A Search looks at the board near its corner, guesses the kinds, and keeps them if it can
// prove that they are right. It has to show that
//   - wherever two kinds lie side by side, or one above the other, the strip that the first
//     one's block leaves behind is the one that the second one's block follows from;
//   - along the borders the blocks of the kinds follow from empty strips.
//
// Both are finite: two kinds that meet are quarters of one kind, or of two that meet. And
// they suffice, by induction on i+k: if the blocks at (i-1, k) and (i, k-1) are those of
// their kinds, or outside of the board, then the strips before (i, k) are those that the
// block of its kind follows from, so the block at (i, k) is that one.
//
// What has been proved in this way is proved again before it is believed, without the
// strips and from the squares alone: see Map.Check.
//
// So nothing is required of the board. A Search that finds no Map costs no more than the work
// allowed, and says nothing about the board: it guesses on few levels, telling kinds apart by
// few blocks or by some more.
//
// For {(1,0), (0,1), (1,1)} it is easily seen by hand: (0,0) is P, its neighbours are N,
// and a position is P if and only if both coordinates are even. All blocks are the same
// wherever they lie, so there is one kind, and its quarters are of that kind again.
//
// References:
//   - R. W. Gosper, Exploiting regularities in large cellular spaces, Physica D 10, 1984.
//   - J.-P. Allouche, J. Shallit, Automatic Sequences, 2003, for what digits decide.
package chart
