true-page = Palace: qué es verdad

true-about = Lo que cuatro artículos afirman sobre juegos imparciales en un tablero sin fin, cada afirmación calculada de nuevo: qué se cumple, qué falla, qué está abierto.

true-language = Idioma

true-heading = Qué es verdad

true-claims = Estas son las afirmaciones de cuatro artículos, de dos más antiguos que llevan a ellos, y las nuestras. Cada vez que se prueba Palace, un programa las calcula todas de nuevo a partir de las reglas. Puedes hacer lo mismo: <code>palace verify</code>.

true-english = Las afirmaciones y sus comprobaciones están en inglés, la lengua de los artículos.

true-holds = <b>holds</b> Se cumple: la comprobación lo demuestra, o trata de un número finito de casillas y se miraron todas.

true-open = <b>open</b> Abierto: no se encontró nada en contra, hasta el límite que da cada una de estas afirmaciones. Si al lado pone <b>proved elsewhere</b>, la afirmación dice dónde hay una demostración que llega más lejos que la comprobación, sobre papel o mediante un cálculo.

true-fails = <b>fails</b> Falla: la comprobación encuentra algo en contra. Una errata aparece dos veces: como está impresa, que falla, y como se cumple.

true-cln15 = Bloquear la dama

true-lw14 = Nim del maharajá

true-lsy24 = Sustracción de vectores

true-dss20 = Damas en el exilio

true-bou01 = Nim

true-fra82 = Nim de Wythoff generalizado

true-here = Hallado aquí
