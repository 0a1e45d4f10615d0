package quasi

// What tests look at from outside, for they need the game, which needs this package.
var Measure, Has, Repeat = measure, has, repeat
