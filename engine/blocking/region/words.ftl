## The names on the map of blocking queens, after [CLN15] Section 3. They stand on the map, in small letters, where there is room.
## Rows, columns and the diagonal are those of the board; k is how many palaces a square may see; a palace is a square where the player to move loses.

# Hood is a region: the corner of the board, shaped like a hood.
Hood = hood

# Epaulette is a region: on the shoulder.
Epaulette = épaulette

# Fabric is a region: woven of threads.
Fabric = fabric

# OuterSpace is a region.
Outer-space = outer space

# Arm is a region: it goes on from the shoulder.
Arm = arm

# Warp is a region: threads side by side, as on a loom.
Warp = warp

# InnerSector is a region.
Inner-sector = inner sector

# Casing is a border: the edge of the hood.
Casing = casing

# Seam is a border, as in sewing.
Seam = seam

# Rift is a border: a narrow gap in the fabric.
Rift = rift

# Fray is a border: where the fabric comes apart.
Fray = fray

# Skin is a border: the outermost layer of the arm.
Skin = skin

# Nose is a place: the tip of the hood’s dent.
Nose = nose

# Shoulder is a place: where the arm begins.
Shoulder = shoulder

# Armpit is a place.
Armpit = armpit

# Prism is a place: from here a beam goes out.
Prism = prism

## What the names mean

hood-about = All squares that the queen can reach from here can be blocked, so a move to here wins at once. The palace number is x + y + min(x, y): every option is a palace.

epaulette-about = A pattern with a period of eleven squares, made of k-1, k and k+1 only. Five squares of the eleven are palaces.

fabric-about = Threads of palaces cross each other, and about every eleventh square is a palace. The whole piece depends only on the remainder of k divided by 3. In large games it contains larger grids.

outer-space-about = Every square sees exactly k palaces, all of them in its row (or, where y > x, its column). So no square here is a palace.

arm-about = Two squares in five are palaces, in an order that looks random. The arm begins at the shoulder, goes on forever, and is the same in all large games.

warp-about = Threads of palaces that have left the fabric run side by side and merge. About one square in 22 is a palace; the blue stripes between them are the weft.

inner-sector-about = Beyond the last threads there are hardly any palaces, and most squares see a little more than k. The brightest squares follow the diagonal from the prism on.

casing-about = The straight edge of the hood: the line x + 2y = k where x > y, and 2x + y = k where y > x. Before it all palace numbers up to k occur, after it only a few around k.

seam-about = Where the pattern of the épaulette ends and the arm begins. It runs from the shoulder to the armpit.

rift-about = A narrow strip between fabric and épaulette that repeats after 81 squares one way and 31 the other. It widens slowly on its way from the nose to the armpit.

fray-about = Here the fabric comes apart: threads along it unravel, the others leave it and become the warp. It runs from the armpit to the prism.

skin-about = The arm’s outermost layer: palaces only, its edge stepping by two or three squares a row in a Fibonacci pattern. Along a row it is 3 squares thick, then 8, 21 and 55 as you go farther out.

nose-about = The hood’s dent on the diagonal at k/3, where hood, épaulettes and fabric meet. Its neighbourhood looks the same in all games whose k leaves the same remainder when divided by 3.

shoulder-about = The end of the hood on the edge of the board, at k. Hood, épaulette, arm and outer space meet here, and all large games look alike.

armpit-about = Where the rift runs into the seam, and épaulette, fabric, arm and warp meet. This is often where the queen sees the most palaces.

prism-about = The end of the fabric: the last palace on the diagonal. A beam of higher palace numbers leaves it along the diagonal.

## Where the names come from

terminology = [CLN15] Section 3.1

structure = [CLN15] Section 3.2

skins = [CLN15] Section 3.4

## What is refused

# $k (Plain)
err-k = the blocking number k must be at least 1, not { $k }

# Details of the map can be highlighted by their names.
# $name (Text) in quotation marks
# $names (Text) those that there are, in quotation marks and brackets
err-no-detail = no detail is called { $name }: choose one of { $names }

# kind: engine.ErrOutside
# $size (Text) such as 30x20
# $at (Text) the smallest corner, such as 5,7
# $extent (Text) such as 300x200
err-outside = { $size } squares at { $at } are not within the { $extent } that were surveyed
