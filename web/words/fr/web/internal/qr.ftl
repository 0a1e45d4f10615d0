err-long = un code QR contient environ { $most } caractères
