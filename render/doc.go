// Package render turns positions and tiles into pictures: the camera, the colours
// and their legend, averaging, gestures, and the painter that orders tiles from
// an engine. It sees a game's View and its tiles, never its rules, and it knows
// neither Ebitengine nor the browser.
package render
