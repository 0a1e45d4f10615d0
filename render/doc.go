// Package render is what lies between a game and a screen: pictures of a board, and the
// colours and their legend. It sees a game's tiles, never its rules, and it knows neither
// Ebitengine nor the browser. Package view is where a board lies on a screen, package
// scene what a screen shows, package shade makes pixels of tiles, package paint pictures of
// boards.
package render
