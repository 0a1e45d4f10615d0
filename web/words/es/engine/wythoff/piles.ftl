title = Nim de Wythoff con { $piles } montones

rules = Quita cualquier número de un montón, o el mismo número de cada uno de varios montones. { $misere ->
    [true] Pierde
   *[false] Gana
} quien quita el último de todos.

turn = Quita cualquier número de un montón, o el mismo número de cada uno de varios montones.

err-memory = { $game } se resuelve con una tabla, y la de { $size } celdas es más de lo que cabe en medio gigabyte

err-work = { $game } se resuelve con una tabla, y llenar la de { $size } celdas tarda demasiado

method-last = El último montón

method-last-idea = Dados todos los montones menos uno, exactamente un número del último da un palacio: el menor que ningún palacio anterior ataca.

method-mex = Mex, línea por línea

method-mex-idea = Un valor de Grundy es el menor número que ninguna opción tiene; cada línea recuerda los números que hay en ella.
