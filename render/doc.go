// Package render is what lies between a game and a screen: the camera, gestures, and the
// colours and their legend. It sees a game's tiles, never its rules, and it knows neither
// Ebitengine nor the browser. Package scene is what a screen shows, package shade makes
// pixels of tiles, package paint pictures of boards.
package render
