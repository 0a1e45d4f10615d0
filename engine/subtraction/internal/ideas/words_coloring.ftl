## Colouring schemes: rules that paint the palaces

coloring-title = Colours that find the palaces

# "red -> green (5,4)" is written so in all languages.
coloring-about = Some squares start with a colour. The rule red -> green (5,4) paints a square green if its x is 5 more than that of a red one, and its y 4 more. The right rules paint exactly the palaces.

coloring-more = Every rule is used again and again. The player to move loses on a palace and wins on every other square. So the colours tell who wins.

coloring-source = [LSY24] Definition 40, Examples 42 and 44, Propositions 46 and 47 (corrected), Figures 14, 15 and 17

# Examples, by the figures of [LSY24].
coloring-figure-14 = Figure 14: an asymmetric game

coloring-figure-15 = Figure 15: a symmetric game

coloring-figure-17 = Figure 17: an arithmetic game

# kind: engine.ErrTooFar
err-colors-far = the colours begin at the corner, and are painted as far as x = 2047 and y = 2047: this is too far out

# The label of the field in which rules are written.
rules-label = The rules

# The label of a control: which part of the scheme is shown.
part-label = The part that is shown

# A choice of that control: the whole scheme.
part-all = all of it

# A choice of that control.
part-gone = a colour that no longer exists: all of it

# A choice of that control: these colours alone.
# $colors (Text) their names, with commas
part-only = only { $colors }

# A button.
next-colors = Use every rule again

# On a square to which rules give two colours.
mark-clash = two colours

# On a painted square that is no palace.
mark-wrong = not a palace

# On a palace that is not painted.
mark-missed = palace, no colour

colors-title = The colours

rules-title = The rules, and how many squares each has coloured

# Heads of columns: of the colours their name, how many squares have them at the start and in all, and how many of these are palaces.
head-colour = colour

head-at-start = at the start

head-squares = squares

head-palaces-among = palaces among them

# Heads of columns: of the rules the colour they lead from, how far, the colour they lead to, and how many squares they have painted.
head-from = from

head-step = step

head-to = to

head-painted = squares

come-closer = Zoom in to see the squares one by one: at this scale only the outline of each part is drawn.

# A square (x,y) was looked at if x+y is less than $reach; the strips of the proof are along lines from the corner, the axes among them.
# $reach (Plain)
# $lines (Plain) 2 or more
say-exact = It is proved: on the whole endless board these rules paint exactly the palaces. All squares with x+y < { $reach } were looked at; farther out the colours and the palaces repeat along { $lines } lines from the corner.

# The rules do not paint all palaces.
# $reach (Plain)
# $lines (Plain) 2 or more
say-only = It is proved: on the whole endless board every square that these rules paint is a palace. All squares with x+y < { $reach } were looked at; farther out the colours and the palaces repeat along { $lines } lines from the corner.

# $reach (Plain)
say-undecided = This is computed for all squares with x+y < { $reach }. It is not proved: farther out the colours may be wrong.

# $p (Text) a square
# $palace (Flag)
# $whole (Flag) whether no rule can paint anything more
say-bare = { $palace ->
    [true] { $whole ->
        [true] { $p } is a palace, but it has no colour: the rules miss it.
       *[false] { $p } is a palace without a colour so far.
    }
   *[false] { $p } has no colour, and it is not a palace.
}

# One of the next two sentences follows each of these.
# $p (Text) a square
# $color (Text) the name of a colour, as somebody has written it
painted-from-start = { $p } is { $color } from the start.

# $p (Text)
# $color (Text)
# $one (Text) where the colour comes from
# $first (Text) the colour there
painted-one-step = { $p } is { $color }: it comes from { $one }, { $first }.

# $p (Text)
# $color (Text)
# $one (Text) where the colour comes from
# $first (Text) the colour there
# $two (Text) the square after that
# $second (Text) the colour there
painted-two-steps = { $p } is { $color }: it comes from { $one }, { $first }, then { $two }, { $second }.

# $p (Text)
# $color (Text)
# $one (Text) where the colour comes from
# $first (Text) the colour there
# $two (Text) the square after that
# $second (Text) the colour there
# $three (Text)
# $third (Text)
painted-three-steps = { $p } is { $color }: it comes from { $one }, { $first }, then { $two }, { $second }, then { $three }, { $third }.

# $p (Text)
# $color (Text)
# $steps (Plain)
# $one (Text) where the colour comes from
# $first (Text) the colour there
# $before (Text) the last square before this one
# $last (Text) the colour there
painted-many-steps = { $p } is { $color }, after { $steps } steps: from { $one }, { $first }, by way of { $before }, { $last }.

# “It” is a painted square.
# $palace (Flag)
painted-as = { $palace ->
    [true] It is a palace.
   *[false] But it is not a palace: the rules are wrong here.
}

# $exact (Flag) whether the painted squares are exactly the palaces
# $right (Flag) whether they are palaces
# $width (Plain)
# $height (Plain)
# $covered (Plain) palaces that are painted
# $painted (Plain)
# $palaces (Plain)
# $percent (Text) the part of them that is painted, with one decimal
say-agreement = On the { $width } × { $height } squares from the corner, { $exact ->
    [true] the { $painted } painted squares are exactly the palaces.
   *[false] { $right ->
        [true] all
       *[false] { $covered } of
    } { $painted } painted squares are palaces, and { $covered } of { $palaces } palaces are painted ({ $percent } %).
}

# $painted (Plain)
# $palaces (Plain)
# $percent (Text) the part of them that is painted, with one decimal
say-end = When no rule can paint anything more, { $painted } of { $palaces } palaces are painted ({ $percent } %).

# $p (Text) a square
# $one (Text) a colour
# $other (Text) another colour
say-clash = The rules give { $p } two colours, { $one } and { $other }. A square may have only one.

# $p (Text)
say-wrong = The first painted square that is not a palace is { $p }.

# $p (Text)
say-missed = The first palace without a colour is { $p }.

# Where rules come from that nobody has written. Segments are sectors of the board with a pattern each.
# $segments (Plain)
say-found = { $segments ->
    [1] These rules are a suggestion. The board has one segment, and their steps are the steps by which it repeats. Change them as you like.
   *[other] These rules are a suggestion. The board has { $segments } segments, and their steps are the steps by which the segments repeat along their borders. Change them as you like. To bring them back, clear the text.
}

# Why suggested rules may not find all.
bare-ones = They do not find all palaces. Some are left where nothing repeats yet, or where too many squares would need a colour at the start.

# $reach (Plain)
# $segments (Plain)
say-makeshift = There is no suggestion for this { $segments ->
    [0] board: no segments are proved up to x+y = { $reach }
   *[other] board. It has { $segments } { $segments ->
        [one] segment
       *[other] segments
    }, but too many squares would need a colour at the start
}. Begin with these rules and change them.
