wanted-here = buscada

next-level = Un nivel más abajo

letters-title = { $last ->
    [true] Nivel { $n }, que está en la tabla
   *[false] Nivel { $n }
}

table-title = { $levels ->
    [1] Un nivel: la columna está en la tabla
   *[other] Los { $levels } niveles, cada uno φ veces más cerca de la esquina
}

level-head = nivel

column-head = columna

digits-head = cifras

first-head = leído desde

columns-head = columnas leídas

level-label = { $digits ->
    [one] nivel { $level }: 1 cifra
   *[other] nivel { $level }: { $digits } cifras
}

path-in-words = En el tablero, cada flecha baja un nivel, por turnos hasta la recta y = φx o la recta y = x/φ. La barra que cruza su final es tan larga como lo que se lee allí.

fan-in-words = En el tablero, cada barra es un nivel, tan larga como cifras tiene su número: la más larga es la columna por la que se pregunta; la más corta, la tabla cerca de la esquina. Si hay muchos niveles, solo se dibujan algunos.

near = La columna { $column } está cerca de la esquina y se busca en una tabla. Se muestra cómo se lee la columna { $shown }: señala más lejos para seguir otra.

descent = { $levels ->
    [1] La columna { $column } está tan cerca de la esquina que se busca en una tabla.
   *[other] { $far ->
        [true] La columna { $column }, de { $digits } cifras, se lee a través de { $levels } niveles, cada uno unas 1,618 veces más cerca de la esquina.
       *[false] La columna { $column } se lee a través de { $levels } niveles, cada uno unas 1,618 veces más cerca de la esquina. El último se busca en una tabla.
    }
}
