// Package render is pictures of a board. It sees a game's tiles, never its rules. Package
// view is where a board lies on a screen, package colour what colours it has, package scene
// what a screen shows, package shade makes pixels of tiles, package paint pictures of
// boards.
package render
