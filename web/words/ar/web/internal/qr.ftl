err-long = يتسع رمز QR لنحو { $most } من الحروف
