// Package learn is what helps people learn at the table: it recommends moves, a judge marks
// those that win, a tutor explains why a square wins or loses, step by step, and a reviewer
// finds where a won game was given away. What they have to know about positions they ask of
// the analyst; what they found they put into words for the page, and into a scene for the
// canvas. In Wythoff Nim at (2,2) the judge ticks (0,0), (1,2) and (2,1): see shapes.go.
package learn
