err-long = en un código QR caben unos { $most } caracteres
