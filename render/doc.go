// Package render is what lies between a game and a screen: the camera, gestures, the
// colours and their legend, and the Scene that a screen shows. It sees a game's View and
// its tiles, never its rules, and it knows neither Ebitengine nor the browser. Package
// shade makes pixels of tiles, package paint pictures of boards.
package render
