// Package picture is the map as pictures: 256×256 pixels of four bytes, each of which
// stands for 1, 2×2, 4×4 … squares. It knows which pictures show a window, which stand in
// for one that is missing, and what of a picture is there. Package average makes pixels of
// tiles, package paint orders the tiles of a board.
//
// At level 2 a pixel stands for 4×4 squares, and a picture for 1024×1024: square (1500,
// -3) lies in the picture {Level: 2, X: 1, Y: -1}, and in its pixel (119, 255), for the
// picture begins at (1024, -1024).
package picture
