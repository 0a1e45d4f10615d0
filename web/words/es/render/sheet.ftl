err-no-format = un archivo de valores { $kind } no se puede escribir como { $format }

err-too-wide = { $w }x{ $h } es demasiado grande para guardarlo: { $most } casillas como máximo en cada dirección

err-too-large = { $w }x{ $h } casillas darían un archivo de unos { $size }, y una página guarda { $most } como máximo cada vez: { $edge }x{ $edge } casillas, por ejemplo

small = { $n } bytes

large = { $size } { $unit }
