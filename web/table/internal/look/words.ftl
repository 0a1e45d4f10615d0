err-cover = what covers the board must have a width and a height of 0 or more

err-zoom = zoom needs a number, or fit, map or piece

err-locate = locate needs a square such as [3,3]

# $to (Quoted)
err-no-zoom = zoom to fit, map or piece, not { $to }
