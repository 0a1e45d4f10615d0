err-long = يتسع رمز QR لنحو { $most } حرف
