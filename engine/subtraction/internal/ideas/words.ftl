# Why an idea is none of a ruleset. “It” is the idea.

err-two-moves = it is about rulesets of one move or two

err-two-piles = it is about rulesets with two piles

err-two-piles-at-most = it is about rulesets with one pile or two
